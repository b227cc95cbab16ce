/** Word search in a notebook: straight lines from one end of a word to the other. */
import { widget } from '../../notebook/widget';
import type { Listed, Path } from '../../notebook/part';
import { lineOf, sameCell, snapped } from '../../state/roving';
import type { WordsearchMove, WordsearchView } from '../../wire';
import { parseName } from './state';

function draw(path: Path): WordsearchMove | undefined {
  const [start, end] = [path[0], path.at(-1)];
  return start && end && path.length > 1 ? { type: 'draw', start: [...start], end: [...end] } : undefined;
}

function words(view: WordsearchView): Listed[] {
  const unfound = view.over ? 'missed' : 'open';
  return [...view.words, ...view.secrets_found].map((word) => ({
    text: word.text,
    mark: word.found_by === null ? unfound : 'found',
    cells: word.cells,
  }));
}

export default widget<WordsearchView, WordsearchMove>('wordsearch', {
  label: 'web-wordsearch-grid',
  placeholder: 'web-wordsearch-placeholder',
  hasTiles: false,
  cells: (view) => view.grid.map((row) => [...row].map((letter) => letter.trim())),
  lines: (view) => [
    ...words(view)
      .filter((word) => word.cells.length)
      .map((word) => ({ cells: word.cells, kind: word.mark === 'found' ? 'found' : 'missed' }) as const),
    ...view.hints.map((hint) => ({ cells: [hint.cell], kind: 'other' }) as const),
  ],
  words,
  tapped(_view, path, cell) {
    const first = path[0];
    if (!first || path.length > 1) return { path: [cell] };
    if (sameCell(first, cell)) return { path: [] };
    const move = draw(lineOf(first, cell) ?? []);
    return move ? { path, move } : { path: [cell] };
  },
  dragged(view, path, cell) {
    const first = path[0] ?? cell;
    const end = snapped(first, cell, view.grid.length, view.grid[0]?.length ?? 0);
    return lineOf(first, end) ?? path;
  },
  dropped: (_view, path) => draw(path),
  typed(text) {
    const { word, at } = parseName(text);
    return { type: 'name', word, at: at ? [...at] : null };
  },
  tools: [
    { text: 'web-wordsearch-hint-cost', move: { type: 'hint' } },
    { text: 'web-give-up', move: { type: 'give_up' } },
  ],
});
