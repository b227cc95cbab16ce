import { describe, expect, it } from 'vitest';
import { answerGrid, answerWords } from './answers';

describe('answers', () => {
  it('list the words of every shape, once each', () => {
    expect(answerWords({ spine: 'planet', words: [{ word: 'planet' }, { word: 'plane' }] })).toEqual(['planet', 'plane']);
    expect(answerWords({ par_line: [{ type: 'play', word: 'part' }], perfect_line: [{ type: 'discard', discard: 'xz' }, { word: 'part' }] })).toEqual(['part']);
    expect(answerWords(null)).toEqual([]);
  });

  it('draw the grid of every shape', () => {
    expect(answerGrid({ grid: [['t', 'qu']] })).toEqual(['T QU']);
    expect(answerGrid({ grid: ['ABC'] })).toEqual(['ABC']);
    expect(answerGrid({ hand: 'aci*prt' })).toEqual(['ACI*PRT']);
    expect(answerGrid({ size: 12 })).toEqual([]);
  });
});
