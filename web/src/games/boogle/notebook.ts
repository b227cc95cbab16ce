/** Boogle in a notebook: paths over touching dice. */
import { widget } from '../../notebook/widget';
import type { Listed } from '../../notebook/part';
import type { BoogleMove, BoogleView } from '../../wire';
import { draggedPath, spelled, tappedPath, traced } from './state';

const BLOCK = '#';

function words(view: BoogleView): Listed[] {
  if (view.phase !== 'over') return view.found.map((word) => listed(word, 'found')).reverse();
  const all = view.boards.flatMap((board) => board.words);
  return [
    ...all.filter((word) => word.finders.length).map((word) => listed(word, 'found')),
    ...all.filter((word) => !word.finders.length && word.common).map((word) => listed(word, 'missed')),
  ];
}

function listed(
  word: BoogleView['found'][number] | BoogleView['boards'][number]['words'][number],
  mark: Listed['mark'],
): Listed {
  return { text: word.display, mark, note: `${word.points}`, cells: word.path };
}

const find = (view: BoogleView, path: Listed['cells']): BoogleMove => ({
  type: 'find',
  word: spelled(view.faces, path),
});

export default widget<BoogleView, BoogleMove>('boogle', {
  label: 'web-boogle-grid',
  placeholder: 'web-boogle-placeholder',
  hasTiles: true,
  cells: (view) => facesOf(view).map((row) => row.map((face) => (face === BLOCK ? '' : face))),
  values: (view) => view.values,
  lines: () => [],
  words,
  tapped(view, path, cell) {
    if (view.faces[cell[0]]?.[cell[1]] === BLOCK) return { path };
    const next = tappedPath(path, cell);
    return next ? { path: next } : { path, move: find(view, path) };
  },
  dragged: (view, path, cell) => (view.faces[cell[0]]?.[cell[1]] === BLOCK ? path : draggedPath(path, cell)),
  dropped: (view, path) => (path.length > 1 ? find(view, path) : undefined),
  typed: (word) => ({ type: 'find', word }),
  traced: (view, text) => traced(view.faces, text),
  tools: [{ text: 'web-boogle-done', move: { type: 'done' } }],
});

function facesOf(view: BoogleView): BoogleView['faces'] {
  return view.faces.length ? view.faces : (view.boards.at(-1)?.faces ?? []);
}
