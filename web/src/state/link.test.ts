import { describe, expect, it } from 'vitest';
import type { Frame, Problem, Submit } from '../wire';
import {
  removeCommand,
  addCommand,
  backoffMs,
  openingMessages,
  IDLE,
  joinRoom,
  leaveRoom,
  leftMs,
  messagesAgain,
  newer,
  remedyOf,
  spentMs,
  unwatchMatch,
  watchMatch,
} from './link';

const submit = (id: string): Submit => ({ type: 'submit', match: 'm', id, move: { type: 'give_up' } });
const frame = (seq: number, more: Partial<Frame> = {}): Frame => ({
  type: 'frame',
  match: 'm',
  game: 'hands',
  seq,
  seat: 0,
  view: null,
  events: [],
  scores: [0],
  outcome: null,
  clock_ms: 1000,
  deadline_ms: null,
  paused: false,
  ranked: true,
  mover: null,
  move: null,
  rank: null,
  starts_in_ms: null,
  ...more,
});

describe('the link', () => {
  it('greets with what it watches, then with what had no answer, in order', () => {
    const link = addCommand(
      addCommand(joinRoom(watchMatch(IDLE, 'm', 'k'), 'QMBT'), submit('1')),
      submit('2'),
    );
    expect(openingMessages(link)).toEqual([
      { type: 'watch', match: 'm', key: 'k' },
      { type: 'join', room: 'QMBT' },
      submit('1'),
      submit('2'),
    ]);
  });

  it('looks from the chair whose turn it is', () => {
    expect(openingMessages(watchMatch(IDLE, 'm', 'k', 1))).toEqual([
      { type: 'watch', match: 'm', key: 'k', seat: 1 },
    ]);
  });

  it('forgets a question when its answer came', () => {
    const link = removeCommand(addCommand(addCommand(IDLE, submit('1')), submit('2')), '1');
    expect(link.unanswered).toEqual([submit('2')]);
    expect(removeCommand(link, null)).toBe(link);
  });

  it('drops what belongs to a match or room it left', () => {
    const link = unwatchMatch(addCommand(watchMatch(IDLE, 'm', null), submit('1')), 'm');
    expect(openingMessages(leaveRoom(joinRoom(link, 'QMBT'), 'QMBT'))).toEqual([]);
  });

  it('waits longer each time, up to eight seconds', () => {
    expect(backoffMs(0, 1)).toBe(250);
    expect(backoffMs(2, 0)).toBe(500);
    expect(backoffMs(20, 1)).toBe(8000);
  });

  it('keeps the newest frame of a match', () => {
    expect(newer(frame(5), frame(4)).seq).toBe(5);
    expect(newer(frame(5), frame(6)).seq).toBe(6);
    expect(newer(frame(5), frame(0, { match: 'other' })).match).toBe('other');
  });
});

describe('a problem', () => {
  const link = addCommand(addCommand(IDLE, submit('1')), submit('2'));
  const problem = (code: string, move: string | null): Problem => ({
    type: 'error',
    code,
    message: 'Sorry.',
    facts: {},
    match: 'm',
    room: null,
    move,
  });

  it('of a busy server has everything without an answer sent again', () => {
    const busy = problem('too_fast', null);
    expect(remedyOf(busy)).toEqual({ kind: 'retry' });
    expect(messagesAgain(watchMatch(link, 'm', null), busy)).toEqual([
      { type: 'watch', match: 'm', key: null },
      submit('1'),
      submit('2'),
    ]);
  });

  it('of one command has that one sent again, unless it was answered meanwhile', () => {
    const unsaved = problem('unavailable', '2');
    expect(remedyOf(unsaved)).toEqual({ kind: 'retry' });
    expect(messagesAgain(link, unsaved)).toEqual([submit('2')]);
    expect(messagesAgain(removeCommand(link, '2'), unsaved)).toEqual([]);
  });

  it('that no retry mends answers its command', () => {
    expect(remedyOf(problem('failed', '1'))).toMatchObject({
      kind: 'answer',
      refusal: { type: 'refused', code: 'failed', move: '1' },
    });
  });

  it('of no command is told', () => {
    expect(remedyOf(problem('no_such_room', null))).toEqual({ kind: 'tell', text: 'Sorry.' });
  });
});

describe('the clock of a frame', () => {
  it('runs down from the deadline and stops at zero', () => {
    expect(leftMs(frame(1, { deadline_ms: 180_000 }), 2000)).toBe(177_000);
    expect(leftMs(frame(1, { deadline_ms: 180_000 }), 999_999)).toBe(0);
    expect(leftMs(frame(1), 5)).toBeNull();
  });

  it('stands still in a pause and after the end', () => {
    expect(leftMs(frame(1, { deadline_ms: 180_000, paused: true }), 2000)).toBe(179_000);
    expect(spentMs(frame(1, { paused: true }), 2000)).toBe(1000);
    expect(spentMs(frame(1), 2000)).toBe(3000);
  });
});
