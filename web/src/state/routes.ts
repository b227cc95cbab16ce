/** Deep links: every place of the arcade has one path, and every path one place. */
import { isGame, type GameId } from '../games';
import { today } from './days';

export type Route =
  | { at: 'home' | 'stats' | 'settings' | 'help' | 'privacy' | 'profile' | 'rooms' | 'make' | 'lost' }
  | { at: 'boards'; game?: GameId; circle?: string }
  | { at: 'friends'; id: string }
  | { at: 'game'; game: GameId }
  | { at: 'rules'; game: GameId }
  | { at: 'lesson'; game: GameId }
  | { at: 'archive'; game?: GameId }
  | { at: 'day'; date: string }
  | { at: 'daily'; game: GameId; date: string }
  | { at: 'weekend'; game: GameId; date: string }
  | { at: 'answers'; game: GameId; date: string }
  | { at: 'practice'; game: GameId; seed: string; query: string }
  | { at: 'room'; code: string }
  | { at: 'challenge'; id: string }
  | { at: 'match'; id: string }
  | { at: 'replay'; id: string };

const PLAIN = ['stats', 'settings', 'help', 'privacy', 'profile', 'rooms', 'make'] as const;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{4}$/;
const LOST: Route = { at: 'lost' };

/** Where a match begins, or goes on. */
export type MatchRoute = Extract<Route, { at: 'daily' | 'weekend' | 'practice' }>;

export function hasMatch(route: Route): route is MatchRoute {
  return route.at === 'daily' || route.at === 'weekend' || route.at === 'practice';
}

/** Where most people arrive: painted with what it needs, and the rest comes afterwards. */
export function isQuick(route: Route): boolean {
  return route.at === 'home' || hasMatch(route);
}

export function parseRoute(path: string, query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (first === undefined) return { at: 'home' };
  if (parts.length > 3 || parts.includes('')) return LOST;
  if (first === 'embed') return embedRoute(second, third);
  if (isGame(first)) return gameRoute(first, second, third, query);
  if (second === undefined) return plainRoute(first);
  return third === undefined ? keyedRoute(first, second, query) : LOST;
}

/** In a frame of another site: a made puzzle, or a daily, by default today's. */
function embedRoute(of: string | undefined, key: string | undefined): Route {
  if (of === 'c' && key) return { at: 'challenge', id: key };
  if (of === undefined || !isGame(of)) return LOST;
  const date = key ?? today();
  return DATE.test(date) ? { at: 'daily', game: of, date } : LOST;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function plainRoute(name: string): Route {
  if (name === 'boards' || name === 'archive') return { at: name };
  return PLAIN.includes(name as (typeof PLAIN)[number]) ? { at: name as (typeof PLAIN)[number] } : LOST;
}

function gameRoute(
  game: GameId,
  second: string | undefined,
  third: string | undefined,
  query: string,
): Route {
  if (second === undefined) return { at: 'game', game };
  if (second === 'seed' && third) return { at: 'practice', game, seed: third, query };
  if (second === 'weekend' && third && DATE.test(third)) return { at: 'weekend', game, date: third };
  if (second === 'answers' && third && DATE.test(third)) return { at: 'answers', game, date: third };
  if (third !== undefined) return LOST;
  if (second === 'rules' || second === 'lesson' || second === 'archive') return { at: second, game };
  return DATE.test(second) ? { at: 'daily', game, date: second } : LOST;
}

function keyedRoute(first: string, key: string, query: string): Route {
  const code = key.toUpperCase();
  if (first === 'room') return CODE.test(code) ? { at: 'room', code } : LOST;
  if (first === 'c') return { at: 'challenge', id: key };
  if (first === 'm') return { at: 'match', id: key };
  if (first === 'replay') return { at: 'replay', id: key };
  if (first === 'friends') return { at: 'friends', id: key };
  if (first === 'day') return DATE.test(key) ? { at: 'day', date: key } : LOST;
  const circle = new URLSearchParams(query).get('circle') ?? undefined;
  return first === 'boards' && isGame(key) ? { at: 'boards', game: key, circle } : LOST;
}

export function routePath(route: Route): string {
  switch (route.at) {
    case 'home':
      return '/';
    case 'game':
      return `/${route.game}`;
    case 'rules':
    case 'lesson':
      return `/${route.game}/${route.at}`;
    case 'archive':
      return route.game ? `/${route.game}/archive` : '/archive';
    case 'day':
      return `/day/${route.date}`;
    case 'daily':
      return `/${route.game}/${route.date}`;
    case 'weekend':
      return `/${route.game}/weekend/${route.date}`;
    case 'answers':
      return `/${route.game}/answers/${route.date}`;
    case 'practice':
      return `/${route.game}/seed/${encodeURIComponent(route.seed)}${route.query}`;
    case 'room':
      return `/room/${route.code}`;
    case 'challenge':
      return `/c/${encodeURIComponent(route.id)}`;
    case 'match':
      return `/m/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `/replay/${encodeURIComponent(route.id)}`;
    case 'friends':
      return `/friends/${encodeURIComponent(route.id)}`;
    case 'boards':
      return `/boards${route.game ? `/${route.game}` : ''}${route.circle ? `?circle=${route.circle}` : ''}`;
    default:
      return `/${route.at}`;
  }
}

const SHARED: readonly Route['at'][] = ['boards', 'friends', 'profile', 'rooms', 'room', 'challenge'];

/** Other people are there. */
export function isShared({ at }: Route): boolean {
  return SHARED.includes(at);
}

/** The game whose accent colours the place. */
export function accentOf(route: Route): GameId | undefined {
  return 'game' in route ? route.game : undefined;
}
