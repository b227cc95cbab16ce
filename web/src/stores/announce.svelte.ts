/** Shows a sentence for the events of each new frame. */
import { untrack } from 'svelte';
import type { GameEvent, Notice } from '../wire';
import { app, type Asked, type Offer } from './app.svelte';
import { allowOffer } from './own_words.svelte';
import { askedWord, refusalText, type Session } from './session.svelte';
import { sound } from './sound';

export type Sentence = {
  text: string;
  tone: 'plain' | 'good' | 'bad';
  offer?: Offer | undefined;
  about?: Asked | undefined;
};

/** About a word that did not count: what the lists say of it, then what it cost. */
export function judgedSentence(
  session: Session,
  why: Notice | null | undefined,
  { cost = '', allows = false } = {},
): Sentence {
  const said = why ? refusalText({ code: why.code, facts: why.facts ?? {}, message: '' }) : '';
  const mayAllow = allows && why?.code === 'not_in_list';
  return {
    text: [said, cost].filter(Boolean).join(' '),
    tone: 'bad',
    offer: mayAllow ? allowOffer(session, String(why.facts?.word)) : undefined,
    about: why ? askedWord(session, why.facts ?? {}) : undefined,
  };
}

/** Call while a component starts. Of several events the last that has a sentence is shown. */
export function announceEvents(
  session: () => Session,
  sentenceOf: (event: GameEvent) => Sentence | undefined,
): void {
  $effect(() => {
    const sentence = session()
      .events.map(sentenceOf)
      .filter((each) => each !== undefined)
      .at(-1);
    if (!sentence) return;
    untrack(() => {
      app.tell(sentence.text, sentence.tone, sentence.offer, sentence.about);
      sound(sentence.tone === 'plain' ? 'tap' : sentence.tone);
    });
  });
}
