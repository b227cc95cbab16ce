/** What the grid of Codeword shows, worked out without a component, so that it is easy to test. */
import type { CodewordView } from '../../wire';

export type Box = { letter: string; mark: 'here' | 'elsewhere' | 'absent' | 'open' };

/** The marked guesses, the guess being typed, then an empty row for each guess left. */
export function boxesOf(view: CodewordView, draft: string): Box[][] {
  const marked = view.rows.map((row) =>
    [...row.word].map((letter, at): Box => ({ letter, mark: row.marks[at] ?? 'open' })),
  );
  const coming = view.reason ? [] : Array.from({ length: view.left }, (_, at) => (at === 0 ? draft : ''));
  return [...marked, ...coming.map((word) => openRow(word, view.options.letters ?? 5))];
}

function openRow(word: string, letters: number): Box[] {
  const typed = [...word];
  return Array.from({ length: letters }, (_, at) => ({ letter: typed[at] ?? '', mark: 'open' }));
}
