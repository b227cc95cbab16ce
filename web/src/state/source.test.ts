import { describe, expect, it } from 'vitest';
import { dayOf, optionsOf, placeOf, queryOf, requestOf } from './source';

describe('the source of a match', () => {
  it('asks for the daily of a date and a language', () => {
    const source = { at: 'daily', game: 'hands', date: '2026-11-15' } as const;
    expect(requestOf(source, 'fr')).toEqual({ game: 'hands', daily: '2026-11-15', language: 'fr' });
    expect(placeOf(source, 'fr')).toBe('/hands/2026-11-15#fr/2026-11-15');
    expect(placeOf(source, 'fr')).not.toBe(placeOf(source, 'en'));
  });

  it('plays a challenge on an open daily in the place of that daily', () => {
    const daily = 'hands/fr/1/2026-11-15';
    const source = { at: 'challenge', game: 'hands', id: 'abc', daily } as const;
    expect(requestOf(source, 'en')).toEqual({ game: 'hands', challenge: 'abc' });
    expect(placeOf(source, 'en')).toBe('/hands/2026-11-15#fr/2026-11-15');
    expect(placeOf({ ...source, daily: null }, 'en')).toBe('/c/abc');
  });

  it('asks for the big puzzle of a weekend, one place for each word language', () => {
    const source = { at: 'weekend', game: 'boogle', date: '2026-11-21' } as const;
    expect(requestOf(source, 'fr')).toEqual({ game: 'boogle', weekend: '2026-11-21', language: 'fr' });
    expect(placeOf(source, 'fr')).toBe('/boogle/weekend/2026-11-21#fr');
  });

  it('knows the day of a daily by its identity', () => {
    expect(dayOf('hands/en/1/2026-11-15')).toBe('2026-11-15');
    expect(dayOf(null)).toBeUndefined();
  });

  it('turns the query of a practice game into typed options', () => {
    const { options, bots } = optionsOf(
      'boogle',
      '?size=5&same=true&languages=en,fr&bots=easy,hard&scoring=classic',
      'en',
    );
    expect(options).toEqual({
      type: 'boogle_options',
      size: 5,
      same: true,
      languages: ['en', 'fr'],
      scoring: 'classic',
    });
    expect(bots).toEqual(['easy', 'hard']);
  });

  it('keeps a typed hand a text, also when it looks like a number', () => {
    expect(optionsOf('hands', '?hand=123', 'en').options).toMatchObject({ hand: '123' });
  });

  it('takes words for a word search, and their number for a crossword', () => {
    expect(optionsOf('wordsearch', '?words=otter,seal', 'en').options).toMatchObject({
      words: ['otter', 'seal'],
    });
    expect(optionsOf('wizards', '?words=11', 'en').options).toMatchObject({ words: 11 });
  });

  it('writes the options as a query that it can read again', () => {
    const query = queryOf({ time_s: 0, scoring: 'classic', players: ['Ada', 'Bo'] });
    expect(query).toBe('?time_s=0&scoring=classic&players=Ada%2CBo');
    expect(optionsOf('boogle', query, 'en').options).toMatchObject({ time_s: 0, players: ['Ada', 'Bo'] });
    expect(queryOf({})).toBe('');
  });
});
