/** Where on the screen a step of a lesson points: cells of the board, letters of the tray, a named part. */
import type { LessonPage } from '../../wire';
import type { Box } from './Spotlight.svelte';

export type Places = { holes: Box[]; pulses: Box[]; path: Box[] };
const ROOM = 5;

function boxOf(element: Element, room: number): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

function seen(elements: Iterable<Element>): Element[] {
  return [...elements].filter((element) => element.getClientRects().length > 0);
}

/** The tiles that spell the word, each used once. */
function tilesOf(tray: Element, word: string): Element[] {
  const free = seen(tray.querySelectorAll('[data-letter]'));
  const tiles = [...word.toLowerCase()].map((letter) => {
    const at = free.findIndex((tile) => tile.getAttribute('data-letter')?.toLowerCase() === letter);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  });
  return tiles.filter((tile) => tile !== undefined);
}

/** What must be in sight: the part of the screen, or the first cell. */
export function targetOf(root: Element, { part, cells }: LessonPage): Element | null {
  return root.querySelector(part ? `[data-part="${part}"]` : `[data-cell="${cells[0]?.join()}"]`);
}

export function placesOf(root: Element, page: LessonPage): Places {
  const cells = page.cells.flatMap((cell) => seen(root.querySelectorAll(`[data-cell="${cell.join()}"]`)));
  const part = page.part ? seen(root.querySelectorAll(`[data-part="${page.part}"]`))[0] : undefined;
  const word = page.wants && 'word' in page.wants ? (page.wants.word ?? '') : '';
  const tiles = part && word ? tilesOf(part, word) : [];
  const marked = [...cells, ...tiles];
  return {
    holes: [...marked.map((each) => boxOf(each, 3)), ...(part ? [boxOf(part, ROOM)] : [])],
    pulses: marked.length ? marked.map((each) => boxOf(each, 1)) : part ? [boxOf(part, ROOM)] : [],
    path: page.wants ? (tiles.length ? tiles : part ? [] : cells).map((each) => boxOf(each, 0)) : [],
  };
}
