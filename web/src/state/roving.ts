/** One tab stop in a grid: where an arrow key, Home or End takes the focus. */
export type Cell = readonly [row: number, col: number];

export function roved([row, col]: Cell, key: string, rows: number, cols: number): Cell | undefined {
  switch (key) {
    case 'ArrowUp':
      return [Math.max(0, row - 1), col];
    case 'ArrowDown':
      return [Math.min(rows - 1, row + 1), col];
    case 'ArrowLeft':
      return [row, Math.max(0, col - 1)];
    case 'ArrowRight':
      return [row, Math.min(cols - 1, col + 1)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, cols - 1];
    case 'PageUp':
      return [0, col];
    case 'PageDown':
      return [rows - 1, col];
    default:
      return undefined;
  }
}

export function sameCell(a: Cell | null | undefined, b: Cell | null | undefined): boolean {
  return !!a && !!b && a[0] === b[0] && a[1] === b[1];
}

/** The cells of a straight line in one of eight directions, ends included; undefined for any other line. */
export function lineOf(from: Cell, to: Cell): Cell[] | undefined {
  const down = to[0] - from[0];
  const right = to[1] - from[1];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  if (down !== 0 && right !== 0 && Math.abs(down) !== Math.abs(right)) return undefined;
  return Array.from(
    { length: steps + 1 },
    (_, i) => [from[0] + Math.sign(down) * i, from[1] + Math.sign(right) * i] as const,
  );
}

/** The straight line nearest to where the finger is, kept inside the grid: a drag need not be exact. */
export function snapped(from: Cell, to: Cell, rows: number, cols: number): Cell {
  const down = to[0] - from[0];
  const right = to[1] - from[1];
  if (down === 0 && right === 0) return from;
  const eighth = Math.round(Math.atan2(down, right) / (Math.PI / 4)) * (Math.PI / 4);
  const step: Cell = [Math.round(Math.sin(eighth)), Math.round(Math.cos(eighth))];
  const wanted = Math.max(Math.abs(down), Math.abs(right));
  const room = (at: number, way: number, size: number): number =>
    way > 0 ? size - 1 - at : way < 0 ? at : Infinity;
  const length = Math.min(wanted, room(from[0], step[0], rows), room(from[1], step[1], cols));
  return [from[0] + step[0] * length, from[1] + step[1] * length];
}

export function touches(a: Cell, b: Cell): boolean {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;
}
