/** The draft of a puzzle, and the options and the print order that come from it. */
import { choiceOf, type OptionValues } from '../state/choices';
import { routePath } from '../state/routes';
import { queryOf } from '../state/source';
import type { NewPrint, WordsearchOptions } from '../wire';

export type Direction = NonNullable<WordsearchOptions['directions']>[number];
/** As a rose on the form: the empty place is its middle. */
export const ROSE: readonly (Direction | null)[] = ['NW', 'N', 'NE', 'W', null, 'E', 'SW', 'S', 'SE'];
export const SHAPES = [...(choiceOf('wordsearch', 'shape').of ?? []), 'picture'];
export const SIZE = choiceOf('wordsearch', 'size');
export const COUNT = choiceOf('wordsearch', 'count');
export const PAPERS = ['letter', 'a4', 'a5', '6x9'] as const;
export const KEYS = ['page', 'upside-down', 'none'] as const;
export const ORDERS = ['given', 'alphabet', 'length'] as const;
export const LISTINGS = ['words', 'clues', 'none'] as const;
/** As the server takes them. */
export const MOST_VERSIONS = 40;
export const FILE_BYTES = 2 ** 20;
/** As the game takes them. */
export const MOST_WORDS = choiceOf('wordsearch', 'words').high ?? 0;
export const PICTURE_BYTES = 16 * 2 ** 20;
const PICTURE_SIDE = 20;

/** A typed number brought into a range. */
export function within(
  { low = 0, high = 0 }: { low?: number; high?: number },
  text: string,
  otherwise: number,
): number {
  return Math.min(high, Math.max(low, Math.round(Number(text)) || otherwise));
}

export type Draft = {
  source: 'own' | 'theme';
  text: string;
  theme: string;
  /** Whom a theme must suit. */
  age: NonNullable<WordsearchOptions['age']>;
  count: number;
  title: string;
  /** A side of a square; 0: to fit; -1: rows and columns of its own. */
  size: number;
  rows: number;
  cols: number;
  level: 'easy' | 'medium' | 'hard' | 'own';
  directions: Direction[];
  /** Shares from 0 to 100. */
  backwards: number;
  weave: number;
  fill: NonNullable<WordsearchOptions['fill']>;
  shape: string;
  /** The rows of a picture's cells. */
  mask: string[];
  message: string;
  exact: boolean;
  secrets: string;
};

export type Look = Required<
  Pick<
    NewPrint,
    | 'paper'
    | 'large'
    | 'black'
    | 'key'
    | 'header'
    | 'footer'
    | 'margin_mm'
    | 'gutter_mm'
    | 'count'
    | 'pick'
    | 'rising'
    | 'per_page'
    | 'versions'
    | 'levels'
    | 'codes'
    | 'name_line'
    | 'case'
    | 'order'
    | 'listing'
  >
>;

export type Placed = { word: string; row: number; col: number; direction: Direction; secret?: boolean };
export type Made = {
  puzzle: { grid: string[]; words: string[]; title: string };
  solution: { words: Placed[]; unplaced: { word: string; reason: string }[] };
};
/** What one preview brings: the puzzle, its pages and its key as pictures, and the room a message has. */
export type Proof = Made & { pages: string[]; key: string; notices: string[]; left: number; letters: number };
/** Cells that no word takes, and the letters that shall stand in them. */
export type Room = { left: number; letters: number };

export function blankDraft(): Draft {
  return {
    source: 'own',
    text: '',
    theme: '*',
    age: 'everyone',
    count: Number(COUNT.value),
    title: '',
    size: 0,
    rows: 12,
    cols: 18,
    level: choiceOf('wordsearch', 'level').value as Draft['level'],
    directions: ['E', 'S'],
    backwards: 20,
    weave: 50,
    fill: 'language',
    shape: '',
    mask: [],
    message: '',
    exact: false,
    secrets: '',
  };
}

/** The paper of the country in a language tag, as on the command line. */
export const usualPaper = (tag: string): Look['paper'] => (/-(US|CA|MX)$/i.test(tag) ? 'letter' : 'a4');

export function blankLook(paper: Look['paper']): Look {
  return {
    paper,
    large: false,
    black: false,
    key: 'page',
    header: '',
    footer: '',
    margin_mm: 17,
    gutter_mm: 0,
    count: 1,
    pick: 0,
    rising: false,
    per_page: 0,
    versions: 1,
    levels: [],
    codes: false,
    name_line: false,
    case: 'upper',
    order: 'alphabet',
    listing: 'words',
  };
}

/** What was kept on this device, where it still has the right form. */
export function readKept<T extends object>(text: string | null, blank: T): T {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const fits = ([name, value]: [string, unknown]): boolean =>
      name in kept &&
      typeof kept[name] === typeof value &&
      Array.isArray(kept[name]) === Array.isArray(value);
    return Object.fromEntries(
      Object.entries(blank).map((each) => (fits(each) ? [each[0], kept[each[0]]] : each)),
    ) as T;
  } catch {
    return blank;
  }
}

export const readDraft = (text: string | null): Draft => readKept(text, blankDraft());

/** Words as people paste them: one a line, or between commas or semicolons; phrases keep their spaces. */
export function listedWords(text: string): string[] {
  return distinct(text.split(/[\n,;\t]+/));
}

function distinct(parts: readonly string[]): string[] {
  const words = parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter(Boolean);
  return [...new Map(words.map((word) => [word.toLocaleLowerCase(), word])).values()];
}

