/** Parses the .ftl files, which the terminal reads too, at build time: two modules per language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Part, Pattern, Sentences } from '../src/state/sentences';

const ROOT = new URL('../../src/worderly/messages/', import.meta.url);
const ELSEWHERE = new Set(['language', 'tui', 'plain', 'press', 'cli', 'make', 'shell', 'lesson']);
/** What neither the home page nor a match shows at its first paint, by the beginnings of the ids. */
const LATER = new RegExp(
  [
    // Of a game's own sentences, most of which are the terminal's, a match begins with these few.
    '^(?!(web|title|rank|weekend)-)(?![a-z]+-(hint|lives|next|ran|rank)-)',
    '^web-(board|challenge|data|delete|engine|friends|help|make|own|pair|privacy|react)-',
    '^web-(recover|recovery|report|reported)-',
    '^web-(room-(?!code|join|open)|rules-keys|(stats|theme|trouble|why)-)',
    // Questions before something ends.
    '^web-[a-z]+-(done|finish|hand-over|hint|not-held)-(more|no|title|yes)$',
  ].join('|'),
);
type Read = NonNullable<FluentResource['body'][number]['value']>;
type Piece = Exclude<Exclude<Read, string>[number], string>;

/** Not on the page: the files of other front ends, and lessons, which the server tells. */
function isElsewhere(name: string): boolean {
  return /\.(terminal|lesson)\.ftl$/.test(name) || ELSEWHERE.has(name.slice(0, -4));
}

/** What the page says; `elsewhere` is the rest, which it may refer to. */
export function languageText(language: string, elsewhere = false): string {
  const folder = new URL(`${language}/`, ROOT);
  if (!existsSync(folder)) throw new Error(`no messages for ${language}`);
  const areas = readdirSync(folder).filter(
    (name) => name.endsWith('.ftl') && isElsewhere(name) === elsewhere,
  );
  return areas
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

export function sentencesOf(text: string, elsewhere = ''): Sentences {
  const own = new FluentResource(text).body.filter(({ id, value }) => value !== null && isSaid(id));
  const all = new Map(new FluentResource(`${elsewhere}\n${text}`).body.map(({ id, value }) => [id, value]));
  return Object.fromEntries(own.map(({ id, value }) => [id, patternOf(value!, all)]));
}

/** Terms are only parts; the help of options is for the command line. */
function isSaid(id: string): boolean {
  return !id.startsWith('-') && !/-option-.*-(help|question)$/.test(id);
}

/** References are resolved, neighbouring texts joined. */
function patternOf(value: Read, all: Map<string, Read | null>): Pattern {
  if (typeof value === 'string') return value;
  const parts = value.flatMap((piece) => (typeof piece === 'string' ? [piece] : partsOf(piece, all)));
  const joined = parts.reduce<Part[]>((done, part) => {
    if (typeof part === 'string' && typeof done.at(-1) === 'string')
      return [...done.slice(0, -1), done.at(-1) + part];
    return [...done, part];
  }, []);
  return joined.length === 1 && typeof joined[0] === 'string' ? joined[0] : joined;
}

function partsOf(piece: Piece, all: Map<string, Read | null>): Part[] {
  if (piece.type === 'str') return [piece.value];
  if (piece.type === 'var') return [{ fact: piece.name }];
  if (piece.type === 'func') return [numberOf(piece)];
  if (piece.type === 'mesg' || (piece.type === 'term' && !piece.args.length))
    return [patternOf(found(piece, all), all)].flat();
  if (piece.type !== 'select' || piece.selector.type !== 'var')
    throw new Error(`the page cannot say ${JSON.stringify(piece)}`);
  const of = piece.variants.map(({ key, value }): [string | number, Pattern] => [
    key.value,
    patternOf(value, all),
  ]);
  return [{ on: piece.selector.name, of, or: piece.star }];
}

function found(piece: Extract<Piece, { type: 'mesg' | 'term' }>, all: Map<string, Read | null>): Read {
  const value = all.get(piece.type === 'term' ? `-${piece.name}` : piece.name);
  if (value == null || piece.attr) throw new Error(`no message ${piece.name}`);
  return value;
}

/** `NUMBER($n, useGrouping: 0)` is the one function we use. */
function numberOf({ name, args }: Extract<Piece, { type: 'func' }>): Part {
  const [first, second] = args;
  if (name !== 'NUMBER' || first?.type !== 'var' || second?.type !== 'narg' || second.name !== 'useGrouping')
    throw new Error(`the page does not know ${name}`);
  return { fact: first.name, plain: true };
}

/** The sentences of a first paint, or those that may come after it. */
export function partOf(language: string, isLater: boolean): Sentences {
  const all = sentencesOf(languageText(language), languageText(language, true));
  return Object.fromEntries(Object.entries(all).filter(([id]) => LATER.test(id) === isLater));
}

/** `virtual:messages/en`, and `virtual:messages/en/later`. */
export function messages(): Plugin {
  const prefix = 'virtual:messages/';
  return {
    name: 'worderly-messages',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${prefix}`)) return undefined;
      const [language, part] = source.slice(prefix.length + 1).split('/');
      const text = JSON.stringify(partOf(language!, part === 'later'));
      // A text is parsed as JSON several times faster than as a script.
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
