import { describe, expect, it } from 'vitest';
import type { GameId } from '../games';
import { isDone, nextOf } from './today';

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
