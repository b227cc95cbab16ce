import { describe, expect, it } from 'vitest';
import { finished, put, unfinished, without, type Kept } from './shelf';

const kept = (match: string, more: Partial<Kept> = {}): Kept => ({
  match,
  key: 'k',
  game: 'hands',
  place: `/m/${match}`,
  at: 0,
  done: false,
  ...more,
});

describe('the shelf', () => {
  it('holds one match a place, the newest', () => {
    const shelf = put(
      put([], kept('a', { place: '/hands/2026-11-15' })),
      kept('b', { place: '/hands/2026-11-15' }),
    );
    expect(shelf.map((each) => each.match)).toEqual(['b']);
  });

  it('lets a finished match go before an unfinished one', () => {
    let shelf: Kept[] = [kept('done', { done: true })];
    for (let i = 0; i < 160; i += 1) shelf = put(shelf, kept(String(i)));
    expect(shelf).toHaveLength(160);
    expect(shelf.some((each) => each.match === 'done')).toBe(false);
    expect(shelf.some((each) => each.match === '0')).toBe(true);
  });

  it('offers what is begun and not done', () => {
    const shelf = [kept('a'), kept('b'), kept('c', { place: '/hands/2026-11-15' })];
    expect(unfinished(finished(shelf, 'b'), '2026-11-15').map((each) => each.match)).toEqual(['a']);
    expect(without(shelf, 'a')).toHaveLength(2);
  });
});
