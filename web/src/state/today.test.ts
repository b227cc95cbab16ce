import { describe, expect, it, vi } from 'vitest';
import type { GameId } from '../games';
import { placeOf } from './source';
import { dayGame, isDone, nextOf, playedDays, weekendGame } from './today';

// A game that is added may take its turn at weekends.
vi.mock('../wire', async (original) => ({
  ...(await original<object>()),
  WEEKEND_GAMES: ['wizards', 'boogle', 'wordsearch'],
}));

const GAMES: readonly GameId[] = ['wizards', 'hands', 'boogle', 'battlewords', 'wordsearch'];
const DAY = '2026-11-16';
const result = (game: GameId, date: string) => ({
  game,
  date,
  match: game,
  language: 'en',
  score: 1,
  at: 0,
});
const kept = (game: GameId, done: boolean) => ({
  match: game,
  key: null,
  game,
  place: `/${game}/${DAY}#en/${DAY}`,
  at: 0,
  done,
});

describe('isDone', () => {
  it('counts a result of that date, and a finished match that did not rank', () => {
    const device = {
      results: [result('hands', DAY), result('boogle', '2026-11-15')],
      shelf: [kept('wizards', true), kept('wordsearch', false)],
      words: 'en',
    };
    expect(GAMES.filter((game) => isDone(game, DAY, device))).toEqual(['wizards', 'hands']);
    expect(isDone('hands', DAY, { ...device, words: 'fr' })).toBe(false);
  });
});

describe('dayGame', () => {
  const none = { results: [], shelf: [], words: 'en' };
  it('is open, begun or done, and leads to the match', () => {
    expect(dayGame('hands', DAY, DAY, none)).toMatchObject({ state: 'open', path: `/hands/${DAY}` });
    const begun = dayGame('hands', DAY, DAY, { ...none, shelf: [kept('hands', false)] });
    expect(begun).toMatchObject({ state: 'begun', path: `/hands/${DAY}`, result: undefined });
    const done = dayGame('hands', DAY, DAY, { ...none, shelf: [kept('hands', true)] });
    expect(done).toMatchObject({ state: 'done', path: `/hands/${DAY}` });
  });
  it('prefers the try that counted to a later one', () => {
    const again = { ...result('hands', DAY), date: undefined, practised: DAY, match: 'again', score: 9 };
    const { date: _, ...practised } = again;
    expect(dayGame('hands', DAY, DAY, { ...none, results: [practised] }).result?.score).toBe(9);
    const both = { ...none, results: [practised, result('hands', DAY)] };
    expect(dayGame('hands', DAY, DAY, both).result?.score).toBe(1);
  });
  it('knows the result of a finished match that did not rank', () => {
    const { date: _, ...unranked } = result('hands', DAY);
    const device = { ...none, results: [unranked], shelf: [kept('hands', true)] };
    expect(dayGame('hands', DAY, DAY, device).result).toEqual(unranked);
  });
  it('leads to the match of another device, and to the answers when that is gone', () => {
    const device = { ...none, results: [result('hands', DAY)] };
    expect(dayGame('hands', DAY, '2026-12-01', device).path).toBe('/m/hands');
    expect(dayGame('hands', DAY, '2027-01-01', device).path).toBe(`/hands/answers/${DAY}`);
  });
});

describe('weekendGame', () => {
  const none = { results: [], shelf: [], words: 'en' };
  it('is one of the games in turn, on Saturday and on Sunday', () => {
    const saturday = weekendGame('2026-11-21', none);
    expect(saturday).toMatchObject({
      game: 'boogle',
      number: 47,
      day: { path: '/boogle/weekend/2026-11-21' },
    });
    expect(weekendGame('2026-11-22', none)).toEqual(saturday);
    expect(weekendGame('2026-11-28', none)).toMatchObject({ game: 'wordsearch', number: 48 });
    expect(weekendGame('2026-01-03', none)).toMatchObject({ game: 'wizards', number: 1 });
  });
  it('is nothing on a weekday and before the first', () => {
    for (const date of ['2026-11-20', '2026-11-23', '2026-01-01', '2026-01-02'])
      expect(weekendGame(date, none)).toBeUndefined();
  });
  it('is begun and done as this device keeps it, in its word language', () => {
    const shelf = [{ ...kept('boogle', false), place: '/boogle/weekend/2026-11-21#en' }];
    const device = { ...none, shelf };
    expect(weekendGame('2026-11-22', device)?.day.state).toBe('begun');
    expect(weekendGame('2026-11-22', { ...device, words: 'fr' })?.day.state).toBe('open');
    shelf[0]!.done = true;
    expect(weekendGame('2026-11-22', device)?.day.state).toBe('done');
  });
});

describe('playedDays', () => {
  it('has the games of each date that are done, as dayGame has them', () => {
    const { date: _, ...practised } = { ...result('boogle', DAY), practised: DAY };
    const device = {
      results: [result('hands', DAY), result('hands', '2026-11-15'), practised],
      shelf: [kept('wizards', true), kept('wordsearch', false)],
      words: 'en',
    };
    const days = playedDays(device);
    expect([...days.keys()].sort()).toEqual(['2026-11-15', DAY]);
    for (const game of GAMES) expect(days.get(DAY)!.has(game)).toBe(isDone(game, DAY, device));
    expect(playedDays({ ...device, words: 'fr' }).size).toBe(0);
  });
});

describe('nextOf', () => {
  it('is the next undone one, after the last from the first on', () => {
    const device = { results: [result('wordsearch', DAY), result('hands', DAY)], shelf: [], words: 'en' };
    expect(nextOf(GAMES, 'wizards', DAY, device)).toBe('boogle');
    expect(nextOf(GAMES, 'wordsearch', DAY, device)).toBe('wizards');
  });
  it('is nothing when the others are done', () => {
    const results = GAMES.slice(1).map((game) => result(game, DAY));
    expect(nextOf(GAMES, 'wizards', DAY, { results, shelf: [], words: 'en' })).toBeUndefined();
  });
});

describe('days without a server', () => {
  const played = {
    game: 'hands' as GameId,
    language: 'en',
    score: 1,
    at: 0,
    practised: DAY,
    match: 'local-0123456789',
  };
  const place = placeOf({ at: 'daily', game: 'hands', date: DAY }, 'en', true);
  const device = {
    results: [played],
    shelf: [{ ...kept('hands', true), match: played.match, place }],
    words: 'en',
  };
  it('are done on this device, and still to be played on the server', () => {
    expect(dayGame('hands', DAY, DAY, { ...device, isLocal: true }).state).toBe('done');
    expect(dayGame('hands', DAY, DAY, device).state).toBe('open');
    expect(playedDays({ ...device, isLocal: true }).has(DAY)).toBe(true);
    expect(playedDays(device).has(DAY)).toBe(false);
  });
  it('show what was played with a network as done too', () => {
    const mixed = { ...device, results: [result('boogle', DAY)], isLocal: true };
    expect(dayGame('boogle', DAY, DAY, mixed).state).toBe('done');
  });
});
