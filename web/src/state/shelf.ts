/** The matches of this device: where each was begun, and the key of its seat. */
import type { GameId } from '../games';
import { storage } from './settings';

export type Kept = {
  match: string;
  key: string | null;
  game: GameId;
  place: string;
  at: number;
  done: boolean;
};
/** A month of dailies. */
const MOST = 160;
export const SHELF = 'worderly.matches';

/** Newest first; the oldest finished ones make room, then the oldest of all. */
export function put(shelf: readonly Kept[], kept: Kept): Kept[] {
  const others = shelf.filter((other) => other.match !== kept.match && other.place !== kept.place);
  const all = [kept, ...others];
  if (all.length <= MOST) return all;
  const gone = all.findLast((other) => other.done) ?? all[all.length - 1]!;
  return all.filter((other) => other !== gone);
}

export function finished(shelf: readonly Kept[], match: string): Kept[] {
  return shelf.map((kept) => (kept.match === match ? { ...kept, done: true } : kept));
}

export function without(shelf: readonly Kept[], match: string): Kept[] {
  return shelf.filter((kept) => kept.match !== match);
}

/** For "continue" on the home page: begun, not done, and not one of today's dailies, which have cards. */
export function unfinished(shelf: readonly Kept[], today: string): Kept[] {
  return shelf.filter((kept) => !kept.done && !kept.place.endsWith(today));
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.match === 'string' &&
    typeof kept.place === 'string'
  );
}

export function storedShelf(): Kept[] {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(SHELF) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}
