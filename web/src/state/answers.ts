/** A day's solution as the page draws it: rows of letters, and words with their cells. */
import type { Cell } from './roving';

/** A word of a solution; where it lies is given as cells, as a path, or as a start and a direction. */
export type SolvedWord = {
  word: string;
  display?: string;
  points?: number;
  path?: readonly Cell[];
  cells?: readonly Cell[];
  row?: number;
  col?: number;
  direction?: string;
};
export type AnswerWord = { word: string; points: number | undefined; cells: readonly Cell[] };
export type AnswerPicture = { rows: readonly (readonly string[])[]; words: readonly AnswerWord[] };
export type Steps = Readonly<Record<string, Cell>>;

/** From one letter to the next. */
export const STEPS: Steps = { H: [0, 1], V: [1, 0] };

/** Each word once, in the spelling that is shown. */
export function answerWords(words: readonly SolvedWord[], steps = STEPS): AnswerWord[] {
  const once = new Map(words.map((word) => [word.word, word]));
  return [...once.values()].map((word) => ({
    word: word.display ?? word.word,
    points: word.points,
    cells: word.path ?? word.cells ?? walkedCells(word, steps),
  }));
}

function walkedCells({ word, row, col, direction = '' }: SolvedWord, steps: Steps): Cell[] {
  const step = steps[direction];
  if (row === undefined || col === undefined || !step) return [];
  return [...word].map((_, index): Cell => [row + index * step[0], col + index * step[1]]);
}

type Box = { top: number; left: number; bottom: number; right: number };

/** The words laid in a square of that side. */
export function squarePicture(words: readonly AnswerWord[], side: number): AnswerPicture {
  return { rows: laidRows(words, { top: 0, left: 0, bottom: side - 1, right: side - 1 }), words };
}

/** The words laid in a grid, without its empty rim. */
export function croppedPicture(words: readonly AnswerWord[]): AnswerPicture {
  const cells = words.flatMap((word) => word.cells);
  if (cells.length === 0) return { rows: [], words };
  const box = boxOf(cells);
  const moved = words.map((word) => ({
    ...word,
    cells: word.cells.map(([row, col]): Cell => [row - box.top, col - box.left]),
  }));
  return { rows: laidRows(words, box), words: moved };
}

function boxOf(cells: readonly Cell[]): Box {
  const [rows, cols] = [cells.map(([row]) => row), cells.map(([, col]) => col)];
  return {
    top: Math.min(...rows),
    left: Math.min(...cols),
    bottom: Math.max(...rows),
    right: Math.max(...cols),
  };
}

function laidRows(words: readonly AnswerWord[], { top, left, bottom, right }: Box): string[][] {
  const letters = new Map(
    words.flatMap((word) => word.cells.map((cell, index) => [String(cell), [...word.word][index] ?? ''])),
  );
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, col) => letters.get(`${top + row},${left + col}`) ?? ''),
  );
}
