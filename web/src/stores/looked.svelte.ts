/** The word that a player looks at after a match; its meaning is shown beside the board. */
import { FALLBACK, type Language } from '../state/language_codes';

class Looked {
  word = $state('');
  language = $state<Language>(FALLBACK);

  at(word: string, language: Language): void {
    this.word = word;
    this.language = language;
  }

  clear(): void {
    this.word = '';
  }
}

export const looked = new Looked();
