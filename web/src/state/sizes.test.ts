import { expect, it } from 'vitest';
import { megabytes } from './sizes';

it('says megabytes as the language does', () => {
  expect(megabytes(8_249_000, 'en')).toBe('8.2 MB');
  expect(megabytes(8_249_000, 'de')).toBe('8,2 MB');
  expect(megabytes(31_400_000, 'fr')).toMatch(/^31\sMo$/);
});
