import { expect, it } from 'vitest';
import { listedWords } from './maker';

it('reads words by line, comma or semicolon, keeps phrases, and merges copies', () => {
  expect(listedWords('Sea lion\notter, Otter;  seal \n\n')).toEqual(['Sea lion', 'Otter', 'seal']);
  expect(listedWords(' \n')).toEqual([]);
});
