/** What the forms offer of each game's options; the server decides what is legal. */
import type { GameId } from '../games';

export type Choice =
  | { name: string; kind: 'number'; from: number; to: number; value: number }
  | { name: string; kind: 'pick'; of: readonly (string | number)[]; value: string | number }
  | { name: string; kind: 'check'; value: boolean }
  /** One of the language's themes, any of them (`*`) or none. */
  | { name: string; kind: 'theme'; value: string }
  | { name: string; kind: 'names'; value: string };

export const CHOICES: Record<GameId, readonly Choice[]> = {
  wizards: [
    {
      name: 'book',
      kind: 'pick',
      of: ['', 'scroll', 'spellbook', 'tome', 'codex', 'bibliotheca'],
      value: '',
    },
    { name: 'wizard', kind: 'pick', of: ['plain', 'shield', 'life', 'word', 'letters'], value: 'plain' },
    { name: 'lives', kind: 'number', from: 1, to: 20, value: 5 },
    { name: 'hints', kind: 'pick', of: [0, 3], value: 0 },
    { name: 'bonus', kind: 'check', value: false },
  ],
  hands: [
    { name: 'letters', kind: 'number', from: 3, to: 20, value: 7 },
    { name: 'hands', kind: 'number', from: 1, to: 10, value: 1 },
    { name: 'substitute', kind: 'check', value: true },
    { name: 'replay', kind: 'check', value: true },
  ],
  boogle: [
    { name: 'size', kind: 'pick', of: [3, 4, 5, 6, 7, 8], value: 4 },
    { name: 'time_s', kind: 'pick', of: [60, 180, 300, 0], value: 180 },
    { name: 'scoring', kind: 'pick', of: ['letters', 'classic'], value: 'letters' },
    { name: 'players', kind: 'names', value: '' },
    { name: 'rounds', kind: 'number', from: 1, to: 5, value: 1 },
    { name: 'same_board', kind: 'check', value: false },
  ],
  battlewords: [
    { name: 'difficulty', kind: 'pick', of: ['easy', 'medium', 'hard'], value: 'medium' },
    { name: 'mode', kind: 'pick', of: ['strict', 'chain', 'admiral'], value: 'strict' },
    { name: 'hints', kind: 'pick', of: [0, 3], value: 0 },
    { name: 'wrong_limit', kind: 'pick', of: [0, 10], value: 0 },
    { name: 'crossings', kind: 'check', value: false },
    { name: 'spaced', kind: 'check', value: false },
  ],
  wordsearch: [
    { name: 'theme', kind: 'theme', value: '' },
    { name: 'level', kind: 'pick', of: ['easy', 'medium', 'hard'], value: 'hard' },
    { name: 'count', kind: 'number', from: 3, to: 60, value: 12 },
    { name: 'size', kind: 'number', from: 8, to: 30, value: 12 },
  ],
};

/** Options that make sense for people on their own screens. */
export const ROOM_CHOICES: Record<GameId, readonly Choice[]> = {
  ...CHOICES,
  boogle: [
    ...CHOICES.boogle.slice(0, 3),
    { name: 'decides', kind: 'pick', of: ['all', 'unique'], value: 'all' },
  ],
  wordsearch: [...CHOICES.wordsearch, { name: 'mode', kind: 'pick', of: ['solo', 'claim'], value: 'solo' }],
  hands: CHOICES.hands.slice(0, 2),
};

export type Values = Record<string, string | number | boolean>;

export function startValues(choices: readonly Choice[], untimed: boolean): Values {
  const values = Object.fromEntries(choices.map((choice) => [choice.name, choice.value]));
  return untimed && 'time_s' in values ? { ...values, time_s: 0 } : values;
}

/** The other way: what a room's options are, as the form shows them. */
export function chosenValues(choices: readonly Choice[], options: unknown): Values {
  const known = (options ?? {}) as Record<string, unknown>;
  const of = (name: string): unknown => known[name === 'size' && 'rows' in known ? 'rows' : name];
  return Object.fromEntries(
    choices.map((choice) => [choice.name, (of(choice.name) ?? choice.value) as Values[string]]),
  );
}

/** The form's values as options: a size is rows and columns, names make a game in turns, an empty pick is left out. */
export function optionValues(game: GameId, values: Values): Values {
  const options: Values = { ...values };
  if (game === 'wordsearch' && 'size' in options) {
    options['rows'] = options['cols'] = options['size']!;
    delete options['size'];
  }
  if (game === 'boogle') {
    const names = String(options['players'] ?? '')
      .split(',')
      .filter((name) => name.trim());
    if (names.length > 1) options['mode'] = 'turns';
    else for (const name of ['players', 'rounds', 'same_board']) delete options[name];
  }
  for (const [name, value] of Object.entries(options)) if (value === '') delete options[name];
  return options;
}
