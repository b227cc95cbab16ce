import { describe, expect, it } from 'vitest';
import type { Verdict } from '../wire';
import { amountText, isKnown, marked, messageOf, verdictsByStep } from './analysis';

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
  why: [],
  earned: 0,
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

describe('verdicts', () => {
  it('belong to the moves of their seat, not to the clock or to others', () => {
    const [first, second] = [verdict('best'), { ...verdict('fine'), number: 2 }];
    const steps = [
      { seat: 0, move: { type: 'guess', word: 'x' } },
      { seat: 1, move: { type: 'guess', word: 'y' } },
      { seat: 0, move: { type: 'time_up' } },
      { seat: 0, move: { type: 'give_up' } },
    ] as Parameters<typeof verdictsByStep>[0];
    expect(verdictsByStep(steps, [first, second], 0)).toEqual([first, undefined, undefined, second]);
    expect(verdictsByStep(steps, [first], 1)).toEqual([undefined, first, undefined, undefined]);
  });
});

it('shows only figures that everyone knows', () => {
  expect((['points', 'percent', 'bits', 'seconds'] as const).filter(isKnown)).toEqual(['points', 'percent']);
});

it('names messages as the other front ends do', () => {
  expect(messageOf('battlewords', 'told_nothing')).toBe('analysis-battlewords-told-nothing');
});
