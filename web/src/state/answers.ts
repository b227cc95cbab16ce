/** Answers as the page draws them: the shapes of `make --json`, read loosely because each game has its own. */
import type { Cell } from './roving';

type Loose = Record<string, unknown>;
export type AnswerWord = { word: string; points: number | undefined; cells: readonly Cell[] };
export type AnswerPicture = { rows: readonly (readonly string[])[]; words: readonly AnswerWord[] };

const STEPS: Record<string, Cell> = { H: [0, 1], V: [1, 0] };

export function answerWords(solution: unknown): AnswerWord[] {
  const { words, par_line, perfect_line } = (solution ?? {}) as Loose;
  const all = [words, par_line, perfect_line].flatMap((part) =>
    Array.isArray(part) ? (part as Loose[]) : [],
  );
  const named = all.filter((item) => typeof item['word'] === 'string');
  return [...new Map(named.map((item) => [item['word'], answerWord(item)])).values()];
}

function answerWord(item: Loose): AnswerWord {
  const points = typeof item['points'] === 'number' ? item['points'] : undefined;
  return { word: String(item['display'] ?? item['word']), points, cells: cellsOf(item) };
}

/** As told, or walked from the first cell; the spine of Wizards leaves a cell free between its letters. */
function cellsOf(item: Loose): Cell[] {
  const told = item['path'] ?? item['cells'];
  if (Array.isArray(told)) return told as Cell[];
  const { word, row, col, direction } = item;
  if (typeof row !== 'number' || typeof col !== 'number') return [];
  const [down, right] = STEPS[String(direction)] ?? [2, 2];
  return [...String(word)].map((_, index): Cell => [row + index * down, col + index * right]);
}

/** The puzzle solved; only the part of a grid that holds letters. */
export function answerPicture(puzzle: unknown, solution: unknown): AnswerPicture {
  const { grid, hand, size } = (puzzle ?? {}) as Loose;
  const words = answerWords(solution);
  if (typeof hand === 'string') return { rows: [[...hand]], words };
  if (Array.isArray(grid))
    return { rows: grid.map((row) => (Array.isArray(row) ? (row as string[]) : [...String(row)])), words };
  return placed(words, typeof size === 'number' ? size : 0);
}

function placed(words: readonly AnswerWord[], size: number): AnswerPicture {
  const cells = words.flatMap((word) => word.cells);
  if (cells.length === 0) return { rows: [], words };
  const [top, left] = size
    ? [0, 0]
    : ([0, 1] as const).map((axis) => Math.min(...cells.map((cell) => cell[axis])));
  const [bottom, right] = size
    ? [size - 1, size - 1]
    : ([0, 1] as const).map((axis) => Math.max(...cells.map((cell) => cell[axis])));
  const moved = words.map((word) => ({
    ...word,
    cells: word.cells.map(([row, col]): Cell => [row - top!, col - left!]),
  }));
  const letters = new Map(
    moved.flatMap((word) => word.cells.map((cell, index) => [String(cell), [...word.word][index] ?? ''])),
  );
  const rows = Array.from({ length: bottom! - top! + 1 }, (_, row) =>
    Array.from({ length: right! - left! + 1 }, (_, col) => letters.get(`${row},${col}`) ?? ''),
  );
  return { rows, words: moved };
}
