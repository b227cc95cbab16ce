/** A player's own words: allowed ones count in practice, reported ones are not shown; kept on this device. */
import { wordLanguageOf } from './languages';
import type { Language } from './language_codes';

export type OwnWords = { allowed: readonly string[]; reported: readonly string[] };
export type OwnBook = Record<Language, OwnWords>;
export type Kind = keyof OwnWords;

export const MOST_WORDS = 500;
export const NONE: OwnWords = { allowed: [], reported: [] };
const LONGEST = 15;
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** As the word lists spell it; empty for what cannot be a word. */
export function wordKey(text: string, language: Language): string {
  const { alphabet } = wordLanguageOf(language);
  const key = folded(text.trim(), alphabet);
  return key.length >= 2 && key.length <= LONGEST && [...key].every((each) => alphabet.includes(each))
    ? key
    : '';
}

/** Lower case without accents; letters of the alphabet stay as they are (ä in German). */
function folded(text: string, alphabet: string): string {
  return [...text.toLowerCase().normalize('NFC')]
    .map((each) => (alphabet.includes(each) ? each : (LIGATURES[each] ?? bare(each))))
    .join('');
}

function bare(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A word is either allowed or reported; of two sayings about it the later counts. */
export function marked(own: OwnWords, word: string, kind: Kind, language: Language): OwnWords {
  const key = wordKey(word, language);
  const others = forgotten(own, key, language);
  const full = others.allowed.length + others.reported.length >= MOST_WORDS;
  return !key || full ? own : { ...others, [kind]: [...others[kind], key].sort() };
}

export function forgotten(own: OwnWords, word: string, language: Language): OwnWords {
  const key = wordKey(word, language);
  return {
    allowed: own.allowed.filter((each) => each !== key),
    reported: own.reported.filter((each) => each !== key),
  };
}

/** The allowed word that a typed one means; `*` stands for one letter. */
export function meantWord(own: OwnWords, typed: string, language: Language): string | undefined {
  const { alphabet } = wordLanguageOf(language);
  const letters = [...folded(typed, alphabet)].filter((each) => each === '*' || alphabet.includes(each));
  return own.allowed.find(
    (word) =>
      word.length === letters.length && letters.every((each, at) => each === '*' || each === word[at]),
  );
}

/** The file the terminal keeps too: `+word` allows, `-word` reports. */
export function toLines(own: OwnWords): string {
  return [...own.allowed.map((word) => `+${word}`), ...own.reported.map((word) => `-${word}`)].join('\n');
}

export function fromLines(own: OwnWords, text: string, language: Language): OwnWords {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.reduce(
    (all, line) =>
      line.startsWith('+')
        ? marked(all, line.slice(1), 'allowed', language)
        : line.startsWith('-')
          ? marked(all, line.slice(1), 'reported', language)
          : all,
    own,
  );
}

export function readBook(text: string | null): OwnBook {
  const book = parsed(text);
  const lists = Object.entries(book).filter(([, lines]) => typeof lines === 'string');
  return Object.fromEntries(
    lists.map(([language, lines]) => [language, fromLines(NONE, String(lines), language)]),
  );
}

export function bookText(book: OwnBook): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(book).map(([language, own]) => [language, toLines(own)])),
  );
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
