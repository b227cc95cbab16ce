import { describe, expect, it } from 'vitest';
import { answerPicture, answerWords } from './answers';

describe('answers', () => {
  it('list the words of every shape, once each, as they are usually spelled', () => {
    const words = [
      { word: 'plane', display: 'plané', points: 3 },
      { word: 'plane', display: 'plané', points: 3 },
    ];
    expect(answerWords({ words })).toEqual([{ word: 'plané', points: 3, cells: [] }]);
    expect(
      answerWords({
        par_line: [{ type: 'play', word: 'part' }],
        perfect_line: [{ type: 'discard', discard: 'xz' }, { word: 'part' }],
      }).map((each) => each.word),
    ).toEqual(['part']);
    expect(answerWords(null)).toEqual([]);
  });

  it('draw a grid that is told', () => {
    expect(answerPicture({ grid: [['t', 'qu']] }, {}).rows).toEqual([['t', 'qu']]);
    expect(
      answerPicture(
        { grid: ['ABC'] },
        {
          words: [
            {
              word: 'ab',
              cells: [
                [0, 0],
                [0, 1],
              ],
            },
          ],
        },
      ),
    ).toEqual({
      rows: [['A', 'B', 'C']],
      words: [
        {
          word: 'ab',
          points: undefined,
          cells: [
            [0, 0],
            [0, 1],
          ],
        },
      ],
    });
    expect(answerPicture({ hand: 'aci*prt' }, {}).rows).toEqual([[...'aci*prt']]);
  });

  it('lay placed words where they belong, without the empty rim', () => {
    const words = [
      { word: 'abc', row: 2, col: 3, direction: 'D' },
      { word: 'cat', row: 6, col: 7, direction: 'H' },
    ];
    const { rows } = answerPicture({ rows: 15, cols: 25 }, { words });
    expect(rows.map((row) => row.map((letter) => letter || '.').join(''))).toEqual([
      'a......',
      '.......',
      '..b....',
      '.......',
      '....cat',
    ]);
  });

  it('keep the whole sea of Battlewords', () => {
    const { rows } = answerPicture(
      { size: 12 },
      { words: [{ word: 'sea', row: 0, col: 11, direction: 'V' }] },
    );
    expect([rows.length, rows[0]!.length, rows[2]![11]]).toEqual([12, 12, 'a']);
  });

  it('draw nothing of nothing', () => {
    expect(answerPicture(null, null)).toEqual({ rows: [], words: [] });
  });
});
