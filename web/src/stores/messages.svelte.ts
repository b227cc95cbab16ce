/** The sentences in the language of the page; another language is loaded when it is chosen. */
import { FALLBACK, type Language } from '../state/language_codes';
import { sentence, type Facts, type Pattern, type Sentences } from '../state/sentences';
import { loadLaterSentences, loadSentences } from '../lazy';

const AGAIN_MS = 5000;

let spoken = $state.raw<{ language: Language; sentences: Sentences }>({ language: FALLBACK, sentences: {} });
/** Apart, so that nothing that is shown already is made anew when they come. */
let later = $state.raw<Sentences>();

export async function speak(language: Language): Promise<void> {
  const [sentences, rest] = await Promise.all([loadSentences(language), loadLaterSentences(language)]);
  spoken = { language, sentences };
  later = rest;
  document.documentElement.lang = language;
}

/** Enough for a first paint; the others follow with `speakOn`. */
export async function speakFirst(language: Language): Promise<void> {
  spoken = { language, sentences: await loadSentences(language) };
  document.documentElement.lang = language;
}

export async function speakOn(): Promise<void> {
  try {
    later = await loadLaterSentences(spoken.language);
  } catch {
    setTimeout(() => void speakOn(), AGAIN_MS);
  }
}

export function language(): Language {
  return spoken.language;
}

function patternOf(id: string): Pattern | undefined {
  return spoken.sentences[id] ?? later?.[id];
}

/** Empty while it is on its way; the id itself when a language lacks it, which a test forbids. */
export function t(id: string, facts: Facts = {}): string {
  const pattern = patternOf(id);
  if (pattern === undefined) return later ? id : '';
  return sentence(pattern, facts, spoken.language);
}

export function hasMessage(id: string): boolean {
  return patternOf(id) !== undefined;
}
