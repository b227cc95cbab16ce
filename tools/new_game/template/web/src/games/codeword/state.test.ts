import { expect, test } from 'vitest';
import type { CodewordView } from '../../wire';
import { boxesOf } from './state';

const VIEW: CodewordView = {
  type: 'codeword_view',
  options: { languages: ['en'], letters: 4, guesses: 4 },
  rows: [{ type: 'codeword_row', word: 'seal', marks: ['here', 'elsewhere', 'absent', 'absent'] }],
  left: 3,
  points: 0,
  answer: null,
  reason: null,
};

test('the typed guess stands below the marked ones, above the rows to come', () => {
  const rows = boxesOf(VIEW, 'so').map((row) => row.map((box) => box.letter || '_').join(''));
  expect(rows).toEqual(['seal', 'so__', '____', '____']);
});

test('only a guess that was answered has marks', () => {
  const [first, second] = boxesOf(VIEW, 'soap');
  expect(first?.map((box) => box.mark)).toEqual(['here', 'elsewhere', 'absent', 'absent']);
  expect(new Set(second?.map((box) => box.mark))).toEqual(new Set(['open']));
});

test('after the end no row is left open', () => {
  expect(boxesOf({ ...VIEW, reason: 'gave_up' }, '')).toHaveLength(1);
});
