import { describe, expect, it } from 'vitest';
import type { Frame, Submit } from '../wire';
import {
  answered,
  asking,
  backoffMs,
  greeting,
  IDLE,
  joining,
  leaving,
  leftMs,
  newer,
  spentMs,
  unwatching,
  watching,
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
  ...more,
});

describe('the link', () => {
  it('greets with what it watches, then with what had no answer, in order', () => {
    const link = asking(asking(joining(watching(IDLE, 'm', 'k'), 'QMBT'), submit('1')), submit('2'));
    expect(greeting(link)).toEqual([
      { type: 'watch', match: 'm', key: 'k' },
      { type: 'join', room: 'QMBT' },
      submit('1'),
      submit('2'),
    ]);
  });

  it('looks from the chair whose turn it is', () => {
    expect(greeting(watching(IDLE, 'm', 'k', 1))).toEqual([{ type: 'watch', match: 'm', key: 'k', seat: 1 }]);
  });

  it('forgets a question when its answer came', () => {
    const link = answered(asking(asking(IDLE, submit('1')), submit('2')), '1');
    expect(link.waiting).toEqual([submit('2')]);
    expect(answered(link, null)).toBe(link);
  });

  it('drops what belongs to a match or room it left', () => {
    const link = unwatching(asking(watching(IDLE, 'm', null), submit('1')), 'm');
    expect(greeting(leaving(joining(link, 'QMBT'), 'QMBT'))).toEqual([]);
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
