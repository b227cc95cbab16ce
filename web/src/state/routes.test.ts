import { describe, expect, it } from 'vitest';
import { accentOf, parseRoute, routePath, type Route } from './routes';

const PLACES: [string, Route][] = [
  ['/', { at: 'home' }],
  ['/stats', { at: 'stats' }],
  ['/wizards', { at: 'game', game: 'wizards' }],
  ['/wizards/2026-11-15', { at: 'daily', game: 'wizards', date: '2026-11-15' }],
  ['/boogle/answers/2026-11-14', { at: 'answers', game: 'boogle', date: '2026-11-14' }],
  ['/hands/archive', { at: 'archive', game: 'hands' }],
  ['/archive', { at: 'archive' }],
  ['/day/2026-11-15', { at: 'day', date: '2026-11-15' }],
  ['/room/QMBT', { at: 'room', code: 'QMBT' }],
  ['/c/abc123', { at: 'challenge', id: 'abc123' }],
  ['/m/abc123', { at: 'match', id: 'abc123' }],
  ['/replay/abc123', { at: 'replay', id: 'abc123' }],
  ['/boards/hands', { at: 'boards', game: 'hands', circle: undefined }],
  ['/boogle/weekend/2026-11-21', { at: 'weekend', game: 'boogle', date: '2026-11-21' }],
  ['/friends/abcd1234', { at: 'friends', id: 'abcd1234' }],
];

describe('routes', () => {
  it.each(PLACES)('%s is one place and comes back the same', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(routePath(route)).toBe(path);
  });

  it('keeps the options of a practice game in the query', () => {
    const route = parseRoute('/boogle/seed/a%20b', '?size=5');
    expect(route).toEqual({ at: 'practice', game: 'boogle', seed: 'a b', query: '?size=5' });
    expect(routePath(route)).toBe('/boogle/seed/a%20b?size=5');
  });

  it('takes a room code in any case', () => {
    expect(parseRoute('/room/qmbt')).toEqual({ at: 'room', code: 'QMBT' });
  });

  it.each([
    '/nowhere',
    '/room/AEIO',
    '/wizards/yesterday',
    '/day/x',
    '/boogle/seed',
    '/a/b/c/d',
    '/%E0%A4%A',
  ])('%s is told to be no place', (path) => expect(parseRoute(path)).toEqual({ at: 'lost' }));

  it('gives a game its accent and other places none', () => {
    expect(accentOf({ at: 'rules', game: 'hands' })).toBe('hands');
    expect(accentOf({ at: 'home' })).toBeUndefined();
  });
});

describe('a frame of another site', () => {
  it('shows a daily or a made puzzle, and nothing else', () => {
    expect(parseRoute('/embed/hands/2026-11-15')).toEqual({ at: 'daily', game: 'hands', date: '2026-11-15' });
    expect(parseRoute('/embed/hands')).toMatchObject({ at: 'daily', game: 'hands' });
    expect(parseRoute('/embed/c/abc123')).toEqual({ at: 'challenge', id: 'abc123' });
    for (const path of ['/embed', '/embed/stats', '/embed/hands/rules', '/embed/c', '/embed/chess'])
      expect(parseRoute(path)).toEqual({ at: 'lost' });
  });
});
