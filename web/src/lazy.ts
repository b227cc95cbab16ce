/** Loads what a page needs when it needs it: sentences, pages, and the parts of each game. */
import type { GameId } from './games';
import { laterSentences, sentences } from 'virtual:languages';
import type { Language } from './state/language_codes';
import type { Route } from './state/routes';
import type { Sentences } from './state/sentences';

type Module = { default: unknown };
type Loader<M extends Module = Module> = () => Promise<M>;

const start = () => import('./pages/Start.svelte');
const PAGES: Record<Route['at'], Loader> = {
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
  day: () => import('./pages/Day.svelte'),
  lesson: () => import('./pages/Lesson.svelte'),
  daily: start,
  weekend: start,
  practice: start,
  challenge: () => import('./pages/Challenge.svelte'),
  match: () => import('./pages/Match.svelte'),
  answers: () => import('./pages/Answers.svelte'),
  room: () => import('./pages/Room.svelte'),
  replay: () => import('./pages/Replay.svelte'),
};

/** Every game has these in its folder; tests/test_house.py names the one that is missing. */
const PARTS = {
  After: import.meta.glob<Module>('./games/*/After.svelte'),
  Answers: import.meta.glob<Module>('./games/*/Answers.svelte'),
  Play: import.meta.glob<Module>('./games/*/Play.svelte'),
  Still: import.meta.glob<Module>('./games/*/Still.svelte'),
};
/** Optional: draws the scenes of a game's analysis. */
const SCENES = import.meta.glob<Module>('./games/*/Scene.svelte');

/** A loaded module is returned without another import, so that a page is complete at its first paint. */
const loaded = new Map<Loader, Module>();

async function loadOnce<M extends Module>(load: Loader<M>): Promise<M> {
  if (!loaded.has(load)) loaded.set(load, await load());
  return loaded.get(load) as M;
}

/** The server puts them into the HTML, in the language that the browser wants. */
const sent = document.getElementById('sentences');
const inHtml: typeof sentences = sent
  ? { [sent.lang]: async () => ({ default: JSON.parse(sent.textContent) as Sentences }) }
  : {};

/** What the home page and the start of a match say. */
export async function loadSentences(language: Language): Promise<Sentences> {
  return (await loadOnce((inHtml[language] ?? sentences[language])!)).default;
}

/** All that other pages say, and a match later on. */
export async function loadLaterSentences(language: Language): Promise<Sentences> {
  return (await loadOnce(laterSentences[language]!)).default;
}

export async function loadPage(at: Route['at']): Promise<unknown> {
  return (await loadOnce(PAGES[at])).default;
}

export async function loadPart(game: GameId, part: keyof typeof PARTS): Promise<Module> {
  const load = PARTS[part][`./games/${game}/${part}.svelte`];
  if (!load) throw new Error(`web/src/games/${game} has no ${part}.svelte`);
  return loadOnce(load);
}

export function loadEnding(): Promise<typeof import('./components/match/ending')> {
  return import('./components/match/ending');
}

export function loadCompany(): Promise<typeof import('./components/match/company')> {
  return import('./components/match/company');
}

export async function loadScene(game: GameId): Promise<unknown> {
  const load = SCENES[`./games/${game}/Scene.svelte`];
  return load && (await loadOnce(load)).default;
}
