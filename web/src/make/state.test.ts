import { describe, expect, it } from 'vitest';
import {
  blankDraft,
  exchanged,
  fileName,
  fileText,
  fileWords,
  keptLayout,
  linkPath,
  listedWords,
  makerOptions,
  maskRows,
  messageFit,
  messageLetters,
  pictureSides,
  readDraft,
  usualPaper,
  type Made,
} from './state';
import { optionsOf } from '../state/source';
import { choiceOf } from '../state/choices';

const MADE: Made = {
  puzzle: { grid: ['OTTER', 'SEALX', 'ABCDE', 'ABCDE', 'ABCDE'], words: ['otter', 'seal'], title: '' },
  solution: {
    words: [
      { word: 'otter', row: 0, col: 0, direction: 'E' },
      { word: 'seal', row: 1, col: 0, direction: 'E' },
    ],
    unplaced: [],
  },
};

describe('words', () => {
  it('are read by line, comma or semicolon, keep phrases, and merge copies', () => {
    expect(listedWords('Sea lion\notter, Otter;  seal \n\n')).toEqual(['Sea lion', 'Otter', 'seal']);
    expect(listedWords(' \n')).toEqual([]);
  });
  it('come from a list, a table, or the column that is headed so', () => {
    expect(fileWords('otter\r\nsea lion\r\n', 'word')).toEqual(['otter', 'sea lion']);
    expect(fileWords('otter,seal\nwalrus', 'word')).toEqual(['otter', 'seal', 'walrus']);
    expect(fileWords('Word;Meaning\notter;swims\n"sea; lion";barks', 'mot, word')).toEqual([
      'otter',
      'sea; lion',
    ]);
  });
  it('of a file are Unicode or nothing', () => {
    expect(fileText(new TextEncoder().encode('été'))).toBe('été');
    expect(fileText(new Uint8Array([0xff, 0xfe, 0x61, 0]))).toBe('a');
    expect(fileText(new Uint8Array([0xe9, 0x74]))).toBeUndefined();
    expect(fileText(new Uint8Array([0x61, 0]))).toBeUndefined();
  });
  it('are exchanged one for another, or for nothing', () => {
    expect(exchanged(['otter', 'seal'], 'seal', ' gull ')).toBe('otter\ngull');
    expect(exchanged(['otter', 'seal'], 'otter', '')).toBe('seal');
  });
});

describe('a draft', () => {
  it('without words or directions asks for nothing', () => {
    expect(makerOptions(blankDraft(), 'en')).toBeUndefined();
    expect(
      makerOptions({ ...blankDraft(), text: 'otter', level: 'own', directions: [] }, 'en'),
    ).toBeUndefined();
    const many = (count: number): string => Array.from({ length: count }, (_, n) => `w${n}`).join('\n');
    expect(makerOptions({ ...blankDraft(), text: many(1000) }, 'en')).toBeDefined();
    expect(makerOptions({ ...blankDraft(), text: many(1001) }, 'en')).toBeUndefined();
  });
  it('is own words or a theme, a named shape or a picture', () => {
    expect(makerOptions({ ...blankDraft(), text: 'otter', size: 9, shape: 'heart' }, 'en')).toMatchObject({
      words: ['otter'],
      shape: 'heart',
      rows: 9,
      level: 'hard',
    });
    const other = makerOptions(
      {
        ...blankDraft(),
        source: 'theme',
        theme: 'mer',
        shape: 'picture',
        mask: ['##'],
        level: 'own',
        directions: ['W'],
      },
      'fr',
    );
    expect(other).toMatchObject({
      theme: 'mer',
      count: 12,
      mask: ['##'],
      directions: ['W'],
      languages: ['fr'],
    });
    expect(other).not.toHaveProperty('words');
    expect(other).not.toHaveProperty('level');
  });
  it('is a square, a rectangle, or as large as it needs', () => {
    const sides = (more: object): unknown[] =>
      [makerOptions({ ...blankDraft(), text: 'otter', ...more }, 'en')].map((wish) => [
        wish?.rows,
        wish?.cols,
      ]);
    expect([...sides({}), ...sides({ size: 9 }), ...sides({ size: -1, rows: 8, cols: 20 })]).toEqual([
      [0, 0],
      [9, 9],
      [8, 20],
    ]);
  });
  it('has an exact message only where it has a message', () => {
    expect(makerOptions({ ...blankDraft(), text: 'otter', exact: true }, 'en')?.exact).toBe(false);
  });
  it('is kept on the device, as far as it still fits', () => {
    expect(readDraft(JSON.stringify({ text: 'otter', size: 'large', mask: 3 }))).toEqual({
      ...blankDraft(),
      text: 'otter',
    });
    expect(readDraft('{')).toEqual(blankDraft());
  });
});

