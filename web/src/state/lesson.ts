/** What stands before a match: the offer of a lesson in a game that is new here, and Ready before a clock. */
import type { GameId } from '../games';
import { CLOCKS } from '../wire';
import { storage } from './settings';
import type { Kept } from './shelf';
import { placeOf, type Source } from './source';

export type Gate = { lesson: boolean; ready: boolean };

/** The games whose lesson was offered on this device. */
export const KNOWN = 'worderly.lessons';

export function knownGames(): string[] {
  return (storage()?.getItem(KNOWN) ?? '').split(' ').filter(Boolean);
}

export function markKnown(game: GameId): void {
  const known = knownGames();
  if (known.includes(game)) return;
  try {
    storage()?.setItem(KNOWN, [...known, game].join(' '));
  } catch {
    // Without storage the lesson is offered again.
  }
}

/** Nothing stands before a match that was begun here earlier: it goes on. */
export function gateOf(
  source: Source,
  words: string,
  shelf: readonly Kept[],
  known: readonly string[],
  isLocal = false,
): Gate | undefined {
  const place = placeOf(source, words, isLocal);
  if (shelf.some((kept) => kept.place === place)) return undefined;
  const isPlayed = shelf.some((kept) => kept.game === source.game);
  const lesson = !isPlayed && !known.includes(source.game);
  const ready = countsDown(source);
  return lesson || ready ? { lesson, ready } : undefined;
}

/** A clock runs from the first moment; players who take turns each start their own. */
export function countsDown(source: Source): boolean {
  const [clock] = CLOCKS[source.game];
  return clock !== undefined && chosenOf(source, clock) !== '0' && !chosenOf(source, 'players');
}

/** The option as text; empty where it was left as it is. */
function chosenOf(source: Source, name: string): string {
  if (source.at === 'practice') return new URLSearchParams(source.query).get(name) ?? '';
  const options = source.at === 'challenge' ? { ...source.options } : {};
  return String((options as Record<string, unknown>)[name] ?? '');
}
