/** Says once and briefly what a frame's events tell. */
import { untrack } from 'svelte';
import type { GameEvent } from '../wire';
import { app, type Offer } from './app.svelte';
import type { Session } from './session.svelte';
import { sound } from './sound';

export type Sentence = { text: string; tone: 'plain' | 'good' | 'bad'; offer?: Offer | undefined };

/** Call while a component starts; the last event that has a sentence is the one told. */
export function announceEvents(
  session: () => Session,
  sentenceOf: (event: GameEvent) => Sentence | undefined,
): void {
  $effect(() => {
    const told = session()
      .events.map(sentenceOf)
      .filter((each) => each !== undefined)
      .at(-1);
    if (!told) return;
    untrack(() => {
      app.say(told.text, told.tone, told.offer);
      sound(told.tone === 'plain' ? 'tap' : told.tone);
    });
  });
}
