/** How far this device is with each puzzle of a day, and which comes next. */
import type { GameId } from '../games';
import { WEEKEND_GAMES } from '../wire';
import { numberOf, shifted } from './days';
import { routePath } from './routes';
import type { Kept } from './shelf';
import { placeOf } from './source';
import type { Result } from './stats';
import { isLocal } from './where';

export type Device = {
  results: readonly Result[];
  shelf: readonly Kept[];
  words: string;
  /** The puzzles of days come from the engine of this browser. */
  isLocal?: boolean;
};
export type DayGame = {
  state: 'open' | 'begun' | 'done';
  /** The one that counted, else a later one; a match may be done without one. */
  result: Result | undefined;
  path: string;
};
export type WeekendGame = { game: GameId; number: number; day: DayGame };
/** Its number as a day. */
const FIRST_SATURDAY = 3;
/** The server removes matches without a player after 30 days. */
const KEPT_DAYS = 29;

export function dayGame(game: GameId, date: string, today: string, device: Device): DayGame {
  const place = placeOf({ at: 'daily', game, date }, device.words, device.isLocal);
  const kept = keptAt(place, device);
  const own = resultsHere(device).filter((each) => each.game === game);
  const result = own.find((each) => each.date === date) ?? own.find((each) => isOf(each, date, kept?.match));
  return {
    state: stateOf(kept, result),
    result,
    path: kept || !result ? `/${game}/${date}` : resultPath(result, date, today),
  };
}

/** The big puzzle of the weekend that the date belongs to; nothing on a weekday. */
export function weekendGame(date: string, device: Device): WeekendGame | undefined {
  const since = numberOf(date) - FIRST_SATURDAY;
  const number = Math.floor(since / 7) + 1;
  const game = WEEKEND_GAMES[(number - 1) % WEEKEND_GAMES.length];
  if (since % 7 > 1 || !game) return undefined;
  const source = { at: 'weekend', game, date: shifted(date, -(since % 7)) } as const;
  const state = stateOf(keptAt(placeOf(source, device.words, device.isLocal), device));
  return { game, number, day: { state, result: undefined, path: routePath(source) } };
}

function keptAt(place: string, { shelf }: Device): Kept | undefined {
  return shelf.find((each) => each.place === place);
}

function stateOf(kept: Kept | undefined, result?: Result): DayGame['state'] {
  if (result || kept?.done) return 'done';
  return kept ? 'begun' : 'open';
}

/** The puzzle of the server is still to be played by who has played the local one of that date. */
function resultsHere({ results, words, isLocal: isHere }: Device): Result[] {
  return results.filter((each) => each.language === words && (isHere || !isLocal(each.match)));
}

function isOf({ practised, match }: Result, date: string, kept: string | undefined): boolean {
  return practised === date || match === kept;
}

/** Of a match that this device has no key of: it was played on another one, or long ago. */
function resultPath({ game, match }: Result, date: string, today: string): string {
  const isKept = numberOf(today) - numberOf(date) <= KEPT_DAYS;
  return isKept ? `/m/${match}` : `/${game}/answers/${date}`;
}

/** Finished, ranked or not. */
export function isDone(game: GameId, date: string, device: Device): boolean {
  return dayGame(game, date, date, device).state === 'done';
}

/** Which games of each date are finished, in one pass over years of results. */
export function playedDays(device: Device): Map<string, Set<GameId>> {
  const days = new Map<string, Set<GameId>>();
  const add = (date: string | undefined, game: GameId): void => {
    if (date) days.set(date, (days.get(date) ?? new Set()).add(game));
  };
  for (const each of resultsHere(device)) add(each.date ?? each.practised, each.game);
  for (const { place, game, done } of device.shelf)
    if (done && place.startsWith(`/${game}/`) && place.includes(`#${device.words}/`))
      add(place.split('/').at(-1), game);
  return days;
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
