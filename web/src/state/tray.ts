/** A tray of letters and the draft typed or tapped from it; the draft never leaves the page. */

/** For each letter of the draft the tile it takes, or -1 where the tray has none left. */
export function tilesOf(tray: readonly string[], draft: string): number[] {
  const used = new Set<number>();
  return [...draft.toLowerCase()].map((letter) => {
    const at = tray.findIndex((tile, index) => !used.has(index) && tile.toLowerCase() === letter);
    if (at >= 0) used.add(at);
    return at;
  });
}

/** A tap on a tile: takes it, or puts its letter back when it is taken. */
export function tapped(tray: readonly string[], draft: string, tile: number): string {
  const letters = [...draft];
  const at = tilesOf(tray, draft).indexOf(tile);
  if (at < 0) return draft + tray[tile]!.toLowerCase();
  letters.splice(at, 1);
  return letters.join('');
}

/** Another order of the same tray, never the one it has, when there is another. */
export function shuffledOrder(
  order: readonly number[],
  letters: readonly string[],
  unit: () => number,
): number[] {
  const before = order.map((index) => letters[index]).join();
  for (let round = 0; round < 20; round += 1) {
    const next = [...order];
    for (let i = next.length - 1; i > 0; i -= 1) {
      const j = Math.floor(unit() * (i + 1));
      [next[i], next[j]] = [next[j]!, next[i]!];
    }
    if (next.map((index) => letters[index]).join() !== before) return next;
  }
  return [...order];
}
