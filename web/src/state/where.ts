/** Where a request goes: to a server, to the engine in this browser, or nowhere. */

/** How the id of a match begins that lives in the engine of this browser; no server gives one like it. */
export const LOCAL = 'local-';

export type Around = {
  /** A folder on a static host: there is no server at all. */
  isSite: boolean;
  /** The network or the server cannot be reached. */
  isAway: boolean;
  /** The languages whose words the engine has on this device; none: it is not here. */
  languages: readonly string[];
};
export type Where = 'server' | 'engine' | 'nowhere';

/** Other people are there, so only a server has it. */
const SHARED = /^\/(boards|challenges|circles|me|names|pairings|players|recover|reports|rooms)\b/;

export function isLocal(match: string): boolean {
  return match.startsWith(LOCAL);
}

/** New matches, and the puzzles of a day, come from the engine. */
export function isByEngine({ isSite, isAway, languages }: Around): boolean {
  return isSite || (isAway && languages.length > 0);
}

/** A match stays where it began; a path is below `/api`. */
export function whereOf(path: string, around: Around): Where {
  const match = /^\/matches\/([^/?]+)/.exec(path)?.[1];
  if (match !== undefined && isLocal(match)) return 'engine';
  if (match !== undefined || SHARED.test(path)) return around.isSite ? 'nowhere' : 'server';
  return isByEngine(around) ? 'engine' : 'server';
}
