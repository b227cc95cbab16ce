/** A lesson on the page: a session whose moves the server answers by the rules, and nothing is saved. */
import type { GameId } from '../games';
import { api, ApiError } from '../net/api';
import type { Command } from '../state/link';
import type { Frame, LessonInfo, LessonPage, Refusal } from '../wire';
import { app } from './app.svelte';
import { Session, type SessionLink } from './session.svelte';

export class Lesson implements SessionLink {
  /** The step that is shown, from 0. */
  number = $state(0);
  /** The last move was another one than the step asks for. */
  missed = $state(false);
  readonly session: Session;
  #seq = 0;
  #take: ((frame: Frame) => void) | undefined;

  constructor(readonly info: LessonInfo) {
    this.session = new Session('lesson', null, info.pages[0]!.frame, false, this);
    this.session.spentMs = () => 0;
  }

  static async open(game: GameId, words: string): Promise<Lesson> {
    return new Lesson(await api.lesson(game, words));
  }

  get page(): LessonPage | undefined {
    return this.info.pages[this.number];
  }

  /** Goes on from a step that is only read. */
  readOn(): void {
    if (this.page?.wants) return;
    app.say('');
    this.#show(this.number + 1, []);
  }

  watch(_match: string, _key: string | null, listener: (frame: Frame) => void): () => void {
    this.#take = listener;
    return () => undefined;
  }

  sit(): void {
    // A lesson has one seat.
  }

  async ask(command: Command): Promise<Frame | Refusal> {
    if (command.type !== 'submit' || !this.page) return this.session.frame;
    const step = this.number;
    try {
      const { game, language } = this.info;
      const answer = await api.lessonMove(game, language, { step, move: command.move });
      this.missed = !answer.wanted;
      return this.#show(answer.wanted ? step + 1 : step, answer.events);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      this.missed = true;
      return { type: 'refused', ...cause.body, move: command.id, match: 'lesson', room: null };
    }
  }

  #show(number: number, events: Frame['events']): Frame {
    this.number = number;
    if (events.length === 0) this.missed = false;
    this.#seq += 1;
    const frame = { ...(this.page?.frame ?? this.info.last), seq: this.#seq, events };
    this.#take?.(frame);
    return frame;
  }
}
