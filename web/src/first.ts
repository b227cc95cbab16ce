/**
 * The first script. It sets the chosen theme before the first paint,
 * and asks for the match of the address while the page's own scripts are on their way.
 */
import { isLocalNow } from './net/around';
import { askEarly } from './net/early';
import { messageOf } from './net/message';
import { gateOf, knownGames } from './state/lesson';
import { hasMatch, parseRoute, type MatchRoute } from './state/routes';
import { storedSettings } from './state/settings';
import { storedShelf } from './state/shelf';
import { pathOf } from './state/site';
import { placeOf, requestOf } from './state/source';
import { isLocal } from './state/where';
import { applyLook } from './stores/apply_look';

const settings = storedSettings();
applyLook(settings);
document.documentElement.lang = settings.language;

/** The match begun here earlier, or a new one: the request that pages/Match.svelte will make at once. */
function openMatch(route: MatchRoute): void {
  const shelf = storedShelf();
  // The engine is not asked before the first paint.
  if (isLocalNow() || gateOf(route, settings.words, shelf, knownGames())) return;
  const kept = shelf.find(({ place }) => place === placeOf(route, settings.words));
  if (!kept) askEarly('/matches', messageOf({ method: 'POST', body: requestOf(route, settings.words) }));
  else if (!isLocal(kept.match))
    askEarly(`/matches/${encodeURIComponent(kept.match)}`, messageOf({ key: kept.key }));
}

const route = parseRoute(pathOf(location.pathname), location.search);
if (hasMatch(route)) openMatch(route);
