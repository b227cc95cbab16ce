/** The way to another puzzle of the same game. */
import type { GameId } from '../../games';
import type { Route } from '../../state/routes';
import { newSeed } from '../../state/source';

/** The options chosen for this one stay. */
export function anotherPath(game: GameId, route: Route): string {
  return `/${game}/seed/${newSeed()}${route.at === 'practice' ? route.query : ''}`;
}
