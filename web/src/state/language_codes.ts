/** Which languages there are; apart from what each needs, because the first script asks for this alone. */
import { codes, fallback, wordCodes } from 'virtual:languages';

/** A code of two letters: a folder of messages, of words, or of both. */
export type Language = string;

export const FALLBACK: Language = fallback;
export const LANGUAGES: readonly Language[] = codes;
/** A site without a server may have fewer. */
export const WORD_LANGUAGES: readonly Language[] = wordCodes.filter((code) => isOffered(code));

/** The word language where only the interface language was chosen. */
export function wordsFor(language: Language): Language {
  return [language, FALLBACK].find((code) => WORD_LANGUAGES.includes(code)) ?? WORD_LANGUAGES[0]!;
}

function isOffered(code: Language): boolean {
  const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="worderly-words"]')?.content;
  return told === undefined || told.split(' ').includes(code);
}
