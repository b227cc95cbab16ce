import { describe, expect, it } from 'vitest';
import {
  bookText,
  forgotten,
  fromLines,
  marked,
  meantWord,
  MOST_WORDS,
  readBook,
  toLines,
  wordKey,
  type OwnWords,
} from './own_words';

const NONE: OwnWords = { allowed: [], reported: [] };

const key = (text: string): string => wordKey(text, 'en');

describe('own words', () => {
  it('are spelled as the lists spell them', () => {
    expect(['Été', ' ZYZZY ', 'cœur', 'a', 'two words', 'c3po', 'x'.repeat(16)].map(key)).toEqual([
      'ete',
      'zyzzy',
      'coeur',
      '',
      '',
      '',
      '',
    ]);
  });

  it('are allowed or reported, and the later saying counts', () => {
    const own = marked(marked(NONE, 'qat', 'allowed', 'en'), 'Qat', 'reported', 'en');
    expect(own).toEqual({ allowed: [], reported: ['qat'] });
    expect(forgotten(own, 'QAT', 'en')).toEqual(NONE);
  });

  it('are at most five hundred', () => {
    const letter = (n: number): string => String.fromCharCode(97 + n);
    const words = Array.from(
      { length: MOST_WORDS + 5 },
      (_, n) => `+a${letter(n % 26)}${letter(Math.floor(n / 26))}`,
    );
    expect(fromLines(NONE, words.join('\n'), 'en').allowed).toHaveLength(MOST_WORDS);
  });

  it('are found behind what was typed, wildcards too', () => {
    const own = fromLines(NONE, '+zyzzy\n+eté\n-cat', 'en');
    expect([
      meantWord(own, 'ZYZZY', 'en'),
      meantWord(own, 'z*zzy', 'en'),
      meantWord(own, 'été', 'en'),
      meantWord(own, 'cat', 'en'),
      meantWord(own, '***', 'en'),
    ]).toEqual(['zyzzy', 'zyzzy', 'ete', undefined, 'ete']);
  });

  it('travel as the lines the terminal reads, and come back the same', () => {
    const own = marked(marked(NONE, 'zyzzy', 'allowed', 'en'), 'cat', 'reported', 'en');
    expect(toLines(own)).toBe('+zyzzy\n-cat');
    expect(fromLines(NONE, toLines(own), 'en')).toEqual(own);
    expect(readBook(bookText({ en: own, fr: NONE }))).toEqual({ en: own, fr: NONE });
  });

  it('survive a damaged store', () => {
    for (const text of [null, '', '{', '[]', '3', '{"en": 5}']) expect(readBook(text)).toEqual({});
  });
});
