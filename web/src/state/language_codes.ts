/** Which languages there are; apart from what each needs, because the first script asks for this alone. */
import { codes, fallback, wordCodes } from 'virtual:languages';

/** A code of two letters: a folder of messages, of words, or of both. */
export type Language = string;

export const FALLBACK: Language = fallback;
export const LANGUAGES: readonly Language[] = codes;
export const WORD_LANGUAGES: readonly Language[] = wordCodes;

/** The word language where only the interface language was chosen. */
export function wordsFor(language: Language): Language {
  return WORD_LANGUAGES.includes(language) ? language : FALLBACK;
}
