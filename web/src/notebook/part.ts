/** What a game says about itself to be played in a notebook: pure functions over its view. */
import type { Line } from '../components/board/Lines.svelte';
import type { Cell } from '../state/roving';

export type Path = readonly Cell[];
/** A draft after a tap; with a move it is finished. */
export type Tapped<M> = { path: Path; move?: M };
export type Listed = { text: string; mark: 'found' | 'missed' | 'open'; note?: string; cells: Path };

export type Part<V, M> = {
  /** The message that names the grid. */
  label: string;
  placeholder: string;
  /** Whether its letters are on tiles with gaps between them. */
  hasTiles: boolean;
  /** Letters by row and column; an empty text is no cell. */
  cells: (view: V) => string[][];
  values?: (view: V) => Record<string, number>;
  lines: (view: V) => Line[];
  words: (view: V) => Listed[];
  tapped: (view: V, path: Path, cell: Cell) => Tapped<M>;
  dragged: (view: V, path: Path, cell: Cell) => Path;
  dropped: (view: V, path: Path) => M | undefined;
  typed: (text: string) => M;
  /** A path that reads what is typed, where the rules let a word run anywhere. */
  traced?: (view: V, text: string) => Path;
  /** Buttons beside the draft: a message and its move. */
  tools: { text: string; move: M }[];
};

/** What Python sends; `left_ms` and `elapsed_ms` count from the moment it arrives. */
export type Frame<V> = {
  number: number;
  view: V | null;
  is_over: boolean;
  is_begun: boolean;
  status: string;
  said: string;
  tone: 'good' | 'bad' | 'plain';
  left_ms: number | null;
  elapsed_ms: number;
};
export type Asked<M> = { number: number; move: M | null };
export type Texts = Record<string, string>;

/** The part of anywidget's model that is used here. */
export type Model = {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => void;
  save_changes: () => void;
  on: (name: string, handler: () => void) => void;
  off: (name: string, handler: () => void) => void;
};
