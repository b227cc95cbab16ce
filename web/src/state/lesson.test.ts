import { describe, expect, it } from 'vitest';
import { countsDown, gateOf } from './lesson';
import type { Kept } from './shelf';

const daily = { at: 'daily', game: 'hands', date: '2026-11-17' } as const;
const timed = { at: 'daily', game: 'boogle', date: '2026-11-17' } as const;
const kept = (place: string, game: Kept['game']): Kept => ({
  match: 'm',
  key: null,
  game,
  place,
  at: 0,
  done: false,
});

describe('what stands before a match', () => {
  it('offers the lesson of a game that is new here', () => {
    expect(gateOf(daily, 'en', [], [])).toEqual({ lesson: true, ready: false });
  });
  it('lets a known game begin at once', () => {
    expect(gateOf(daily, 'en', [], ['hands'])).toBeUndefined();
    expect(gateOf(daily, 'en', [kept('/hands/2026-11-16#en/2026-11-16', 'hands')], [])).toBeUndefined();
  });
  it('waits for Ready before a clock, every time', () => {
    expect(gateOf(timed, 'en', [], ['boogle'])).toEqual({ lesson: false, ready: true });
  });
  it('lets a match that was begun go on', () => {
    expect(gateOf(timed, 'en', [kept('/boogle/2026-11-17#en/2026-11-17', 'boogle')], [])).toBeUndefined();
  });
});

describe('a clock that counts down', () => {
  const practice = (query: string) => countsDown({ at: 'practice', game: 'boogle', seed: '1', query });
  it('is there unless the options take it away', () => {
    expect(practice('')).toBe(true);
    expect(practice('?time_s=60')).toBe(true);
    expect(practice('?time_s=0')).toBe(false);
  });
  it('is started by each player where they take turns', () => {
    expect(practice('?players=Ann,Bo')).toBe(false);
  });
  it('is not there in a game that counts up', () => {
    expect(countsDown({ at: 'practice', game: 'wordsearch', seed: '1', query: '' })).toBe(false);
  });
});
