import { describe, expect, it } from 'vitest';
import { clockText, dateOf, numberOf, shifted, spentText, today } from './days';
import { longDate } from './date_texts';
import { added, distribution, figures, fromServer, isFirstTry, streak, toServer, type Result } from './stats';

const DAY = '2026-11-15';
const run = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, i) => shifted(from, i));
const result = (score: number, more: Partial<Result> = {}): Result => ({
  game: 'hands',
  match: String(Math.random()),
  language: 'en',
  score,
  at: 0,
  ...more,
});

describe('isFirstTry', () => {
  const daily = { game: 'hands', language: 'en', date: DAY } as const;
  it('counts a daily on its own day, once for each game and language', () => {
    expect(isFirstTry([], daily, DAY)).toBe(true);
    expect(isFirstTry([], daily, shifted(DAY, 1))).toBe(false);
    const done = [result(1, { date: DAY })];
    expect(isFirstTry(done, daily, DAY)).toBe(false);
    expect(isFirstTry(done, { ...daily, language: 'fr' }, DAY)).toBe(true);
    expect(isFirstTry(done, { ...daily, game: 'boogle' }, DAY)).toBe(true);
  });
});

describe('days', () => {
  it('counts puzzles from the first of January 2026', () => {
    expect(numberOf('2026-01-01')).toBe(1);
    expect(numberOf(DAY)).toBe(319);
    expect(dateOf(319)).toBe(DAY);
  });

  it("takes the player's own calendar date", () => {
    expect(today(new Date(2026, 10, 5, 0, 1))).toBe('2026-11-05');
  });

  it('writes dates as each language does', () => {
    expect(longDate(DAY, 'en')).toBe('Sunday 15 November');
    expect(longDate(DAY, 'fr')).toBe('Dimanche 15 novembre');
  });

  it('rounds time left up and time spent down', () => {
    expect(clockText(59_001)).toBe('1:00');
    expect(spentText(59_999)).toBe('0:59');
  });
});

describe('a streak', () => {
  it('counts days in a row up to today', () => {
    expect(streak(run('2026-11-13', 3), DAY).days).toBe(3);
  });

  it('is still alive before today is played', () => {
    expect(streak(run('2026-11-12', 3), DAY).days).toBe(3);
  });

  it('ends after a missed day without a freeze', () => {
    expect(streak(run('2026-11-11', 3), DAY).days).toBe(0);
  });

  it('earns a freeze in seven days and uses it silently', () => {
    const dates = [...run('2026-11-01', 7), ...run('2026-11-09', 7)];
    expect(streak(dates, DAY)).toMatchObject({ days: 14, freezes: 1, frozen: ['2026-11-08'] });
  });

  it('never holds more than two freezes', () => {
    expect(streak(run('2026-10-01', 40), '2026-11-09').freezes).toBe(2);
  });

  it('remembers its best after it broke', () => {
    expect(streak([...run('2026-10-01', 5), DAY], DAY)).toMatchObject({ days: 1, best: 5 });
  });
});

describe('results', () => {
  it('count a daily once', () => {
    const first = result(10, { date: DAY });
    expect(added([first], result(99, { date: DAY }))).toEqual([first]);
    expect(added([first], result(99, { date: DAY, language: 'fr' }))).toHaveLength(2);
  });

  it('give figures, also of nothing', () => {
    expect(figures([])).toEqual({ games: 0, average: 0, best: 0 });
    expect(figures([result(10), result(25)])).toEqual({ games: 2, average: 18, best: 25 });
  });

  it('fall into bars that hold every score once', () => {
    const scores = [0, 3, 17, 42, 61, 61, 288];
    const bars = distribution(scores);
    expect(bars.length).toBeLessThanOrEqual(8);
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(scores.length);
  });
});

describe('results that follow a player', () => {
  it('come back from the server as they were', () => {
    const plain = result(5, { at: 12.4 });
    expect(fromServer(toServer(plain))).toEqual({ ...plain, at: 12, flawless: false, longest: 0 });
    const daily = result(7, { date: DAY, time_ms: 900, rank: 'great', flawless: true, longest: 8 });
    expect(fromServer(toServer(daily))).toEqual(daily);
  });
});