describe('a kept layout', () => {
  const wish = makerOptions({ ...blankDraft(), text: 'otter, gull' }, 'en')!;
  it('pins the earlier words on a grid of the same size', () => {
    const kept = keptLayout(wish, MADE);
    expect([kept.rows, kept.cols]).toEqual([5, 5]);
    expect(kept.pins?.map((pin) => [pin.word, pin.row])).toEqual([
      ['otter', 0],
      ['seal', 1],
    ]);
  });
  it('gives way to another size', () => {
    expect(keptLayout({ ...wish, rows: 9, cols: 9 }, MADE).pins).toBeUndefined();
  });
});

it('a picture has cells where it is dark and not see-through', () => {
  expect(maskRows([0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, 90, 90, 90, 255], 2)).toEqual(['#.', '.#']);
});

it('a picture has rows and columns of its own', () => {
  expect(maskRows([0, 0, 0, 255, 255, 255, 255, 255], 1, 2)).toEqual(['#.']);
  expect(pictureSides({ size: 0, rows: 5, cols: 9 })).toEqual([20, 20]);
  expect(pictureSides({ size: -1, rows: 5, cols: 9 })).toEqual([5, 9]);
});

describe('a secret message', () => {
  it('is counted by its letters', () => {
    expect(messageLetters('Rendez-vous à 9 h, là !')).toBe(14);
  });
  it('fits, fills, is too long, or makes the grid grow', () => {
    expect(messageFit(0, { left: 9, letters: 0 }, false)).toBeUndefined();
    expect(messageFit(4, { left: 9, letters: 4 }, false)).toEqual({
      id: 'maker-fits',
      facts: { letters: 4, left: 9 },
    });
    expect(messageFit(9, { left: 9, letters: 9 }, false)?.id).toBe('maker-fits-exactly');
    expect(messageFit(12, { left: 9, letters: 9 }, false)).toEqual({
      id: 'maker-too-long',
      facts: { count: 3 },
    });
    expect(messageFit(12, { left: 9, letters: 9 }, true)?.id).toBe('maker-grows');
  });
});

it('a file has a name that any system takes', () => {
  expect(fileName('Été : à la mer !', 'pdf', 'puzzle')).toBe('ete-a-la-mer.pdf');
  expect(fileName('../..', 'png', 'key')).toBe('worderly-wordsearch-key.png');
});

it('a new form begins with the defaults of the command line', () => {
  const { level, count } = blankDraft();
  expect([level, count]).toEqual([
    choiceOf('wordsearch', 'level').value,
    choiceOf('wordsearch', 'count').value,
  ]);
});

it('paper is Letter in North America and A4 elsewhere', () => {
  expect(['en-US', 'fr-CA', 'es-MX', 'en-GB', 'de', 'en'].map(usualPaper)).toEqual([
    'letter',
    'letter',
    'letter',
    'a4',
    'a4',
    'a4',
  ]);
});

describe('linkPath', () => {
  it('holds the puzzle itself, where no server keeps it', () => {
    const options = { languages: ['en'], words: ['gull', 'tern'], rows: 9, title: 'Sea birds' };
    const path = new URL(linkPath({ ...options, pins: [] }, '7'), 'http://here');
    expect(path.pathname).toBe('/wordsearch/seed/7');
    expect(optionsOf('wordsearch', path.search, 'fr').options).toEqual({
      type: 'wordsearch_options',
      ...options,
    });
  });

  it('holds the places of words that were kept', () => {
    const pins = [{ type: 'pin' as const, word: 'gull', row: 2, col: 0, direction: 'E' as const }];
    const path = new URL(linkPath({ languages: ['en'], words: ['gull'], pins }, '7'), 'http://here');
    expect(optionsOf('wordsearch', path.search, 'en').options).toMatchObject({ pins });
    expect(optionsOf('wordsearch', '?pins=[oops', 'en').options).toMatchObject({ pins: '[oops' });
  });
});
