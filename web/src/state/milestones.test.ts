import { describe, expect, it } from 'vitest';
import { milestoneText, readCounted, signOf, toCount } from './milestones';
import type { Result } from './stats';

const result = (match: string, more: Partial<Result> = {}): Result => ({
  game: 'hands',
  match,
  language: 'en',
  score: 1,
  at: 5.4,
  ...more,
});

describe('milestones', () => {
  it('are counted from what the server needs, and from nothing that tells who played', () => {
    const [first, second] = toCount([
      result('a', { date: '2026-11-16', flawless: true, longest: 7, time_ms: 9, rank: 'gold' }),
      result('b'),
    ]);
    expect(first).toEqual({ game: 'hands', at_ms: 5, date: '2026-11-16', flawless: true, longest: 7 });
    expect(second).toEqual({ game: 'hands', at_ms: 5, date: null, flawless: false, longest: 0 });
  });
  it('are out of date after another match', () => {
    const one = [result('a')];
    expect(signOf([...one])).toBe(signOf(one));
    expect(signOf([...one, result('b')])).not.toBe(signOf(one));
    expect(signOf([])).not.toBe(signOf(one));
  });
  it('are counted again when the storage is damaged', () => {
    for (const text of [null, '', '{', '{"of":3}', '[]']) expect(readCounted(text).milestones).toEqual([]);
    const counted = { of: '1/a', milestones: [{ kind: 'days', value: 7, game: '', at_ms: 1 }] };
    expect(readCounted(JSON.stringify(counted))).toEqual(counted);
  });
  it('are said with their game, if they have one', () => {
    const say = (id: string, facts: object) => `${id} ${JSON.stringify(facts)}`;
    expect(milestoneText({ kind: 'all_games', value: 5, game: '', at_ms: 0 }, say)).toBe(
      'milestone-all-games {"count":5}',
    );
    expect(milestoneText({ kind: 'longest', value: 8, game: 'boogle', at_ms: 0 }, say)).toContain(
      'title-boogle',
    );
  });
});
