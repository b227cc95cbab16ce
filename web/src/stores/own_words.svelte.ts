/** The player's own words on this device, and the offer to allow one. */
import {
  bookText,
  forgotten,
  fromLines,
  marked,
  NONE,
  readBook,
  type Kind,
  type OwnWords,
  wordKey,
} from '../state/own_words';
import type { Language } from '../state/language_codes';
import { storage } from '../state/settings';
import { app, type Offer } from './app.svelte';
import { t } from './messages.svelte';
import { refusalText, type Session } from './session.svelte';
import { api, ApiError } from '../net/api';
import { dropReports, keepReport } from './unsent_reports';
import type { WordReport } from '../wire';

const KEY = 'worderly.words';

class OwnWordBook {
  #all = $state.raw(readBook(storage()?.getItem(KEY) ?? null));

  of(language: Language): OwnWords {
    return this.#all[language] ?? NONE;
  }
  mark(language: Language, word: string, kind: Kind): void {
    this.#save(language, marked(this.of(language), word, kind, language));
  }
  forget(language: Language, word: string): void {
    this.#save(language, forgotten(this.of(language), word, language));
  }
  take(language: Language, lines: string): void {
    this.#save(language, fromLines(this.of(language), lines, language));
  }
  clear(): void {
    this.#all = readBook(null);
    storage()?.removeItem(KEY);
    dropReports();
  }

  #save(language: Language, own: OwnWords): void {
    this.#all = { ...this.#all, [language]: own };
    try {
      storage()?.setItem(KEY, bookText(this.#all));
    } catch {
      // Without storage the words last as long as the page.
    }
  }
}

export const ownWords = new OwnWordBook();

/** Tells the host, where there is one; without a connection later, and the sentence says so. */
export async function reportWord(
  language: Language,
  word: string,
  kind: WordReport['kind'],
  sent = t('web-report-sent', { word }),
): Promise<void> {
  if (app.isSite) {
    app.say(t('web-hidden-word', { word }), 'good');
    return;
  }
  try {
    await api.report({ language, word, kind });
    app.say(sent, 'good');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'offline') {
      keepReport({ language, word, kind });
      app.say(t('web-report-kept', { word }));
    } else app.say(refusalText(error.body), 'bad');
  }
}

export function isReported(language: Language, word: string): boolean {
  return ownWords.of(language).reported.includes(wordKey(word, language));
}

export function toggleReport(language: Language, word: string): void {
  if (isReported(language, word)) {
    ownWords.forget(language, word);
    app.say(t('web-unreported', { word }));
    return;
  }
  ownWords.mark(language, word, 'reported');
  void reportWord(language, wordKey(word, language), 'out', t('web-reported', { word }));
}

/** Offered beside "not a word" in practice: where scores are compared it would change nothing. */
export function allowOffer(
  session: Session,
  word: string,
  again?: () => Promise<unknown>,
): Offer | undefined {
  if (!session.isPractice) return undefined;
  return {
    text: t('web-allow-here'),
    act: async () => {
      ownWords.mark(session.language, word, 'allowed');
      if (again) await again();
      else app.say(t('web-allowed-here', { word }), 'good');
    },
  };
}
