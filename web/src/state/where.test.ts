import { describe, expect, it } from 'vitest';
import { isByEngine, whereOf, type Around } from './where';

const HOME: Around = { isSite: false, isAway: false, languages: ['en'] };
const AWAY: Around = { ...HOME, isAway: true };
const SITE: Around = { isSite: true, isAway: false, languages: [] };

describe('where a request goes', () => {
  it('asks the server while it can be reached', () => {
    expect(whereOf('/matches', HOME)).toBe('server');
    expect(whereOf('/lessons/hands/en', HOME)).toBe('server');
  });
  it('asks the engine without a network', () => {
    for (const path of [
      '/matches',
      '/games',
      '/lessons/hands/en',
      '/press/pdf',
      '/words/en/cat',
      '/milestones',
    ])
      expect(whereOf(path, AWAY)).toBe('engine');
  });
  it('knows no engine that was not fetched', () => {
    expect(whereOf('/matches', { ...AWAY, languages: [] })).toBe('server');
    expect(isByEngine({ ...AWAY, languages: [] })).toBe(false);
  });
  it('leaves a match where it began', () => {
    expect(whereOf('/matches/local-0123456789ab/replay', HOME)).toBe('engine');
    expect(whereOf('/matches/0123456789abcdef/replay', AWAY)).toBe('server');
    expect(whereOf('/matches/0123456789abcdef', SITE)).toBe('nowhere');
  });
  it('has other people on a server only', () => {
    for (const path of ['/rooms', '/me', '/me/matches', '/boards/hands/en/all', '/challenges', '/reports']) {
      expect(whereOf(path, AWAY)).toBe('server');
      expect(whereOf(path, SITE)).toBe('nowhere');
    }
  });
  it('asks the engine on a site without a server', () => {
    expect(whereOf('/matches', SITE)).toBe('engine');
    expect(isByEngine(SITE)).toBe(true);
  });
});
