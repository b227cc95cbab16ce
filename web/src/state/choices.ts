/** The values of a form of options, and the options they make; the server decides what is legal. */
import type { GameId } from '../games';
import { CHOICES, type Choice, type Value } from '../options';

export type { Choice };
export type Values = Record<string, Value>;
export type OptionValues = Record<string, Value | string[]>;

export function choicesIn(game: GameId, form: 'practice' | 'room'): readonly Choice[] {
  return CHOICES[game].filter((choice) => choice.forms.includes(form));
}

export function choiceOf(game: GameId, name: string): Choice {
  const found = CHOICES[game].find((choice) => choice.name === name);
  if (!found) throw new Error(`${game} has no choice ${name}`);
  return found;
}

/** What a form begins with; who plays without a clock begins without one. */
export function startValues(choices: readonly Choice[], untimed: boolean): Values {
  const first = ({ zero, value }: Choice): Value => (untimed && zero === 'untimed' ? 0 : value);
  return Object.fromEntries(choices.map((choice) => [choice.name, first(choice)]));
}

/** The other way: what a room's options are, as the form shows them. */
export function chosenValues(choices: readonly Choice[], options: unknown): Values {
  const known = (options ?? {}) as Record<string, Value | null>;
  const of = ({ name, sets }: Choice): Value | null | undefined => known[sets?.[0] ?? name];
  return Object.fromEntries(choices.map((choice) => [choice.name, of(choice) ?? choice.value]));
}

/** The form's values as options, without defaults and without what needs a choice that is not set. */
export function optionValues(choices: readonly Choice[], values: Values): OptionValues {
  const said = new Set(choices.filter((choice) => isSaid(choice, values)).map(({ name }) => name));
  const sent = choices.filter(
    ({ name, needs, defaults }) =>
      said.has(name) && (!needs || said.has(needs)) && !defaults.includes(values[name]!),
  );
  return Object.fromEntries(
    sent.flatMap((choice) =>
      (choice.sets ?? [choice.name]).map((field) => [field, sentValue(choice, values)]),
    ),
  );
}

function isSaid(choice: Choice, values: Values): boolean {
  const value = values[choice.name];
  if (choice.kind === 'names') return split(value).length >= (choice.low ?? 0);
  return value !== undefined && value !== '';
}

function sentValue(choice: Choice, values: Values): Value | string[] {
  const value = values[choice.name]!;
  return choice.kind === 'names' || choice.kind === 'words' ? split(value) : value;
}

function split(text: Value | undefined): string[] {
  return String(text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
