/** Whether a match ended well. */
import type { Outcome } from '../wire';

/** Reasons that say that the player reached the end: `solved`, or `all_…` of what there was. */
const GOOD = /^(solved$|all_)/;

/** A puzzle solved, a hand played out for points, or the best of several. */
export function wentWell(
  { reason, scores, winners }: Pick<Outcome, 'reason' | 'scores' | 'winners'>,
  seat: number | null,
): boolean {
  if (seat === null) return false;
  return scores.length > 1 ? winners.includes(seat) : GOOD.test(reason) && (scores[0] ?? 0) > 0;
}
