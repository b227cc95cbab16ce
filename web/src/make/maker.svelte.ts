/** The maker's page without its face: a draft, the puzzle the server made of it, and what became of that. */
import { app } from '../lib/app.svelte';
import { t } from '../lib/messages.svelte';
import { refusalText } from '../lib/session.svelte';
import { api, ApiError } from '../net/api';
import { exchanged, fileName, keptLayout, makerOptions, readDraft, type Draft, type Look, type Made } from '../state/maker';
import { storage } from '../state/settings';
import { newSeed } from '../state/source';
import type { NewPrint, Options, WordsearchOptions } from '../wire';

export type FileKind = 'pdf' | 'png' | 'svg' | 'csv' | 'json';
type Order = { wish: string; options: WordsearchOptions; seed: string };
const KEPT = 'worderly.maker';

export class Maker {
  draft = $state<Draft>(readDraft(storage()?.getItem(KEPT) ?? null));
  seed = $state(newSeed());
  look = $state<Look>({ paper: navigator.language.endsWith('US') ? 'letter' : 'a4', large: false, black: false, key: 'page' });
  part = $state<'puzzle' | 'key'>('puzzle');
  /** Whether words that stay keep their places. */
  keep = $state(false);
  made = $state.raw<Made>();
  picture = $state('');
  link = $state.raw<{ id: string; href: string }>();
  error = $state('');
  busy = $state(false);
  /** Of the puzzle shown: everything that is done with it is done with exactly this. */
  #order: Order | undefined;
  #turn = 0;
  #told = '';
  /** The last wish that was sent. */
  #sent = '';

  get options(): WordsearchOptions | undefined {
    return makerOptions(this.draft, app.settings.words);
  }

  /** Changes with everything that changes the picture. */
  get wish(): string {
    const { options, seed, part, look } = this;
    return options ? JSON.stringify([options, seed, part, look.large, look.black]) : '';
  }

  async preview(): Promise<void> {
    const turn = (this.#turn += 1);
    const options = this.options;
    if (!options) return;
    this.#sent = this.wish;
    await this.attempt(async () => {
      const order = this.#ordered(options);
      const known = order === this.#order && this.made;
      const form = this.#form(order);
      const [made, svg] = await Promise.all([known || api.makeWordsearch(form), api.print('svg', form).then((file) => file.text())]);
      if (turn !== this.#turn) return;
      if (!known) this.#take(order, made);
      this.picture = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    });
  }

  #ordered(options: WordsearchOptions): Order {
    const wish = JSON.stringify([options, this.seed]);
    if (this.#order?.wish === wish) return this.#order;
    return { wish, seed: this.seed, options: this.keep && this.made ? keptLayout(options, this.made) : options };
  }

  #take(order: Order, made: Made): void {
    this.#order = order;
    this.made = made;
    this.link = undefined;
    this.#tell(made.solution.words.length, made.solution.unplaced.length);
    try {
      storage()?.setItem(KEPT, JSON.stringify(this.draft));
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  }

  /** Only what is new: who types a title need not hear the count again. */
  #tell(placed: number, unplaced: number): void {
    const text = t('web-make-ready', { placed, all: placed + unplaced });
    if (text !== this.#told) app.say(text, unplaced ? 'plain' : 'good');
    this.#told = text;
  }

  #form({ options, seed }: Order): NewPrint {
    return { game: 'wordsearch', options: options as Options, seed, title: this.draft.title.trim(), part: this.part, ...this.look };
  }

  again(): void {
    this.keep = false;
    this.seed = newSeed();
  }

  /** One word for another; the rest stay in their places. */
  change(old: string, next: string): void {
    if (!this.made) return;
    const { draft, made } = this;
    if (made.solution.words.find((each) => each.word === old)?.secret) {
      draft.secrets = exchanged(draft.secrets.split(/[\n,;]+/).map((word) => word.trim()), old, next).replaceAll('\n', ', ');
    } else {
      const listed = [...made.puzzle.words, ...made.solution.unplaced.map((each) => each.word)];
      draft.text = exchanged(listed, old, next);
      draft.title ||= made.puzzle.title;
      draft.source = 'own';
    }
    this.keep = true;
  }

  /** The order of what the form says now, even where the preview has not caught up yet. */
  async #settled(): Promise<Order | undefined> {
    if (this.#sent !== this.wish || this.error) await this.preview();
    return this.error ? undefined : this.#order;
  }

  async save(kind: FileKind): Promise<void> {
    const order = await this.#settled();
    if (!order) return;
    await this.attempt(async () => {
      const file = await api.print(kind, this.#form(order));
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: fileName(this.made?.puzzle.title ?? '', kind, this.part) });
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }

  async publish(): Promise<void> {
    const order = await this.#settled();
    if (!order) return;
    await this.attempt(async () => {
      const title = this.made?.puzzle.title || null;
      const made = await api.newChallenge({ game: 'wordsearch', options: order.options as Options, seed: order.seed, title });
      this.link = { id: made.challenge, href: new URL(made.link, location.origin).href };
      await this.copy();
    });
  }

  async copy(): Promise<void> {
    await navigator.clipboard.writeText(this.link?.href ?? '').then(() => app.say(t('web-copied'), 'good'), () => app.say(t('web-copy-failed'), 'bad'));
  }

  /** A room deals by itself, so the places go with the words: everyone gets the grid that was shown. */
  async openRoom(mode: 'solo' | 'claim'): Promise<void> {
    const order = await this.#settled();
    const { made } = this;
    if (!order || !made) return;
    await this.attempt(async () => {
      const options = { ...keptLayout(order.options, made), words: made.puzzle.words, title: made.puzzle.title, mode };
      const room = await api.newRoom({ game: 'wordsearch', options: options as Options, rounds: 1 });
      app.go({ at: 'room', code: room.room });
    });
  }

  async attempt(action: () => Promise<void>): Promise<void> {
    const turn = this.#turn;
    this.busy = true;
    try {
      await action();
      if (turn === this.#turn) this.error = '';
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (turn === this.#turn) this.error = refusalText(cause.body);
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }
}