/** A list or a table: every field, or the one column whose head is among `heads` (with commas between). */
export function fileWords(text: string, heads: string): string[] {
  const known = heads.split(',').map((head) => head.trim());
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim());
  const mark = ['\t', ';', ','].find((each) => lines.some((line) => line.includes(each))) ?? '\t';
  const rows = lines.map((line) => fieldsOf(line, mark));
  const column = rows[0]?.findIndex((field) => known.includes(field.toLocaleLowerCase())) ?? -1;
  return distinct(column < 0 ? rows.flat() : rows.slice(1).map((row) => row[column] ?? ''));
}

function fieldsOf(line: string, mark: string): string[] {
  const parts = line.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${mark}])+`, 'g')) ?? [];
  return parts.map((part) =>
    part
      .trim()
      .replace(/^"([^]*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}

/** UTF-8, or UTF-16 with its mark; undefined rather than a guess. */
export function fileText(bytes: Uint8Array): string | undefined {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(wide, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The options of a draft; undefined while there is nothing to make yet. */
export function makerOptions(
  draft: Draft,
  language: string,
  ofWords: { spelling?: string; all_words?: true } = {},
): WordsearchOptions | undefined {
  const words = listedWords(draft.text);
  const listed = words.length > 0 && words.length <= MOST_WORDS;
  if ((draft.source === 'own' && !listed) || (draft.level === 'own' && !draft.directions.length))
    return undefined;
  return {
    type: 'wordsearch_options',
    languages: [language],
    ...ofWords,
    ...(draft.source === 'own' ? { words } : { theme: draft.theme, age: draft.age, count: draft.count }),
    title: draft.title.trim(),
    ...(draft.shape === 'picture'
      ? { mask: draft.mask }
      : { shape: draft.shape, rows: sidesOf(draft)[0], cols: sidesOf(draft)[1] }),
    ...(draft.level === 'own' ? { directions: draft.directions } : { level: draft.level }),
    backwards: draft.backwards / 100,
    weave: draft.weave / 100,
    fill: draft.fill,
    message: draft.message.trim(),
    exact: draft.exact && draft.message.trim() !== '',
    secret_words: listedWords(draft.secrets),
  };
}

/** The address of a puzzle that no server keeps: it holds words, choices and the places that were kept. */
export function linkPath({ pins = [], ...options }: WordsearchOptions, seed: string): string {
  const places = pins.length ? { pins: JSON.stringify(pins) } : {};
  const query = queryOf({ ...options, ...places } as OptionValues);
  return routePath({ at: 'practice', game: 'wordsearch', seed, query });
}

/** The same options with the words of an earlier grid in their places, as far as they are still wanted. */
export function keptLayout(options: WordsearchOptions, made: Made): WordsearchOptions {
  const { grid } = made.puzzle;
  const rows = grid.length;
  const cols = Math.max(...grid.map((row) => [...row].length));
  if (options.rows && (options.rows !== rows || options.cols !== cols)) return options;
  const pins = made.solution.words.map(({ word, row, col, direction }) => ({
    type: 'pin' as const,
    word,
    row,
    col,
    direction,
  }));
  return options.mask ? { ...options, pins } : { ...options, rows, cols, pins };
}

/** One word of a list for another; an empty one takes it out. */
export function exchanged(words: readonly string[], old: string, next: string): string {
  return words
    .map((word) => (word === old ? next.trim() : word))
    .filter(Boolean)
    .join('\n');
}

/** Rows and columns of a draft; 0 and 0: to fit. */
export function sidesOf(draft: Pick<Draft, 'size' | 'rows' | 'cols'>): [number, number] {
  return draft.size < 0 ? [draft.rows, draft.cols] : [draft.size, draft.size];
}

/** Rows and columns of a picture's grid. */
export function pictureSides(draft: Pick<Draft, 'size' | 'rows' | 'cols'>): [number, number] {
  return draft.size ? sidesOf(draft) : [PICTURE_SIDE, PICTURE_SIDE];
}

/** The sentence about a message of this many letters: how well it fits the free cells. */
export function messageFit(
  letters: number,
  room: Room | undefined,
  grows: boolean,
): { id: string; facts: Record<string, number> } | undefined {
  if (!letters) return undefined;
  if (!room) return grows ? { id: 'maker-grows', facts: { letters } } : undefined;
  if (letters > room.left)
    return grows
      ? { id: 'maker-grows', facts: { letters } }
      : { id: 'maker-too-long', facts: { count: letters - room.left } };
  return letters === room.left
    ? { id: 'maker-fits-exactly', facts: {} }
    : { id: 'maker-fits', facts: { letters, left: room.left } };
}

/** The letters of a message, as a grid holds them: without spaces and marks. */
export function messageLetters(message: string): number {
  return message.normalize('NFC').match(/\p{L}/gu)?.length ?? 0;
}

/** Which cells a picture has, from its pixels (RGBA, row by row): the dark ones. */
export function maskRows(pixels: ArrayLike<number>, rows: number, cols: number = rows): string[] {
  const dark = (cell: number): boolean => {
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((part) => pixels[cell * 4 + part] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    return alpha > 127 && 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => (dark(row * cols + col) ? '#' : '.')).join(''),
  );
}

/** A name for a file that any system takes. */
export function fileName(title: string, kind: string, part: 'puzzle' | 'key'): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  const isKey = part === 'key' && (kind === 'svg' || kind === 'png');
  return `${plain || 'worderly-wordsearch'}${isKey ? '-key' : ''}.${kind}`;
}
