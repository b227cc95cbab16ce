/** Prepares the analysis of a match to be shown beside its moves. */
import type { ReplayStep, Verdict } from '../wire';

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

/** The verdict of each move of the match; nothing for moves of other seats and of the clock. */
export function verdictsByStep(
  steps: readonly Pick<ReplayStep, 'seat' | 'move'>[],
  verdicts: readonly Verdict[],
  seat: number,
): (Verdict | undefined)[] {
  let number = 0;
  return steps.map((step) => {
    if (step.seat !== seat || (step.move.type as string) === 'time_up') return undefined;
    number += 1;
    return verdicts.find((verdict) => verdict.number === number);
  });
}

/** Points and percent are known to everyone; bits and seconds wait for "Why?". */
export function isKnown(unit: Unit): boolean {
  return unit === 'points' || unit === 'percent';
}

export function dashed(code: string): string {
  return code.replaceAll('_', '-');
}

export function messageOf(game: string, code: string): string {
  return `analysis-${game}-${dashed(code)}`;
}
