/** Where a match comes from: the place in the address bar, and what to ask the server for. */
import type { GameId } from '../games';
import { LISTS, TEXTS, type NewMatch, type Options } from '../wire';
import type { OptionValues } from './choices';
import { routePath, type Route } from './routes';
import { LOCAL } from './where';

export type Source =
  | { at: 'daily'; game: GameId; date: string }
  | { at: 'weekend'; game: GameId; date: string }
  | { at: 'practice'; game: GameId; seed: string; query: string }
  /** `daily`: the identity of the daily that it was made from, while that is open. */
  | { at: 'challenge'; game: GameId; id: string; daily?: string | null; options?: Options };

/**
 * One match a place and word language; the key under which this device finds it again. The puzzles of a day
 * are others without a server (`isLocal`); a seed gives the same everywhere.
 */
export function placeOf(source: Source, words: string, isLocal = false): string {
  if (source.at === 'challenge' && source.daily) return dailyPlace(source.daily);
  const path = routePath(source as Route);
  const whose = isLocal ? `${LOCAL}${words}` : words;
  if (source.at === 'weekend') return `${path}#${whose}`;
  return source.at === 'daily' ? `${path}#${whose}/${source.date}` : path;
}

/** The place of the daily `<game>/<language>/<version>/<date>`. */
function dailyPlace(daily: string): string {
  const [game, words, , date] = daily.split('/') as [GameId, string, string, string];
  return placeOf({ at: 'daily', game, date }, words);
}

export function requestOf(source: Source, words: string): NewMatch {
  if (source.at === 'daily') return { game: source.game, daily: source.date, language: words };
  if (source.at === 'weekend') return { game: source.game, weekend: source.date, language: words };
  if (source.at === 'challenge') return { game: source.game, challenge: source.id };
  const { options, bots } = optionsOf(source.game, source.query, words);
  return { game: source.game, seed: source.seed, options, bots };
}

/** The date in a daily's identity, `<game>/<language>/<version>/<date>`. */
export function dayOf(daily: string | null): string | undefined {
  return daily?.split('/').at(-1);
}

type Plain = Record<string, string | number | boolean | unknown[]>;

/** `?size=5&languages=en,fr&bots=easy` — the server makes the values legal and tells what it replaced. */
export function optionsOf(game: GameId, query: string, words: string): { options: Options; bots: string[] } {
  const fields: Plain = { type: `${game}_options`, languages: [words] };
  let bots: string[] = [];
  for (const [name, text] of new URLSearchParams(query)) {
    if (name === 'bots') bots = listed(text);
    else if (LISTS[game].includes(name)) fields[name] = listed(text);
    else fields[name] = TEXTS[game].includes(name) ? text : valueOf(text);
  }
  return { options: fields as unknown as Options, bots };
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

function valueOf(text: string): string | number | boolean | unknown[] {
  if (text.startsWith('[')) return recordsOf(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The places of a maker's words travel as JSON; what is none, the server refuses. */
function recordsOf(text: string): string | unknown[] {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return text;
  }
}

/** The query of chosen options. */
export function queryOf(options: OptionValues): string {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  return query.size ? `?${query.toString()}` : '';
}

export function newSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000);
}
