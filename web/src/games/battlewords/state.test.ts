import { describe, expect, it } from 'vitest';
import { cellName, parseCell } from './state';

describe('names of cells', () => {
  it('go both ways for every cell', () => {
    for (let row = 0; row < 12; row += 1)
      for (let col = 0; col < 12; col += 1) expect(parseCell(cellName([row, col]))).toEqual([row, col]);
  });
  it('are forgiving of case and space', () => {
    expect(parseCell(' c 7 ')).toEqual([2, 6]);
  });
  it.each(['', 'm1', 'a0', 'a13', 'aa', '7c', 'boat'])('“%s” is no cell', (text) =>
    expect(parseCell(text)).toBeUndefined(),
  );
});
