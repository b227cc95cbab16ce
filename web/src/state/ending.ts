/** How glad an ending is, by what the rules say of it. */
import type { Outcome, Rank } from '../wire';

export type Joy = 'none' | 'plain' | 'full';
/** `full`: nothing could have been done better. Alone, a first rank or no point is no reason to cheer. */
export function joyOf(
  { scores, winners }: Pick<Outcome, 'scores' | 'winners'>,
  seat: number | null,
  rank: Pick<Rank, 'place' | 'is_flawless'> | null,
): Joy {
  if (seat === null || !winners.includes(seat)) return 'none';
  if (rank?.is_flawless) return 'full';
  const isGlad = scores.length > 1 || (rank ? rank.place > 0 : (scores[0] ?? 0) > 0);
  return isGlad ? 'plain' : 'none';
}
