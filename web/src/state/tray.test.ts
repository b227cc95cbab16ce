import { describe, expect, it } from 'vitest';
import { shuffledOrder, tapped, tilesOf } from './tray';

const TRAY = [...'aaci*pt'];

describe('a draft from a tray', () => {
  it('takes each tile once', () => {
    expect(tilesOf(TRAY, 'aaa')).toEqual([0, 1, -1]);
    expect(tilesOf(TRAY, 'P*')).toEqual([5, 4]);
  });

  it('grows by a tap and shrinks by a tap on a taken tile', () => {
    expect(tapped(TRAY, 'pa', 3)).toBe('pai');
    expect(tapped(TRAY, 'pai', 0)).toBe('pi');
  });

  it('lets the second copy of a letter be taken', () => {
    expect(tapped(TRAY, 'a', 1)).toBe('aa');
  });

  it('keeps its letters when shuffled and changes their order', () => {
    const order = TRAY.map((_, index) => index);
    const next = shuffledOrder(order, TRAY, Math.random);
    expect([...next].sort()).toEqual(order);
    expect(next.map((i) => TRAY[i]).join('')).not.toBe(TRAY.join(''));
  });

  it('gives up shuffling letters that are all the same', () => {
    expect(shuffledOrder([0, 1], ['a', 'a'], Math.random)).toHaveLength(2);
  });
});
