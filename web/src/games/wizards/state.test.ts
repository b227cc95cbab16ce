import { describe, expect, it } from 'vitest';
import { cropOf, isSpine, spineCells } from './state';

describe('the wizards grid', () => {
  it('is cut to the words it holds', () => {
    // .....
    // ..?..
    // .?A..
    // .....
    expect(cropOf(['.....', '..?..', '.?A..', '.....'])).toEqual({ top: 1, left: 1, rows: 2, cols: 2 });
  });
  it('stays whole when it is empty', () => {
    expect(cropOf(['..', '..'])).toEqual({ top: 0, left: 0, rows: 2, cols: 2 });
  });
  it('knows where the spine lies before it is uncovered', () => {
    expect([...spineCells(Array(15).fill('.'.repeat(25)), 6)]).toEqual([
      '2,7',
      '4,9',
      '6,11',
      '8,13',
      '10,15',
      '12,17',
    ]);
    expect([...spineCells(Array(6).fill('.'.repeat(5)), 3)]).toEqual(['0,0', '2,2', '4,4']);
  });
  it('tells the spine by its capitals, accents and signs included', () => {
    expect([isSpine('A'), isSpine('É'), isSpine('a'), isSpine('?')]).toEqual([true, true, false, false]);
  });
});
