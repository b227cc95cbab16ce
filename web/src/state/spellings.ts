/** What the settings choose of a language's words: its spelling, and which may be found. */
import type { ThemeInfo } from '../wire';
import { wordLanguageOf } from './languages';
import type { Settings } from './settings';

/** The chosen spelling as an option of a game, if the word language has it. */
export function spellingOf({ words, spelling }: Settings): { spelling?: string } {
  return wordLanguageOf(words).spellings.includes(spelling) ? { spelling } : {};
}

/** What the settings choose of the words of a match alone, as options of a game. */
export function wordOptions(settings: Settings): { spelling?: string; all_words?: true } {
  return { ...spellingOf(settings), ...(settings.allWords ? { all_words: true } : {}) };
}

/** The themes with their titles in the chosen spelling, in the order of the titles. */
export function titled(
  themes: readonly ThemeInfo[],
  { words, spelling }: Settings,
): { name: string; title: string }[] {
  const index = wordLanguageOf(words).spellings.indexOf(spelling);
  return themes
    .map(({ name, titles }) => ({ name, title: titles[index] ?? titles[0]! }))
    .sort((one, other) => one.title.localeCompare(other.title, words));
}
