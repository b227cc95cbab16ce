/** Which of a day's puzzles this device has finished, and which comes next. */
import type { GameId } from '../games';
import type { Kept } from './shelf';
import { placeOf } from './source';
import type { Result } from './stats';

type Device = { results: readonly Result[]; shelf: readonly Kept[]; words: string };

/** Finished, ranked or not: as a result of that date, or as a match that is done. */
export function isDone(game: GameId, date: string, { results, shelf, words }: Device): boolean {
  const place = placeOf({ at: 'daily', game, date }, words);
  return (
    results.some((each) => each.game === game && each.date === date && each.language === words) ||
    shelf.some((kept) => kept.place === place && kept.done)
  );
}

/** The next one after `current` in the order of the house; nothing when all are finished. */
export function nextOf(
  games: readonly GameId[],
  current: GameId,
  date: string,
  device: Device,
): GameId | undefined {
  const at = games.indexOf(current);
  const others = [...games.slice(at + 1), ...games.slice(0, Math.max(0, at))];
  return others.find((game) => !isDone(game, date, device));
}
