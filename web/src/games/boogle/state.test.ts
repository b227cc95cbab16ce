import { describe, expect, it } from 'vitest';
import { draggedPath, spelled, tappedPath, traced, turned, worthOf } from './state';

//  p e r
//  qu i t
//  s e e
const FACES = [
  ['p', 'e', 'r'],
  ['qu', 'i', 't'],
  ['s', 'e', 'e'],
];

describe('a path', () => {
  it('is traced from what is typed', () => {
    expect(spelled(FACES, traced(FACES, 'quit'))).toBe('quit');
    expect(traced(FACES, 'perit')).toHaveLength(5);
  });

  it('picks the Qu die for a typed q', () => {
    expect(traced(FACES, 'qit')).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  it('shows the longest beginning when the board does not have the word', () => {
    expect(spelled(FACES, traced(FACES, 'pex'))).toBe('pe');
    expect(traced(FACES, 'x')).toEqual([]);
  });

  it('never uses a die twice', () => {
    expect(spelled(FACES, traced(FACES, 'iti'))).toBe('it');
  });

  it('grows by taps, goes back by a tap on an earlier die, and is done by a tap on the last', () => {
    expect(tappedPath([[0, 0]], [0, 1])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(
      tappedPath(
        [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
        [0, 1],
      ),
    ).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(
      tappedPath(
        [
          [0, 0],
          [0, 1],
        ],
        [0, 1],
      ),
    ).toBeUndefined();
    expect(tappedPath([[0, 0]], [0, 0])).toEqual([]);
  });

  it('begins anew on a die that does not touch', () => {
    expect(tappedPath([[0, 0]], [2, 2])).toEqual([[2, 2]]);
  });

  it('follows a drag and one step back', () => {
    expect(draggedPath([[0, 0]], [1, 1])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(
      draggedPath(
        [
          [0, 0],
          [1, 1],
        ],
        [0, 0],
      ),
    ).toEqual([[0, 0]]);
    expect(draggedPath([[0, 0]], [2, 2])).toEqual([[0, 0]]);
  });
});

describe('turning the board', () => {
  it('comes back after four quarters', () => {
    for (const cell of [
      [0, 0],
      [0, 2],
      [1, 2],
    ] as const)
      expect(turned(cell, 4, 3)).toEqual(cell);
  });
  it('brings the lower left corner to the upper left', () => {
    expect(turned([0, 0], 1, 3)).toEqual([2, 0]);
  });
  it('is one step after another', () => {
    expect(turned(turned([0, 1], 1, 3), 1, 3)).toEqual(turned([0, 1], 2, 3));
  });
});

describe('the worth of a draft', () => {
  const values = { c: 3, a: 1, t: 1 };
  it('is the letters and the length together', () => {
    const view = { values, length_points: [0, 0, 0, 1, 4], options: { scoring: 'letters' as const } };
    expect(worthOf('cat', view)).toBe('5 + 1 = 6');
    expect(worthOf('at', view)).toBe('');
  });
  it('is the length alone by the classic points', () => {
    const view = { values, length_points: [0, 0, 0, 1, 1, 2], options: { scoring: 'classic' as const } };
    expect(worthOf('cats', view)).toBe('1');
    expect(worthOf('relations', view)).toBe('2');
  });
  it('is not told where the language of the word decides', () => {
    expect(worthOf('cat', { values, length_points: [], options: {} })).toBe('');
  });
});
