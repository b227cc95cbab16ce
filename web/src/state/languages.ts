/** The languages: how each writes plurals, numbers and dates (CLDR), and what its words need. */
import { locales, words } from 'virtual:locales';
import { FALLBACK, type Language } from './language_codes';

/** Operand, modulus (0: none), whether its value must lie in the ranges or outside of them, ranges. */
type Relation = [string, number, boolean, [number, number][]];

/** What src/worderly/messages/generate.py writes into cldr.json, and the language's own name. */
export type Locale = {
  name: string;
  locale: string;
  group: string;
  decimal: string;
  plurals: Record<string, Relation[][]>;
  days: string[];
  narrow_days: string[];
  months: string[];
  short_months: string[];
  long_date: string;
  short_date: string;
};

export type WordLanguage = { name: string; alphabet: string; keyboard: string[]; spellings: string[] };

export function localeOf(language: Language): Locale {
  return locales[language] ?? locales[FALLBACK]!;
}

export function wordLanguageOf(language: Language): WordLanguage {
  return words[language] ?? words[FALLBACK]!;
}

/** The plural category of a number. `Intl.PluralRules` knows it too, but loading it takes a phone 150 ms. */
export function plural(value: number, language: Language): string {
  const operands = operandsOf(value);
  const fits = (relation: Relation): boolean => holds(relation, operands);
  const found = Object.entries(localeOf(language).plurals).find(([, ways]) =>
    ways.some((way) => way.every(fits)),
  );
  return found?.[0] ?? 'other';
}

/** By the letters of CLDR; exponents (c, e) are always 0 here. */
function operandsOf(value: number): Record<string, number> {
  const [whole, rest = ''] = String(Math.abs(rounded(value))).split('.');
  const decimals = { v: rest.length, w: rest.length, f: Number(rest), t: Number(rest) };
  return { n: Math.abs(rounded(value)), i: Number(whole), ...decimals, c: 0, e: 0 };
}

function holds([operand, modulus, isInside, ranges]: Relation, operands: Record<string, number>): boolean {
  const value = modulus ? operands[operand]! % modulus : operands[operand]!;
  const isWhole = Number.isInteger(value);
  return isInside === ranges.some(([low, high]) => isWhole && low <= value && value <= high);
}

/** At most three places after the point. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function numberText(value: number, language: Language, isGrouped = true): string {
  const { group, decimal } = localeOf(language);
  const [whole, rest] = String(rounded(value)).split('.');
  const grouped = isGrouped ? whole!.replace(/\B(?=(\d{3})+$)/g, group) : whole!;
  return rest ? grouped + decimal + rest : grouped;
}
