/** Shows a sentence for the events of each new frame. */
import { untrack } from 'svelte';
import type { GameEvent } from '../wire';
import { app, type Offer } from './app.svelte';
import type { Session } from './session.svelte';
import { sound } from './sound';

export type Sentence = { text: string; tone: 'plain' | 'good' | 'bad'; offer?: Offer | undefined };

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
      app.say(sentence.text, sentence.tone, sentence.offer);
      sound(sentence.tone === 'plain' ? 'tap' : sentence.tone);
    });
  });
}
