/** Milestones as the server counted them from this device's results, kept for the next visit. */
import type { CountedMatch, ReachedMilestone } from '../wire';
import type { Result } from './stats';

export const MILESTONES = 'worderly.milestones';
/** The server takes so many at once: five a day for five years. */
const MOST = 10_000;

/** `of`: the results that were counted; with others it is out of date. */
export type Counted = { of: string; milestones: ReachedMilestone[] };

export function toCount(results: readonly Result[]): CountedMatch[] {
  return results.slice(-MOST).map(({ game, at, date = null, flawless = false, longest = 0 }) => ({
    game,
    at_ms: Math.max(0, Math.round(at)),
    date,
    flawless,
    longest,
  }));
}

/** Results are only added, or all forgotten. */
export function signOf(results: readonly Result[]): string {
  return `${results.length}/${results.at(-1)?.match ?? ''}`;
}

export function readCounted(text: string | null): Counted {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Counted> | null;
    if (typeof value?.of === 'string' && Array.isArray(value.milestones)) return value as Counted;
  } catch {
    // What is damaged is counted again.
  }
  return { of: '', milestones: [] };
}

type Say = (id: string, facts: Record<string, string | number>) => string;

export function milestoneText({ kind, value, game }: ReachedMilestone, say: Say): string {
  const facts: Record<string, string> = game ? { game: say(`title-${game}`, {}) } : {};
  return say(`milestone-${kind.replaceAll('_', '-')}`, { count: value, ...facts });
}
