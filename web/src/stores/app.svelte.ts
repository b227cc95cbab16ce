/** State of the whole page: route, settings, results, and the sentence that is shown. */
import { untrack } from 'svelte';
import { hasServer, isLocalNow, isSite, onAround } from '../net/around';
import { MILESTONES } from '../state/milestones';
import { parseRoute, routePath, type Route } from '../state/routes';
import { addressOf, pathOf } from '../state/site';
import { storage, storedSettings, storeSettings, type Settings } from '../state/settings';
import { added, isResult, type Result } from '../state/stats';
import { afterPaint, isDesktop } from './after_paint';
import { applyLook } from './apply_look';
import { speak } from './messages.svelte';

const RESULTS = 'worderly.results';

/** A button beside the sentence that is shown. */
export type Offer = { text: string; act: () => Promise<void> };
/** The word of a refusal: the page can tell why the list has it or not. */
export type Asked = { word: string; language: string };
type Tone = 'plain' | 'good' | 'bad';

type Said = {
  text: string;
  key: number;
  tone: Tone;
  offer: Offer | undefined;
  about: Asked | undefined;
  /** It was in a line already, or belongs into one only: it is never a toast. */
  isLine: boolean;
};
const NOTHING: Said = {
  text: '',
  key: 0,
  tone: 'plain',
  offer: undefined,
  about: undefined,
  isLine: false,
};

class App {
  route = $state.raw<Route>({ at: 'home' });
  settings = $state.raw<Settings>(storedSettings());
  results = $state.raw<Result[]>(readResults());
  /** The sentence on screen and in the status region; `key` tells two equal ones apart. */
  said = $state.raw(NOTHING);
  /** How many places show the sentence beside what it is about; without one it is shown as a toast. */
  lines = $state(0);
  online = $state(navigator.onLine);
  /** Other people can be met: rooms, boards, challenges, an account. */
  hasServer = $state(hasServer());
  /** New matches and the puzzles of days come from the engine of this browser. */
  isLocal = $state(isLocalNow());
  /** There is no server and never will be: nothing is said of what needs one. */
  readonly isSite = isSite;
  /** In a frame of another site: no other page of ours may be shown there. */
  readonly isEmbedded = location.pathname.startsWith('/embed/');
  /** The first page of this visit is on the screen: what is below the fold of a page waits for that. */
  isPainted = $state(isDesktop());
  /** A phone with its keyboard open. */
  isShort = $state(false);
  /** Not reactive: an effect that calls `say` must not depend on it. */
  #sayings = 0;

  /** Called by a page that has something below its fold, when the rest of it is there. */
  show(): void {
    if (!this.isPainted) afterPaint(() => (this.isPainted = true));
  }

  go(route: Route, replace = false): void {
    this.open(routePath(route), replace);
  }

  open(path: string, replace = false): void {
    if (this.isEmbedded) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    const address = addressOf(path);
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.arrive();
    scrollTo(0, 0);
  }

  arrive(): void {
    this.route = parseRoute(pathOf(location.pathname), location.search);
    this.say('');
  }

  async choose(change: Partial<Settings>): Promise<void> {
    const settings = { ...this.settings, ...change };
    storeSettings(settings);
    if (change.language) await speak(change.language);
    this.settings = settings;
    applyLook(settings);
  }

  say(text: string, tone: Tone = 'plain', offer?: Offer, about?: Asked): void {
    this.#sayings += 1;
    this.said = { text, tone, offer, about, key: this.#sayings, isLine: false };
  }

  /** What a move did: shown beside the entry, and gone with it. */
  tell(text: string, tone: Tone, offer?: Offer, about?: Asked): void {
    this.say(text, tone, offer, about);
    this.said = { ...this.said, isLine: true };
  }

  /** Returns the call that gives the line back. */
  takeLine(): () => void {
    untrack(() => (this.lines += 1));
    return () => {
      this.lines -= 1;
      this.said = { ...this.said, isLine: true };
    };
  }

  keep(...results: Result[]): void {
    this.results = results.reduce(added, this.results);
    try {
      storage()?.setItem(RESULTS, JSON.stringify(this.results));
    } catch {
      // Without storage the figures last as long as the page.
    }
  }

  forgetResults(): void {
    this.results = [];
    storage()?.removeItem(RESULTS);
    storage()?.removeItem(MILESTONES);
  }
}

function readResults(): Result[] {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(RESULTS) ?? '[]');
    return Array.isArray(value) ? value.filter(isResult) : [];
  } catch {
    return [];
  }
}

export const app = new App();

/** Only a plain click on a link to this page is handled here; the browser handles all others. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  app.open(pathOf(link.pathname) + link.search + link.hash);
}

/** Some phones draw the keyboard over the page instead of shrinking it; then the page shrinks itself. */
function fitScreen(): void {
  const screen = window.visualViewport;
  if (!screen || screen.scale > 1.01) return;
  const root = document.documentElement;
  root.style.setProperty('--screen', `${Math.round(screen.height)}px`);
  app.isShort = root.toggleAttribute('data-short', screen.height < 560 && screen.width < 600);
  if (screen.height < innerHeight - 80) scrollTo(0, 0);
}

export function begin(): void {
  fitScreen();
  window.visualViewport?.addEventListener('resize', fitScreen);
  app.arrive();
  addEventListener('popstate', () => app.arrive());
  addEventListener('click', followLink);
  onAround(() => {
    app.online = navigator.onLine;
    app.hasServer = hasServer();
    app.isLocal = isLocalNow();
  });
}
