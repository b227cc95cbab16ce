import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { languageText } from '../../build/messages';
import { FALLBACK, LANGUAGES } from '../state/language_codes';

const SOURCES = readdirSync('src', { recursive: true })
  .map(String)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'));
const TEXT = SOURCES.map((name) => readFileSync(`src/${name}`, 'utf8')).join('\n');
const ids = (language: string): Set<string> =>
  new Set(new FluentResource(languageText(language)).body.map((message) => message.id));
const variables = (language: string): Map<string, string> =>
  new Map(
    new FluentResource(languageText(language)).body.map((message) => [
      message.id,
      [...new Set(JSON.stringify(message.value).match(/"type":"var","name":"[^"]+"/g))].sort().join(),
    ]),
  );

describe('the sentences of the page', () => {
  it.each(LANGUAGES)('%s has every sentence that a component asks for', (language) => {
    const known = ids(language);
    const asked = [...TEXT.matchAll(/t\('((?:web|hands|refused|notice|reason)-[a-z0-9-]+)'/g)].map(
      (match) => match[1]!,
    );
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)(
    '%s has at least one sentence for every beginning that a component completes',
    (language) => {
      const known = [...ids(language)];
      const begun = [...TEXT.matchAll(/`((?:web|reason|notice|refused)-[a-z0-9-]*-)\$\{/g)].map(
        (match) => match[1]!,
      );
      expect(begun.filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([]);
    },
  );

  it.each(LANGUAGES)('are the same in %s as in the fallback, with the same facts', (language) => {
    const ofPage = (from: string): Record<string, string> =>
      Object.fromEntries([...variables(from)].filter(([id]) => id.startsWith('web-')));
    expect(ofPage(language)).toEqual(ofPage(FALLBACK));
  });

  it('of the page are all in use', () => {
    const begun = [...TEXT.matchAll(/`(web-[a-z0-9-]*-)\$\{/g)].map((match) => match[1]!);
    const unused = [...ids(FALLBACK)].filter(
      (id) => id.startsWith('web-') && !TEXT.includes(id) && !begun.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
