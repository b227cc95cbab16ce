import { describe, expect, it } from 'vitest';
import type { Member, RoomFrame } from '../wire';
import { canStart, isHost, makerWords, roomSetup, seatNames, standing, waitingFor } from './room';

const member = (id: number, more: Partial<Member> = {}): Member => ({
  member: id,
  info: { name: `P${id}`, tag: 1, bot: null },
  ready: false,
  present: true,
  spectator: false,
  score: 0,
  wins: 0,
  is_program: false,
  ...more,
});
const room = (more: Partial<RoomFrame> = {}): RoomFrame => ({
  type: 'room',
  room: 'QMBT',
  seq: 1,
  you: 1,
  host: 1,
  phase: 'lobby',
  setup: { type: 'setup', game: 'hands' },
  members: [member(1), member(2)],
  round: 0,
  match: null,
  seats: [],
  results: [],
  winners: [],
  reactions: [],
  move: null,
  ...more,
});

describe('a room', () => {
  it('lets the host start, and start again, but not while a round runs', () => {
    expect(canStart(room())).toBe(true);
    expect(canStart(room({ you: 2 }))).toBe(false);
    expect(canStart(room({ phase: 'playing' }))).toBe(false);
    expect(canStart(room({ phase: 'over' }))).toBe(true);
    expect(isHost(room({ you: null, host: null }))).toBe(false);
  });

  it('knows a round of a maker’s own words', () => {
    const options = { type: 'wordsearch_options' as const, words: ['otter', 'seal'] };
    expect(makerWords(room({ setup: { type: 'setup', game: 'wordsearch', options } }))).toBe(2);
    expect(
      makerWords(room({ setup: { type: 'setup', game: 'wordsearch', options: { ...options, words: [] } } })),
    ).toBe(0);
    expect(makerWords(room())).toBe(0);
  });

  it('names the seats of its match', () => {
    expect(seatNames(room({ seats: [2, 1] })).map((info) => info?.name)).toEqual(['P2', 'P1']);
  });

  it('puts the best total first and leaves onlookers out', () => {
    const all = [member(1, { score: 3 }), member(2, { score: 9 }), member(3, { spectator: true, score: 99 })];
    expect(standing(room({ members: all })).map((each) => each.member)).toEqual([2, 1]);
  });

  it('waits for people, not for bots or onlookers', () => {
    const all = [
      member(1),
      member(2),
      member(3, { info: { name: null, tag: null, bot: 'easy' } }),
      member(4, { spectator: true }),
      member(5, { ready: true }),
    ];
    expect(waitingFor(room({ members: all })).map((each) => each.member)).toEqual([2]);
  });

  it('plays boogle on one clock and races the others', () => {
    expect(roomSetup('boogle', { size: 5 }, 'fr').options).toMatchObject({
      size: 5,
      languages: ['fr'],
    });
    expect(roomSetup('hands', {}, 'en').options).toEqual({ type: 'hands_options', languages: ['en'] });
  });
});
