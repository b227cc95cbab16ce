/** Answers as the page lists them: the shapes of `make --json`, read loosely because each game has its own. */
type Loose = Record<string, unknown>;

export function answerWords(solution: unknown): string[] {
  const { words, spine, par_line, perfect_line } = (solution ?? {}) as Loose;
  const listed = [words, par_line, perfect_line].flatMap((part) => (Array.isArray(part) ? part : [])).map((item: unknown) => wordOf(item));
  return [...new Set([typeof spine === 'string' ? spine : '', ...listed].filter(Boolean))];
}

function wordOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const word = (item as Loose | null)?.['word'];
  return typeof word === 'string' ? word : '';
}

export function answerGrid(puzzle: unknown): string[] {
  const { grid, hand } = (puzzle ?? {}) as Loose;
  if (typeof hand === 'string') return [hand.toUpperCase()];
  if (!Array.isArray(grid)) return [];
  return grid.map((row: unknown) => (Array.isArray(row) ? row.join(' ') : String(row)).toUpperCase());
}
