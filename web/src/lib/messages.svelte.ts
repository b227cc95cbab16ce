/** The players' sentences, in the language of the page; another language is fetched when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../state/settings';

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:messages/en'),
  fr: () => import('virtual:messages/fr'),
};

let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));

export function bundleOf(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

export async function speak(language: Language): Promise<void> {
  bundle = bundleOf(language, (await SOURCES[language]()).default);
  document.documentElement.lang = language;
}

export function language(): Language {
  return bundle.locales[0] as Language;
}

/** The sentence of an id; the id itself when a language lacks it, which a test forbids. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, facts, []) : id;
}

export function hasMessage(id: string): boolean {
  return bundle.hasMessage(id);
}
