/** State of the maker: a draft, the puzzle that the server made of it, and what was done with the puzzle. */
import { app } from '../stores/app.svelte';
import { t } from '../stores/messages.svelte';
import { refusalText } from '../stores/session.svelte';
import { api, ApiError } from '../net/api';
import {
  blankLook,
  exchanged,
  fileName,
  keptLayout,
  linkPath,
  makerOptions,
  messageFit,
  messageLetters,
  readDraft,
  readKept,
  sidesOf,
  usualPaper,
  type Draft,
  type Look,
  type Proof,
  type Room,
} from './state';
import { storage } from '../state/settings';
import { linkTo } from '../state/site';
import { wordOptions } from '../state/spellings';
import { newSeed } from '../state/source';
import { saveFile } from './save_file';
import type { NewPrint, Options, WordsearchOptions } from '../wire';

export type FileKind = 'pdf' | 'png' | 'svg' | 'csv' | 'json';
type Order = { wish: string; options: WordsearchOptions; seed: string };
const KEPT = 'worderly.maker';
const KEPT_LOOK = 'worderly.maker.look';
/** Between two previews; stays far below the server's limit of 120 per minute while somebody types. */
const SPACING_MS = 1000;

export class Maker {
  draft = $state<Draft>(readDraft(storage()?.getItem(KEPT) ?? null));
  seed = $state(newSeed());
  look = $state<Look>(
    readKept(storage()?.getItem(KEPT_LOOK) ?? null, blankLook(usualPaper(navigator.language))),
  );
  part = $state<'puzzle' | 'key'>('puzzle');
  /** Whether words that stay keep their places. */
  keep = $state(false);
  made = $state.raw<Proof>();
  /** Of the last grid made, or of the one a message was too long for. */
  room = $state.raw<Room>();
  /** `id`: of the challenge on a server; without one the link itself holds the puzzle. */
  link = $state.raw<{ id: string; href: string }>();
  error = $state('');
  busy = $state(false);
  /** The request of the puzzle that is shown; links, rooms and files are made from it. */
  #order: Order | undefined;
  #turn = 0;
  #flight: Promise<void> | undefined;
  #nextMs = 0;
  #told = '';
  /** The last wish that was sent. */
  #sent = '';

  get options(): WordsearchOptions | undefined {
    return makerOptions(this.draft, app.settings.words, wordOptions(app.settings));
  }

  /** Changes with everything that changes the pages. */
  get wish(): string {
    const { options, seed, look } = this;
    const { count: _count, pick: _pick, rising: _rising, per_page: _perPage, codes: _codes, ...page } = look;
    return options ? JSON.stringify([options, seed, page]) : '';
  }

  /** Whether the PDF has several versions of the puzzle; then it is no book. */
  get isClassSet(): boolean {
    const { versions, levels, codes } = this.look;
    return versions > 1 || levels.length > 0 || codes;
  }

  /** The pages, or the answers, as pictures. */
  get pictures(): string[] {
    const shown = this.part === 'key' ? [this.made?.key ?? ''] : (this.made?.pages ?? []);
    return shown.map((svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  }

  /** What the form says of the secret message while it is typed. */
  get fit(): string {
    const found = messageFit(
      messageLetters(this.draft.message),
      this.room,
      !sidesOf(this.draft)[0] && this.draft.shape !== 'picture',
    );
    return found ? t(found.id, found.facts) : '';
  }

  /** One request at a time until the pages show what the form says. */
  preview(): Promise<void> {
    this.#flight ??= this.#follow().finally(() => (this.#flight = undefined));
    return this.#flight;
  }

  async #follow(): Promise<void> {
    while (this.wish && this.wish !== this.#sent) {
      const wait = this.#nextMs - Date.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      this.#nextMs = Date.now() + SPACING_MS;
      await this.#ask();
    }
  }

  async #ask(): Promise<void> {
    this.#turn += 1;
    const options = this.options;
    if (!options) return;
    this.#sent = this.wish;
    await this.attempt(async () => {
      const order = this.#ordered(options);
      this.#take(order, await api.preview(this.#form(order)));
    });
  }

  #ordered(options: WordsearchOptions): Order {
    const wish = JSON.stringify([options, this.seed]);
    if (this.#order?.wish === wish) return this.#order;
    return {
      wish,
      seed: this.seed,
      options: this.keep && this.made ? keptLayout(options, this.made) : options,
    };
  }

  #take(order: Order, made: Proof): void {
    if (order !== this.#order) this.link = undefined;
    this.#order = order;
    this.made = made;
    this.room = { left: made.left, letters: made.letters };
    this.#tell(made.solution.words.length, made.solution.unplaced.length);
    try {
      storage()?.setItem(KEPT, JSON.stringify(this.draft));
      storage()?.setItem(KEPT_LOOK, JSON.stringify(this.look));
    } catch {
      // Without storage the draft lasts as long as the page.
    }
  }

  /** Only what has changed: a new title does not announce the count again. */
  #tell(placed: number, unplaced: number): void {
    const text = t('web-make-ready', { placed, all: placed + unplaced });
    if (text !== this.#told) app.say(text, unplaced ? 'plain' : 'good');
    this.#told = text;
  }

  #form({ options, seed }: Order): NewPrint {
    return {
      game: 'wordsearch',
      options: options as Options,
      seed,
      title: this.draft.title.trim(),
      part: this.part,
      ...this.look,
    };
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
      draft.secrets = exchanged(
        draft.secrets.split(/[\n,;]+/).map((word) => word.trim()),
        old,
        next,
      ).replaceAll('\n', ', ');
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
    if (this.error) this.#sent = '';
    await this.preview();
    return this.error ? undefined : this.#order;
  }

  async save(kind: FileKind): Promise<void> {
    const order = await this.#settled();
    if (!order) return;
    await this.attempt(async () => {
      const file = await this.#printed(kind, order);
      saveFile(file, fileName(this.made?.puzzle.title ?? '', kind, this.part));
    });
  }

  async #printed(kind: FileKind, order: Order): Promise<Blob> {
    if (kind !== 'png' || !app.isLocal) return api.print(kind, this.#form(order));
    const { pictureOf } = await import('./picture');
    return pictureOf(await api.print('svg', this.#form(order)));
  }

  async publish(): Promise<void> {
    const order = await this.#settled();
    if (!order) return;
    if (!app.hasServer) {
      this.link = { id: '', href: linkTo(linkPath(order.options, order.seed)) };
      await this.copy();
      return;
    }
    await this.attempt(async () => {
      const title = this.made?.puzzle.title || null;
      const made = await api.newChallenge({
        game: 'wordsearch',
        options: order.options as Options,
        seed: order.seed,
        title,
      });
      this.link = { id: made.challenge, href: new URL(made.link, location.origin).href };
      await this.copy();
    });
  }

  async copy(): Promise<void> {
    await navigator.clipboard.writeText(this.link?.href ?? '').then(
      () => app.say(t('web-copied'), 'good'),
      () => app.say(t('web-copy-failed'), 'bad'),
    );
  }

  /** A room deals by itself, so the places go with the words: everyone gets the grid that was shown. */
  async openRoom(mode: 'solo' | 'claim'): Promise<void> {
    const order = await this.#settled();
    const { made } = this;
    if (!order || !made) return;
    await this.attempt(async () => {
      const options = {
        ...keptLayout(order.options, made),
        words: made.puzzle.words,
        title: made.puzzle.title,
        mode,
      };
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
      if (cause.code === 'message_too_long')
        this.room = { left: Number(cause.body.facts?.cells), letters: Number(cause.body.facts?.letters) };
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }
}
