/**
 * The first script: requests everything that the address needs at once, instead of one after the other.
 * It blocks the first paint, so that the page is never painted in the wrong theme.
 */
import { loadLaterSentences, loadPage, loadPart, loadSentences } from './lazy';
import { applyLook } from './stores/apply_look';
import { api, askEarly } from './net/api';
import { isLocalNow } from './net/around';
import { isQuick, parseRoute, type Route } from './state/routes';
import { gateOf, knownGames } from './state/lesson';
import { pathOf } from './state/site';
import { storedSettings } from './state/settings';
import { storedShelf } from './state/shelf';
import { placeOf, requestOf } from './state/source';
import { isLocal } from './state/where';

// A style sheet that did not come would count as loaded when its page is opened again.
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true);

const settings = storedSettings();
applyLook(settings);
document.documentElement.lang = settings.language;

/** The match begun here earlier, or a new one: the request that pages/Match.svelte will make at once. */
function openMatch(route: Extract<Route, { at: 'daily' | 'weekend' | 'practice' }>): void {
  const shelf = storedShelf();
  // The engine is not asked before the first paint.
  if (isLocalNow() || gateOf(route, settings.words, shelf, knownGames())) return;
  const kept = shelf.find(({ place }) => place === placeOf(route, settings.words));
  if (kept && isLocal(kept.match)) return;
  askEarly(() => (kept ? api.match(kept.match, kept.key) : api.start(requestOf(route, settings.words))));
}

const route = parseRoute(pathOf(location.pathname), location.search);
const asked: Promise<unknown>[] = [loadSentences(settings.language), loadPage(route.at)];
if (!isQuick(route)) asked.push(loadLaterSentences(settings.language));
if (route.at === 'daily' || route.at === 'weekend' || route.at === 'practice') {
  openMatch(route);
  asked.push(loadPart(route.game, 'Play'));
}
// What fails here is loaded again by the component that needs it, which then tells the player.
void Promise.all([import('./page'), Promise.allSettled(asked)]).then(([page]) => page.open(route));
