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

describe('own words', () => {
  it('are spelled as the lists spell them', () => {
    expect(['Été', ' ZYZZY ', 'cœur', 'a', 'two words', 'c3po', 'x'.repeat(16)].map(wordKey)).toEqual([
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
    const own = marked(marked(NONE, 'qat', 'allowed'), 'Qat', 'reported');
    expect(own).toEqual({ allowed: [], reported: ['qat'] });
    expect(forgotten(own, 'QAT')).toEqual(NONE);
  });

  it('are at most five hundred', () => {
    const letter = (n: number): string => String.fromCharCode(97 + n);
    const words = Array.from(
      { length: MOST_WORDS + 5 },
      (_, n) => `+a${letter(n % 26)}${letter(Math.floor(n / 26))}`,
    );
    expect(fromLines(NONE, words.join('\n')).allowed).toHaveLength(MOST_WORDS);
  });

  it('are found behind what was typed, wildcards too', () => {
    const own = fromLines(NONE, '+zyzzy\n+eté\n-cat');
    expect([
      meantWord(own, 'ZYZZY'),
      meantWord(own, 'z*zzy'),
      meantWord(own, 'été'),
      meantWord(own, 'cat'),
      meantWord(own, '***'),
    ]).toEqual(['zyzzy', 'zyzzy', 'ete', undefined, 'ete']);
  });

  it('travel as the lines the terminal reads, and come back the same', () => {
    const own = marked(marked(NONE, 'zyzzy', 'allowed'), 'cat', 'reported');
    expect(toLines(own)).toBe('+zyzzy\n-cat');
    expect(fromLines(NONE, toLines(own))).toEqual(own);
    expect(readBook(bookText({ en: own, fr: NONE }))).toEqual({ en: own, fr: NONE });
  });

  it('survive a damaged store', () => {
    for (const text of [null, '', '{', '[]', '3', '{"en": 5}']) expect(readBook(text)).toEqual({});
  });
});
