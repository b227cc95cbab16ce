import { describe, expect, it } from 'vitest';
import type { Verdict } from '../wire';
import { amountText, firstShown, marked, messageOf, share, steppedTo } from './analysis';

const verdict = (mark: Verdict['mark'], value = 0, best = 0): Verdict => ({
  type: 'verdict',
  number: 1,
  at_ms: 0,
  kind: 'guess',
  text: 'X',
  mark,
  unit: 'points',
  value,
  best,
  instead: [],
  remarks: [],
  cells: [],
  scene: null,
});

describe('amounts', () => {
  it('are whole where tenths would tell nothing', () => {
    expect(amountText(384, 'bits', 'en')).toBe('3.8');
    expect(amountText(300, 'bits', 'en')).toBe('3');
    expect(amountText(6666, 'percent', 'en')).toBe('67');
    expect(amountText(12345, 'points', 'en')).toBe('123');
  });
  it('have a comma in French', () => {
    expect(amountText(384, 'bits', 'fr')).toBe('3,8');
  });
});

describe('marks', () => {
  it('are counted from the best to the worst, those not judged left out', () => {
    expect(marked([verdict('wasted'), verdict('plain'), verdict('best'), verdict('best')])).toEqual([
      { mark: 'best', count: 2 },
      { mark: 'wasted', count: 1 },
    ]);
  });
});

describe('steps', () => {
  it('stop at both ends', () => {
    expect(steppedTo('ArrowLeft', 0, 5)).toBe(0);
    expect(steppedTo('ArrowRight', 4, 5)).toBe(4);
    expect(steppedTo('ArrowDown', 1, 5)).toBe(2);
    expect(steppedTo('Home', 3, 5)).toBe(0);
    expect(steppedTo('End', 1, 5)).toBe(4);
    expect(steppedTo('a', 1, 5)).toBeUndefined();
  });
  it('begin at what teaches most, else at the first move judged', () => {
    expect(firstShown([3, 5], [])).toBe(3);
    expect(firstShown([], [verdict('plain'), verdict('good')])).toBe(1);
    expect(firstShown([], [verdict('plain')])).toBe(0);
  });
});

describe('bars', () => {
  it('show the share of the best, and of seconds the fewest', () => {
    expect(share({ unit: 'bits', value: 100, best: 400 })).toBe(0.25);
    expect(share({ unit: 'seconds', value: 800, best: 200 })).toBe(0.25);
    expect(share({ unit: 'points', value: 0, best: 0 })).toBe(1);
  });
});

it('names messages as the other front ends do', () => {
  expect(messageOf('battlewords', 'told_nothing')).toBe('analysis-battlewords-told-nothing');
});
