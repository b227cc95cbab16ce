import { expect, it } from 'vitest';
import { parseName } from './state';

it('reads a word, a phrase, and a word with one of its ends', () => {
  expect(parseName(' otter ')).toEqual({ word: 'otter' });
  expect(parseName('sea lion')).toEqual({ word: 'sea lion' });
  expect(parseName('sea lion C7')).toEqual({ word: 'sea lion', at: [2, 6] });
  expect(parseName('otter ab12')).toEqual({ word: 'otter', at: [27, 11] });
});
