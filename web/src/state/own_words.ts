/** A player's own words: allowed ones count in practice, reported ones are not shown; kept on this device. */
import type { Language } from './languages';

export type OwnWords = { allowed: readonly string[]; reported: readonly string[] };
export type OwnBook = Record<Language, OwnWords>;
export type Kind = keyof OwnWords;

export const MOST_WORDS = 500;
export const NONE: OwnWords = { allowed: [], reported: [] };
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** Lower case without accents, as the word lists spell; empty for what cannot be a word. */
export function wordKey(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæß]/g, (each) => LIGATURES[each]!);
  return /^[a-z]{2,15}$/.test(plain) ? plain : '';
}

/** A word is either allowed or reported; of two sayings about it the later counts. */
export function marked(own: OwnWords, word: string, kind: Kind): OwnWords {
  const key = wordKey(word);
  const others = forgotten(own, key);
  const full = others.allowed.length + others.reported.length >= MOST_WORDS;
  return !key || full ? own : { ...others, [kind]: [...others[kind], key].sort() };
}

export function forgotten(own: OwnWords, word: string): OwnWords {
  const key = wordKey(word);
  return {
    allowed: own.allowed.filter((each) => each !== key),
    reported: own.reported.filter((each) => each !== key),
  };
}

/** The allowed word that a typed one means; `*` stands for one letter. */
export function meantWord(own: OwnWords, typed: string): string | undefined {
  const pattern = new RegExp(
    `^${typed
      .split('*')
      .map((part) => (part ? wordPart(part) : ''))
      .join('[a-z]')}$`,
  );
  return own.allowed.find((word) => pattern.test(word));
}

function wordPart(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}

/** The file the terminal keeps too: `+word` allows, `-word` reports. */
export function toLines(own: OwnWords): string {
  return [...own.allowed.map((word) => `+${word}`), ...own.reported.map((word) => `-${word}`)].join('\n');
}

export function fromLines(own: OwnWords, text: string): OwnWords {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.reduce(
    (all, line) =>
      line.startsWith('+')
        ? marked(all, line.slice(1), 'allowed')
        : line.startsWith('-')
          ? marked(all, line.slice(1), 'reported')
          : all,
    own,
  );
}

export function readBook(text: string | null): OwnBook {
  const book = parsed(text);
  const lists = Object.entries(book).filter(([, lines]) => typeof lines === 'string');
  return Object.fromEntries(lists.map(([language, lines]) => [language, fromLines(NONE, String(lines))]));
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
