/** The languages, found by their folders: those of the page, and those whose words can be played. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Locale, WordLanguage } from '../src/state/languages';

const MESSAGES = new URL('../../src/worderly/messages/', import.meta.url);
const WORDS = new URL('../../src/worderly/lexicon/data/', import.meta.url);
const FOLDERS = new URL('../../src/worderly/languages/folders.py', import.meta.url);

/** Spoken where the browser wants none of ours: the one language that a source names, and only there. */
function fallback(): string {
  const found = /^DEFAULT = "([a-z]{2})"$/m.exec(readFileSync(FOLDERS, 'utf8'));
  if (!found) throw new Error('folders.py names no default language');
  return found[1]!;
}

function codes(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}$/.test(name))
    .sort();
}

function read<T>(folder: URL, path: string): T {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as T;
}

function nameOf(code: string): string {
  const text = readFileSync(new URL(`${code}/language.ftl`, MESSAGES), 'utf8');
  const name = new FluentResource(text).body.find(({ id }) => id === 'language-name')?.value;
  if (typeof name !== 'string') throw new Error(`messages/${code}/language.ftl does not say language-name`);
  return name;
}

function localeOf(code: string): Locale {
  return { ...read<Omit<Locale, 'name'>>(MESSAGES, `${code}/cldr.json`), name: nameOf(code) };
}

function wordLanguageOf(code: string): WordLanguage {
  const { name, alphabet, keyboard, spellings } = read<WordLanguage>(WORDS, `${code}/language.json`);
  return { name, alphabet, keyboard, spellings: spellings ?? [] };
}

/** What each language needs. */
export function localesModule(): string {
  const locales = Object.fromEntries(codes(MESSAGES).map((code) => [code, localeOf(code)]));
  const words = Object.fromEntries(codes(WORDS).map((code) => [code, wordLanguageOf(code)]));
  return [
    `export const locales = JSON.parse(${JSON.stringify(JSON.stringify(locales))});`,
    `export const words = JSON.parse(${JSON.stringify(JSON.stringify(words))});`,
  ].join('\n');
}

export function languagesModule(): string {
  const parts = (part: string): string =>
    codes(MESSAGES)
      .map((code) => `${code}: () => import('virtual:messages/${code}${part}')`)
      .join(', ');
  return [
    `export const fallback = ${JSON.stringify(fallback())};`,
    `export const codes = ${JSON.stringify(codes(MESSAGES))};`,
    `export const wordCodes = ${JSON.stringify(codes(WORDS))};`,
    `export const sentences = { ${parts('')} };`,
    `export const laterSentences = { ${parts('/later')} };`,
  ].join('\n');
}

export function languages(): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:languages': languagesModule,
    'virtual:locales': localesModule,
  };
  return {
    name: 'worderly-languages',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load: (source) => modules[source.slice(1)]?.(),
  };
}
