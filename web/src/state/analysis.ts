/** Prepares the analysis of a match to be shown. */
import type { Verdict } from '../wire';

export type Mark = Verdict['mark'];
export type Unit = Verdict['unit'];

/** From the best to the worst; what was not judged last. */
export const MARKS: readonly Mark[] = ['best', 'good', 'fine', 'missed', 'wasted', 'plain'];

/** Figures are hundredths on the wire; tenths are shown only where they matter. */
export function amountText(value: number, unit: Unit, language: string): string {
  const whole = unit === 'percent' || unit === 'seconds' || value >= 10_000;
  return new Intl.NumberFormat(language, { maximumFractionDigits: whole ? 0 : 1 }).format(value / 100);
}

/** How many moves have each mark, without those that nobody judged. */
export function marked(verdicts: readonly Verdict[]): { mark: Mark; count: number }[] {
  const counts = MARKS.filter((mark) => mark !== 'plain').map((mark) => ({
    mark,
    count: verdicts.filter((each) => each.mark === mark).length,
  }));
  return counts.filter(({ count }) => count > 0);
}

/** The move that a key leads to from the one shown, or nothing for a key that leads nowhere. */
export function steppedTo(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? undefined : Math.min(last, Math.max(0, place));
}

/** Where to begin: at what teaches most, else at the first move that was judged. */
export function firstShown(moments: readonly number[], verdicts: readonly Verdict[]): number {
  return (
    moments[0] ??
    Math.max(
      0,
      verdicts.findIndex((each) => each.mark !== 'plain'),
    )
  );
}

/** The share of the best that a bar shows; of seconds the best is the fewest. */
export function share({ unit, value, best }: Pick<Verdict, 'unit' | 'value' | 'best'>): number {
  const [low, high] = unit === 'seconds' ? [best, value] : [value, best];
  return high <= 0 ? 1 : Math.min(1, Math.max(0, low / high));
}

export function messageOf(game: string, code: string): string {
  return `analysis-${game}-${code.replaceAll('_', '-')}`;
}
