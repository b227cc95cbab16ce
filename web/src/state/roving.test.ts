import { describe, expect, it } from 'vitest';
import { lineOf, roved, snapped, touches } from './roving';

describe('focus in a grid', () => {
  it('stops at the edges', () => {
    expect(roved([0, 0], 'ArrowUp', 4, 4)).toEqual([0, 0]);
    expect(roved([3, 3], 'ArrowRight', 4, 4)).toEqual([3, 3]);
  });
  it('moves by arrows, Home, End, PageUp and PageDown, and by nothing else', () => {
    expect(roved([1, 1], 'ArrowDown', 4, 4)).toEqual([2, 1]);
    expect(roved([1, 1], 'End', 4, 5)).toEqual([1, 4]);
    expect(roved([1, 1], 'PageDown', 4, 5)).toEqual([3, 1]);
    expect(roved([1, 1], 'x', 4, 4)).toBeUndefined();
  });
});

describe('a line', () => {
  it('runs straight in any of eight directions', () => {
    expect(lineOf([2, 2], [0, 0])).toEqual([
      [2, 2],
      [1, 1],
      [0, 0],
    ]);
    expect(lineOf([0, 0], [0, 2])).toHaveLength(3);
    expect(lineOf([1, 1], [1, 1])).toEqual([[1, 1]]);
  });
  it('is none when it is crooked', () => {
    expect(lineOf([0, 0], [1, 2])).toBeUndefined();
  });
  it('snaps a wobbling finger to the nearest one inside the grid', () => {
    expect(snapped([0, 0], [1, 5], 8, 8)).toEqual([0, 5]);
    expect(snapped([0, 0], [4, 5], 8, 8)).toEqual([5, 5]);
    expect(snapped([6, 6], [7, 2], 8, 8)).toEqual([6, 2]);
    expect(lineOf([1, 6], snapped([1, 6], [5, 7], 8, 8))).toBeDefined();
  });
  it('knows neighbours, corners included, but not the cell itself', () => {
    expect(touches([1, 1], [2, 2])).toBe(true);
    expect(touches([1, 1], [1, 1])).toBe(false);
    expect(touches([1, 1], [1, 3])).toBe(false);
  });
});
