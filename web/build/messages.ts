/** The players' sentences: the .ftl files the terminal reads, one module a language, without comments. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ROOT = new URL('../../src/worderly/messages/', import.meta.url);
const ELSEWHERE = new Set(['tui', 'plain', 'press', 'cli', 'make', 'shell']);

export function languageText(language: string): string {
  const folder = new URL(`${language}/`, ROOT);
  if (!existsSync(folder)) throw new Error(`no messages for ${language}`);
  const areas = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.has(name.slice(0, -4)));
  const texts = areas.sort().map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return texts.join('\n').replace(/^#.*\n?/gm, '').replace(/\n{2,}/g, '\n');
}

export function messages(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'worderly-messages',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${prefix}`)) return undefined;
      return `export default ${JSON.stringify(languageText(source.slice(prefix.length + 1)))};`;
    },
  };
}
