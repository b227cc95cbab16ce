import { describe, expect, it } from 'vitest';
import { answerWords, croppedPicture, squarePicture } from './answers';

describe('the words of a solution', () => {
  it('are listed once each, as they are usually spelled', () => {
    const word = { word: 'plane', display: 'plané', points: 3 };
    expect(answerWords([word, word])).toEqual([{ word: 'plané', points: 3, cells: [] }]);
  });

  it('keep the cells or the path that they are given', () => {
    const cells = [[0, 0] as const, [0, 1] as const];
    expect(answerWords([{ word: 'ab', cells }])[0]!.cells).toEqual(cells);
    expect(answerWords([{ word: 'ab', path: cells }])[0]!.cells).toEqual(cells);
  });

  it('are walked from their first cell, by the steps of their game', () => {
    const down = { word: 'sea', row: 0, col: 4, direction: 'V' };
    expect(answerWords([down])[0]!.cells).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
    ]);
    expect(answerWords([{ ...down, direction: 'D' }])[0]!.cells).toEqual([]);
    expect(answerWords([{ ...down, direction: 'D' }], { D: [2, 2] })[0]!.cells.at(-1)).toEqual([4, 8]);
  });
});

describe('the picture of a solution', () => {
  it('has only the part of the grid that holds letters', () => {
    const words = answerWords(
      [
        { word: 'abc', row: 2, col: 3, direction: 'D' },
        { word: 'cat', row: 6, col: 7, direction: 'H' },
      ],
      { D: [2, 2], H: [0, 1] },
    );
    const { rows, words: moved } = croppedPicture(words);
    expect(rows.map((row) => row.map((letter) => letter || '.').join(''))).toEqual([
      'a......',
      '.......',
      '..b....',
      '.......',
      '....cat',
    ]);
    expect(moved[0]!.cells[0]).toEqual([0, 0]);
  });

  it('can be a whole square', () => {
    const { rows } = squarePicture(answerWords([{ word: 'sea', row: 0, col: 11, direction: 'V' }]), 12);
    expect([rows.length, rows[0]!.length, rows[2]![11]]).toEqual([12, 12, 'a']);
  });

  it('is empty without words', () => {
    expect(croppedPicture([])).toEqual({ rows: [], words: [] });
  });
});
