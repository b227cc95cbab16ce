/** What a player chose on this device. */
import { FALLBACK, LANGUAGES, WORD_LANGUAGES, wordsFor, type Language } from './language_codes';

export type Settings = {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  /** Of the texts. */
  language: Language;
  /** Of the words. */
  words: Language;
  /** Of the words that are shown; empty: only words that all spell alike. */
  spelling: string;
  /** Sad and violent words may be words to find; not in rooms, where others play too. */
  allWords: boolean;
  motion: 'system' | 'less';
  sound: boolean;
  /** A lost life is felt, where the device can. */
  vibration: boolean;
  /** On a touch screen: the phone's own keyboard instead of letters to tap. */
  keyboard: boolean;
  decoration: boolean;
  untimed: boolean;
};

const KEY = 'worderly.settings';

export function defaults(wanted: readonly string[]): Settings {
  const language = wanted.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK;
  return {
    theme: 'system',
    language,
    words: wordsFor(language),
    spelling: '',
    allWords: false,
    motion: 'system',
    sound: false,
    vibration: true,
    keyboard: false,
    decoration: true,
    untimed: false,
  };
}

/** Takes from a stored text only what still fits; anything else is the default. */
export function readSettings(text: string | null, wanted: readonly string[]): Settings {
  const base = defaults(wanted);
  const stored = parsed(text);
  const pick = <T>(value: unknown, allowed: readonly T[], other: T): T =>
    allowed.includes(value as T) ? (value as T) : other;
  const language = pick(stored['language'], LANGUAGES, base.language);
  return {
    theme: pick(stored['theme'], ['system', 'light', 'dark', 'contrast'], base.theme),
    language,
    words: pick(stored['words'], WORD_LANGUAGES, wordsFor(language)),
    spelling: typeof stored['spelling'] === 'string' ? stored['spelling'] : '',
    allWords: stored['allWords'] === true,
    motion: pick(stored['motion'], ['system', 'less'], base.motion),
    sound: stored['sound'] === true,
    vibration: stored['vibration'] !== false,
    keyboard: stored['keyboard'] === true,
    decoration: stored['decoration'] !== false,
    untimed: stored['untimed'] === true,
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function storedSettings(): Settings {
  return readSettings(storage()?.getItem(KEY) ?? null, navigator.languages);
}

export function storeSettings(settings: Settings): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or closed storage costs the choice at the next visit, nothing else.
  }
}

export function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
