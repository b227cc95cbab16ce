import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languageText, sentencesOf } from '../../build/messages';
import { shifted } from './days';
import { longDate, shortDate } from './date_texts';
import { sentence, type Facts, type Pattern } from './sentences';
import { localeOf } from './languages';
import { LANGUAGES, type Language } from './language_codes';

const NUMBERS = [0, 1, 1.5, 2, 5, 21, 999, 1000, 1234.5678, 65_432, 1_000_000, -1, -12_345];

/** Every fact a sentence names, and the keys it chooses by. */
function named(pattern: Pattern, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const part of typeof pattern === 'string' ? [] : pattern) {
    if (typeof part === 'string') continue;
    const name = 'of' in part ? part.on : part.fact;
    found.set(name, found.get(name) ?? new Set());
    if (!('of' in part)) continue;
    for (const [key, value] of part.of) {
      if (typeof key === 'string') found.get(name)!.add(key);
      named(value, found);
    }
  }
  return found;
}

function* factsFor(pattern: Pattern): Generator<Facts> {
  const names = [...named(pattern)];
  const isPlain = (name: string): boolean =>
    JSON.stringify(pattern).includes(`{"fact":"${name}","plain":true}`);
  const words = new Set(['', 'quartz', ...names.flatMap(([, keys]) => [...keys])]);
  for (const value of [...NUMBERS, ...words])
    yield Object.fromEntries(names.map(([name]) => [name, isPlain(name) ? Number(value) || 7 : value]));
  if (!names.some(([name]) => isPlain(name))) yield {};
}

function reference(language: Language, text: string): (id: string, facts: Facts) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (id, facts) => bundle.formatPattern(bundle.getMessage(id)!.value!, facts, []);
}

describe('a sentence', () => {
  it.each(LANGUAGES)('of %s is what the reference implementation says, for all facts', (language) => {
    const elsewhere = languageText(language, true);
    const said = reference(language, `${elsewhere}\n${languageText(language)}`);
    const sentences = Object.entries(sentencesOf(languageText(language), elsewhere));
    expect(sentences.length).toBeGreaterThan(500);
    const differing = sentences.flatMap(([id, pattern]) =>
      [...factsFor(pattern)]
        .map((facts) => [id, sentence(pattern, facts, language), said(id, facts)])
        .filter(([, ours, theirs]) => ours !== theirs),
    );
    expect(differing).toEqual([]);
  });

  it('with references, terms, quotes and choices within choices is too', () => {
    const text = [
      '-house = Worderly',
      'name = { -house }',
      'all = { name } says { "{" }{ $n ->',
      '    [0] none of { name }',
      '    [one] { $kind ->',
      '        [a] an { $n }',
      '       *[b] the { $n }',
      '    }',
      '   *[other] { NUMBER($n, useGrouping: 0) }',
      ' } ok',
    ].join('\n');
    const said = reference('fr', text);
    const pattern = sentencesOf(text)['all']!;
    for (const n of NUMBERS)
      for (const kind of ['a', 'b', 'c'])
        expect(sentence(pattern, { n, kind }, 'fr')).toBe(said('all', { n, kind }));
  });

  it('that the page could not say stops the build', () => {
    expect(() => sentencesOf('when = { DATETIME($day) }')).toThrow('DATETIME');
    expect(() => sentencesOf('when = { missing }')).toThrow('missing');
  });
});

describe('a date', () => {
  it.each(LANGUAGES)('in %s reads as the calendar of the browser has it', (language) => {
    const tag = localeOf(language).locale;
    const long = new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    for (let at = 0; at < 366; at += 1) {
      const date = shifted('2026-01-01', at);
      const day = new Date(`${date}T00:00:00Z`);
      const plain = (text: string) => text.replace(',', '').toLowerCase();
      expect(plain(longDate(date, language))).toBe(plain(long.format(day)));
      expect(shortDate(date, language)).toBe(short.format(day));
    }
  });
});
