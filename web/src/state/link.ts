/** The connection as pure values: what is watched, what has no answer yet, when to try again. */
import type { Allow, Do, Frame, Pause, Problem, Refusal, Resume, RoomFrame, Submit, Up } from '../wire';

export type Command = Submit | Pause | Resume | Allow | Do;

export type Link = {
  /** Matches watched, with the key of the seat where this device holds it, and the seat it watches as. */
  matches: ReadonlyMap<string, { key: string | null; seat?: number }>;
  rooms: ReadonlySet<string>;
  /** Sent and not yet answered, oldest first; sent again with the same id after a reconnect. */
  unanswered: readonly Command[];
};

export const IDLE: Link = { matches: new Map(), rooms: new Set(), unanswered: [] };

export function watchMatch(link: Link, match: string, key: string | null, seat?: number): Link {
  return { ...link, matches: new Map(link.matches).set(match, seat === undefined ? { key } : { key, seat }) };
}

export function unwatchMatch(link: Link, match: string): Link {
  const matches = new Map(link.matches);
  matches.delete(match);
  return {
    ...link,
    matches,
    unanswered: link.unanswered.filter((command) => !('match' in command) || command.match !== match),
  };
}

export function joinRoom(link: Link, room: string): Link {
  return { ...link, rooms: new Set(link.rooms).add(room) };
}

export function leaveRoom(link: Link, room: string): Link {
  const rooms = new Set(link.rooms);
  rooms.delete(room);
  return {
    ...link,
    rooms,
    unanswered: link.unanswered.filter((command) => !('room' in command) || command.room !== room),
  };
}

export function addCommand(link: Link, command: Command): Link {
  return { ...link, unanswered: [...link.unanswered, command] };
}

export function removeCommand(link: Link, id: string | null): Link {
  return id === null ? link : { ...link, unanswered: link.unanswered.filter((command) => command.id !== id) };
}

/** What to send on a new connection: watch and join first, then every command without an answer. */
export function openingMessages(link: Link): Up[] {
  const watches: Up[] = [...link.matches].map(([match, as]) => ({ type: 'watch', match, ...as }));
  const joins: Up[] = [...link.rooms].map((room) => ({ type: 'join', room }));
  return [...watches, ...joins, ...link.unanswered];
}

/** Nothing was done, or that is not known: the same is sent again, commands with their ids. */
const RETRIED = ['too_fast', 'unavailable'];

/** What follows from a problem: send again, answer the one who asked, or tell the player. */
export type Remedy =
  { kind: 'retry' } | { kind: 'answer'; refusal: Refusal } | { kind: 'tell'; text: string };

export function remedyOf({ code, facts, message, match, room, move }: Problem): Remedy {
  if (RETRIED.includes(code)) return { kind: 'retry' };
  if (move === null) return { kind: 'tell', text: message };
  return { kind: 'answer', refusal: { type: 'refused', code, facts, message, match, room, move } };
}

/** The command that the problem names, if it still has no answer; everything when it names none. */
export function messagesAgain(link: Link, { move }: Problem): Up[] {
  return move === null ? openingMessages(link) : link.unanswered.filter((command) => command.id === move);
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
