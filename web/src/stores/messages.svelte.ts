/** The sentences in the language of the page; another language is loaded when it is chosen. */
import { FALLBACK, type Language } from '../state/languages';
import { sentence, type Facts, type Sentences } from '../state/sentences';
import { loadSentences } from '../lazy';

let spoken = $state.raw<{ language: Language; sentences: Sentences }>({ language: FALLBACK, sentences: {} });

export async function speak(language: Language): Promise<void> {
  spoken = { language, sentences: await loadSentences(language) };
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken.language;
}

/** The sentence of an id; the id itself when a language lacks it, which a test forbids. */
export function t(id: string, facts: Facts = {}): string {
  const pattern = spoken.sentences[id];
  return pattern === undefined ? id : sentence(pattern, facts, spoken.language);
}

export function hasMessage(id: string): boolean {
  return id in spoken.sentences;
}
