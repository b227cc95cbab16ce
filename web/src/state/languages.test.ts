import { describe, expect, it } from 'vitest';
import { localeOf, numberText, plural, wordLanguageOf } from './languages';
import { LANGUAGES, WORD_LANGUAGES, wordsFor } from './language_codes';

const NUMBERS = [0, 0.5, 1, 1.5, 2, 3, 5, 11, 21, 102, 1000, 1234.567, 1_000_000, -1, -7];

describe('a language', () => {
  it.each(LANGUAGES)('%s has the plurals that the browser has', (language) => {
    const rules = new Intl.PluralRules(localeOf(language).locale);
    for (const value of NUMBERS)
      expect([value, plural(value, language)]).toEqual([value, rules.select(value)]);
  });

  it.each(LANGUAGES)('%s writes numbers as the browser does', (language) => {
    const format = new Intl.NumberFormat(localeOf(language).locale);
    for (const value of NUMBERS) expect(numberText(value, language)).toBe(format.format(value));
  });

  it.each(WORD_LANGUAGES)('%s has a name and keys for a touch screen', (language) => {
    const { name, keyboard } = wordLanguageOf(language);
    expect(name).not.toBe('');
    expect(keyboard.join('').length).toBeGreaterThan(10);
  });

  it('whose words are not there is played with those of the fallback', () => {
    expect(wordsFor('fr')).toBe('fr');
    expect(wordsFor('xx')).toBe('en');
  });
});
