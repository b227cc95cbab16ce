/** The first module: requests everything that the address needs at once, instead of one after the other. */
import { loadCompany, loadLaterSentences, loadPage, loadPart, loadSentences } from './lazy';
import { hasMatch, isQuick, parseRoute } from './state/routes';
import { pathOf } from './state/site';

// A style sheet that did not come would count as loaded when its page is opened again.
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true);

const route = parseRoute(pathOf(location.pathname), location.search);
const { lang } = document.documentElement;
const asked: Promise<unknown>[] = [loadSentences(lang), loadPage(route.at)];
if (!isQuick(route)) asked.push(loadLaterSentences(lang));
if (hasMatch(route)) asked.push(loadPart(route.game, 'Play'));
if (route.at === 'room') asked.push(loadCompany());
// What fails here is loaded again by the component that needs it, which then tells the player.
void Promise.all([import('./page'), Promise.allSettled(asked)]).then(([page]) => page.open(route));
