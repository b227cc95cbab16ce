/** The games of the house: `make gen` writes their ids, in their order, from the Python `GAMES`. */
import { GAMES, type GameId } from './wire';

export { GAMES, type GameId };

export function isGame(text: string | undefined): text is GameId {
  return GAMES.includes(text as GameId);
}
