/** Names of cells in Battlewords: a letter for the row, a number for the column. */
import type { Cell } from '../../state/roving';

export const ROWS = [...'ABCDEFGHIJKL'];
export const COLS = Array.from({ length: 12 }, (_, index) => String(index + 1));

export function cellName([row, col]: Cell): string {
  return `${ROWS[row]}${col + 1}`;
}

export function parseCell(text: string): Cell | undefined {
  const match = /^([a-l])\s*(1[0-2]|[1-9])$/i.exec(text.trim());
  return match ? [ROWS.indexOf(match[1]!.toUpperCase()), Number(match[2]) - 1] : undefined;
}
