/** The link to the server as pure values: who listens, what waits for an answer, when to try again. */
import type { Allow, Do, Frame, Pause, Refusal, Resume, RoomFrame, Submit, Up } from '../wire';

export type Asking = Submit | Pause | Resume | Allow | Do;

export type Link = {
  /** Matches watched, with the key of the seat where this device holds it, and the chair it looks from. */
  matches: ReadonlyMap<string, { key: string | null; seat?: number }>;
  rooms: ReadonlySet<string>;
  /** Sent and not yet answered, oldest first; sent again with the same id after a reconnect. */
  waiting: readonly Asking[];
};

export const IDLE: Link = { matches: new Map(), rooms: new Set(), waiting: [] };

export function watching(link: Link, match: string, key: string | null, seat?: number): Link {
  return { ...link, matches: new Map(link.matches).set(match, seat === undefined ? { key } : { key, seat }) };
}

export function unwatching(link: Link, match: string): Link {
  const matches = new Map(link.matches);
  matches.delete(match);
  return {
    ...link,
    matches,
    waiting: link.waiting.filter((ask) => !('match' in ask) || ask.match !== match),
  };
}

export function joining(link: Link, room: string): Link {
  return { ...link, rooms: new Set(link.rooms).add(room) };
}

export function leaving(link: Link, room: string): Link {
  const rooms = new Set(link.rooms);
  rooms.delete(room);
  return { ...link, rooms, waiting: link.waiting.filter((ask) => !('room' in ask) || ask.room !== room) };
}

export function asking(link: Link, ask: Asking): Link {
  return { ...link, waiting: [...link.waiting, ask] };
}

export function answered(link: Link, id: string | null): Link {
  return id === null ? link : { ...link, waiting: link.waiting.filter((ask) => ask.id !== id) };
}

/** What to say on a new connection: watch and join first, then everything that has had no answer. */
export function greeting(link: Link): Up[] {
  const watches: Up[] = [...link.matches].map(([match, as]) => ({ type: 'watch', match, ...as }));
  const joins: Up[] = [...link.rooms].map((room) => ({ type: 'join', room }));
  return [...watches, ...joins, ...link.waiting];
}

/** 0.25 s, doubling to 8 s, with a random share so that everyone does not come back at once. */
export function backoffMs(attempt: number, share: number): number {
  const base = Math.min(8000, 250 * 2 ** attempt);
  return Math.round(base * (0.5 + share / 2));
}

/** Whole frames: the newest wins, an older one is dropped. */
export function newer(shown: Frame | null, frame: Frame): Frame {
  return shown && shown.match === frame.match && frame.seq < shown.seq ? shown : frame;
}

export function newerRoom(shown: RoomFrame | null, frame: RoomFrame): RoomFrame {
  return shown && shown.room === frame.room && frame.seq < shown.seq ? shown : frame;
}

export function isRefusal(answer: Frame | RoomFrame | Refusal): answer is Refusal {
  return answer.type === 'refused';
}

/** Time left on the match's own clock, from a frame that came `since_ms` ago. */
export function leftMs(frame: Frame, since_ms: number): number | null {
  if (frame.deadline_ms === null) return null;
  const passed = frame.paused || frame.outcome ? 0 : since_ms;
  return Math.max(0, frame.deadline_ms - frame.clock_ms - passed);
}

export function spentMs(frame: Frame, since_ms: number): number {
  if (frame.outcome?.time_ms != null) return frame.outcome.time_ms;
  return frame.clock_ms + (frame.paused || frame.outcome ? 0 : since_ms);
}
