/** A draft on a square of dice: a path drawn, tapped or traced from what is typed. */
import { sameCell, touches, type Cell } from '../../state/roving';
import type { BoogleView } from '../../wire';

export type Faces = readonly (readonly string[])[];

export function spelled(faces: Faces, path: readonly Cell[]): string {
  return path.map(([row, col]) => faces[row]?.[col] ?? '').join('');
}

/** A tap: the next die, back to an earlier one, or a new path; undefined ("done") on the last die. */
export function tappedPath(path: readonly Cell[], cell: Cell): Cell[] | undefined {
  const at = path.findIndex((each) => sameCell(each, cell));
  if (at >= 0 && at === path.length - 1) return path.length === 1 ? [] : undefined;
  if (at >= 0) return path.slice(0, at + 1);
  const last = path.at(-1);
  return last && touches(last, cell) ? [...path, cell] : [cell];
}

/** A drag over a die: on, or one step back; anything else leaves the path as it is. */
export function draggedPath(path: readonly Cell[], cell: Cell): readonly Cell[] {
  if (sameCell(path.at(-2), cell)) return path.slice(0, -1);
  const last = path.at(-1);
  return last && touches(last, cell) && !path.some((each) => sameCell(each, cell)) ? [...path, cell] : path;
}

/** A path that reads what is typed, or the longest beginning of it; q alone also picks the Qu die. */
export function traced(faces: Faces, text: string): Cell[] {
  let best: Cell[] = [];
  let covered = 0;
  function walk(path: Cell[], at: number): boolean {
    if (at > covered) [best, covered] = [path, at];
    if (at >= text.length) return true;
    return nextCells(faces, path).some((cell) => {
      const face = faces[cell[0]]![cell[1]]!;
      return readings(face, text, at).some((end) => walk([...path, cell], end));
    });
  }
  walk([], 0);
  return best;
}

function readings(face: string, text: string, at: number): number[] {
  const ends: number[] = [];
  if (text.startsWith(face, at)) ends.push(at + face.length);
  if (face === 'qu' && text[at] === 'q') ends.push(at + 1);
  return ends;
}

function nextCells(faces: Faces, path: readonly Cell[]): Cell[] {
  const all = faces.flatMap((row, r) => row.map((_, c) => [r, c] as const));
  const last = path.at(-1);
  return all.filter((cell) => !path.some((each) => sameCell(each, cell)) && (!last || touches(last, cell)));
}

/** What a word spelled on the dice would earn: "5 + 9 = 14", or only its points where letters have none. */
export function worthOf(
  word: string,
  { values, length_points, options }: Pick<BoogleView, 'values' | 'length_points' | 'options'>,
): string {
  const bonus = length_points?.[Math.min(word.length, length_points.length - 1)] ?? 0;
  if (!bonus) return '';
  if (options.scoring === 'classic') return `${bonus}`;
  const sum = [...word].reduce((all, letter) => all + (values[letter] ?? 0), 0);
  return `${sum} + ${bonus} = ${sum + bonus}`;
}

/** A quarter turn to the right, `turns` times: where the die shown at a place really lies. */
export function turned([row, col]: Cell, turns: number, size: number): Cell {
  const last = size - 1;
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return [last - col, row];
    case 2:
      return [last - row, last - col];
    case 3:
      return [col, last - row];
    default:
      return [row, col];
  }
}
