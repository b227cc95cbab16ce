import { describe, expect, it } from 'vitest';
import { wentWell } from './ending';

describe('wentWell', () => {
  it('cheers a solved puzzle and a hand played out for points', () => {
    expect(wentWell({ reason: 'solved', scores: [61], winners: [0] }, 0)).toBe(true);
    expect(wentWell({ reason: 'all_hands_played', scores: [257], winners: [0] }, 0)).toBe(true);
  });
  it('stays calm where nothing was won', () => {
    expect(wentWell({ reason: 'gave_up', scores: [40], winners: [] }, 0)).toBe(false);
    expect(wentWell({ reason: 'all_hands_played', scores: [0], winners: [0] }, 0)).toBe(false);
    expect(wentWell({ reason: 'out_of_lives', scores: [12], winners: [] }, 0)).toBe(false);
  });
  it('cheers the best of several, and nobody who looks on', () => {
    expect(wentWell({ reason: 'race_over', scores: [3, 9], winners: [1] }, 1)).toBe(true);
    expect(wentWell({ reason: 'race_over', scores: [3, 9], winners: [1] }, 0)).toBe(false);
    expect(wentWell({ reason: 'race_over', scores: [3, 9], winners: [1] }, null)).toBe(false);
  });
});
