/** What the options of a game and their values are called. */
import type { GameId } from '../games';
import type { Choice, Value } from '../options';
import type { Notice } from '../wire';

type Translate = (id: string, facts?: Record<string, string | number>) => string;

export function labelOf(game: GameId, name: string, t: Translate): string {
  return t(`${game}-option-${name.replaceAll('_', '-')}`);
}

/** A value in the player's language, as `value_text` of kit/forms.py has it. */
export function valueText(game: GameId, choice: Choice, value: Value, t: Translate): string {
  if (typeof value !== 'number') return t(`${game}-${choice.name.replaceAll('_', '-')}-${value || 'none'}`);
  if (value === 0 && choice.zero) return t(`option-${choice.zero}`);
  if (choice.unit === 'seconds' && value % 60 === 0) return t('option-minutes', { count: value / 60 });
  return choice.unit ? t(`option-${choice.unit}`, { count: value }) : String(value);
}

/** What was replaced in the options; the option is called as the form calls it. */
export function noticeText(game: GameId, notice: Notice, t: Translate): string {
  const facts = { ...notice.facts };
  if ('option' in facts) facts['option'] = inSentence(labelOf(game, String(facts['option']), t));
  return t(`notice-${notice.code.replaceAll('_', '-')}`, facts);
}

function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
