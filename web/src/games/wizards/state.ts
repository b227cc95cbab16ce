/** What the page draws of a Wizards grid. */
import type { Cell } from '../../state/roving';

export type Crop = { top: number; left: number; rows: number; cols: number };

/** The part of the grid that holds words; the empty rim only makes letters small. */
export function cropOf(grid: readonly string[]): Crop {
  const rows = grid.flatMap((row, index) => (/[^.]/.test(row) ? [index] : []));
  const firsts = grid.map((row) => row.search(/[^.]/)).filter((at) => at >= 0);
  const lasts = grid
    .map((row) => row.length - 1 - [...row].reverse().findIndex((cell) => cell !== '.'))
    .filter((_, i) => /[^.]/.test(grid[i]!));
  if (rows.length === 0) return { top: 0, left: 0, rows: grid.length, cols: grid[0]?.length ?? 0 };
  const top = rows[0]!;
  const left = Math.min(...firsts);
  return { top, left, rows: rows.at(-1)! - top + 1, cols: Math.max(...lasts) - left + 1 };
}

/** The spine leaves a cell free between its letters. */
export const SPINE_STEP: Cell = [2, 2];

/** The cells of the spine: a diagonal in the middle of the grid, every other cell. */
export function spineCells(grid: readonly string[], letters: number): ReadonlySet<string> {
  const span = 2 * letters - 1;
  const [top, left] = [grid.length, grid[0]?.length ?? 0].map((side) => Math.floor((side - span) / 2)) as [
    number,
    number,
  ];
  return new Set(Array.from({ length: letters }, (_, index) => `${top + 2 * index},${left + 2 * index}`));
}

export function isSpine(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
