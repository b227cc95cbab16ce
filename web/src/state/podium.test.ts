import { expect, test } from 'vitest';
import { podiumOf } from './podium';

test('the best score is first, equal scores share a place', () => {
  const places = podiumOf([10, 30, 20, 20], [1]);
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [0, 4],
  ]);
});

test('where time decided between equal scores, only the winner is first', () => {
  expect(podiumOf([12, 12], [1]).map(({ seat, place, won }) => [seat, place, won])).toEqual([
    [1, 1, true],
    [0, 2, false],
  ]);
});
