/** What the page fetches when it is needed: its sentences, its pages, the view of each game. */
import type { GameId } from './games';
import type { Language } from './state/settings';
import type { Route } from './state/routes';
import type { Sentences } from './state/sentences';

const SENTENCES: Record<Language, () => Promise<{ default: Sentences }>> = {
  en: () => import('virtual:messages/en'),
  fr: () => import('virtual:messages/fr'),
};

const match = () => import('./pages/Match.svelte');
const PAGES: Record<Route['at'], () => Promise<{ default: unknown }>> = {
  home: () => import('./pages/Home.svelte'),
  stats: () => import('./pages/Stats.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  help: () => import('./pages/Help.svelte'),
  privacy: () => import('./pages/Privacy.svelte'),
  profile: () => import('./pages/Profile.svelte'),
  rooms: () => import('./pages/Rooms.svelte'),
  make: () => import('./pages/Make.svelte'),
  lost: () => import('./pages/Lost.svelte'),
  boards: () => import('./pages/Boards.svelte'),
  friends: () => import('./pages/Friends.svelte'),
  game: () => import('./pages/Game.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  archive: () => import('./pages/Archive.svelte'),
  daily: match,
  practice: match,
  challenge: () => import('./pages/Challenge.svelte'),
  match,
  answers: () => import('./pages/Answers.svelte'),
  room: () => import('./pages/Room.svelte'),
  replay: () => import('./pages/Replay.svelte'),
};

const PLAYS: Record<GameId, () => Promise<{ default: unknown }>> = {
  wizards: () => import('./games/wizards/Play.svelte'),
  hands: () => import('./games/hands/Play.svelte'),
  boogle: () => import('./games/boogle/Play.svelte'),
  battlewords: () => import('./games/battlewords/Play.svelte'),
  wordsearch: () => import('./games/wordsearch/Play.svelte'),
};

/** What has arrived is had at once: a page that is whole before its first paint is painted once. */
const arrived = new Map<() => Promise<{ default: unknown }>, unknown>();

async function had(fetched: () => Promise<{ default: unknown }>): Promise<unknown> {
  if (!arrived.has(fetched)) arrived.set(fetched, (await fetched()).default);
  return arrived.get(fetched);
}

export function sentencesIn(language: Language): Promise<Sentences> {
  return had(SENTENCES[language]) as Promise<Sentences>;
}

export function pageAt(at: Route['at']): Promise<unknown> {
  return had(PAGES[at]);
}

export function playOf(game: GameId): Promise<unknown> {
  return had(PLAYS[game]);
}
