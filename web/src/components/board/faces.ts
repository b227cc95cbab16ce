/**
 * Draws the cells of a grid that are one element each: a look and at most a letter.
 * A grid has up to 400 of them. By hand they take a third of the time that an effect for each would take.
 */
import type { Attachment } from 'svelte/attachments';
import type { Cell } from '../../state/roving';

export type Face = {
  /** What a screen reader says. */
  name: string;
  /** Its classes. */
  kinds: Readonly<Record<string, boolean>>;
  letter?: string;
  /** Its place among those that are uncovered together. */
  turn?: number | undefined;
  isSelected?: boolean;
};
export type Faces = readonly (readonly Face[])[];

/** `stop`: where Tab comes in; the arrows go on from there. */
export function faced(faces: Faces, stop: Cell): Attachment<HTMLElement> {
  return (grid) => {
    if (!fits(grid, faces)) grid.replaceChildren(...faces.map(newRow));
    faces.forEach((row, at) => row.forEach((face, col) => draw(cellIn(grid, at, col), face)));
    for (const cell of grid.querySelectorAll('[tabindex="0"]')) cell.setAttribute('tabindex', '-1');
    cellIn(grid, ...stop)?.setAttribute('tabindex', '0');
  };
}

function fits(grid: Element, faces: Faces): boolean {
  return (
    grid.childElementCount === faces.length && grid.firstElementChild?.childElementCount === faces[0]?.length
  );
}

function cellIn(grid: Element, row: number, col: number): HTMLElement {
  return grid.children[row]?.children[col] as HTMLElement;
}

function newRow(row: readonly Face[], at: number): HTMLElement {
  const line = newElement('row', 'line');
  line.style.setProperty('--at', String(at));
  line.append(...row.map((_, col) => newCell(at, col)));
  return line;
}

function newCell(row: number, col: number): HTMLElement {
  const cell = newElement('gridcell', 'cell');
  cell.dataset['cell'] = `${row},${col}`;
  cell.tabIndex = -1;
  return cell;
}

function newElement(role: string, name: string): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  made.className = name;
  return made;
}

function draw(cell: HTMLElement, { name, kinds, letter, turn, isSelected }: Face): void {
  put(cell, 'class', ['cell', ...Object.keys(kinds).filter((kind) => kinds[kind])].join(' '));
  put(cell, 'aria-label', name);
  if (letter !== undefined) put(cell, 'data-face', letter);
  if (turn !== undefined) cell.style.setProperty('--turn', String(turn));
  if (isSelected !== undefined) put(cell, 'aria-selected', String(isSelected));
}

function put(cell: Element, attribute: string, value: string): void {
  if (cell.getAttribute(attribute) !== value) cell.setAttribute(attribute, value);
}
