import { describe, expect, it } from 'vitest';
import { cropOf, isSpine } from './wizards';

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
  it('tells the spine by its capitals, accents and signs included', () => {
    expect([isSpine('A'), isSpine('É'), isSpine('a'), isSpine('?')]).toEqual([true, true, false, false]);
  });
});
