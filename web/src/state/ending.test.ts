import { describe, expect, it } from 'vitest';
import { joyOf } from './ending';

const low = { place: 0, is_flawless: false };
const high = { place: 3, is_flawless: false };

describe('joyOf', () => {
  it('cheers who won and reached a rank, and more where nothing could be better', () => {
    expect(joyOf({ scores: [61], winners: [0] }, 0, high)).toBe('plain');
    expect(joyOf({ scores: [61], winners: [0] }, 0, { place: 4, is_flawless: true })).toBe('full');
    expect(joyOf({ scores: [61], winners: [0] }, 0, null)).toBe('plain');
  });
  it('stays calm where nothing was won', () => {
    expect(joyOf({ scores: [40], winners: [] }, 0, high)).toBe('none');
    expect(joyOf({ scores: [5], winners: [0] }, 0, low)).toBe('none');
    expect(joyOf({ scores: [0], winners: [0] }, 0, null)).toBe('none');
  });
  it('cheers the best of several, and nobody who looks on', () => {
    expect(joyOf({ scores: [3, 9], winners: [1] }, 1, low)).toBe('plain');
    expect(joyOf({ scores: [3, 9], winners: [1] }, 0, high)).toBe('none');
    expect(joyOf({ scores: [3, 9], winners: [1] }, null, null)).toBe('none');
  });
});
