/** One match as the page plays it: the newest frame, and moves that are answered. */
import type { GameId } from '../games';
import { live, newId } from '../net/live.svelte';
import type { Cell } from '../state/roving';
import { isRefusal, leftMs, newer, spentMs } from '../state/link';
import type { Frame, GameEvent, Move, Refusal, View } from '../wire';
import { app } from './app.svelte';
import { hasMessage, t } from './messages.svelte';
import { sound } from './sound';

export type RaceView = { own: View | null; lanes: View[]; scores: number[]; finished: boolean[] };

export class Session {
  frame = $state.raw<Frame>()!;
  /** What just happened, of the newest frame only; a new array each time. */
  events = $state.raw<GameEvent[]>([]);
  /** Grows when the server refused something, so that a draft can shake. */
  refusals = $state(0);
  busy = $state(false);
  /** A path to show on the board, chosen in the list of words at the end. */
  lit = $state.raw<readonly Cell[]>([]);
  #since = 0;
  #stop: () => void;
  onframe: ((frame: Frame) => void) | undefined;

  constructor(
    readonly match: string,
    readonly key: string | null,
    frame: Frame,
  ) {
    this.#take(frame);
    this.#stop = live.watch(match, key, (message) => {
      if (message.type === 'frame') this.#take(message);
    });
  }

  close(): void {
    this.#stop();
  }

  get game(): GameId {
    return this.frame.game as GameId;
  }
  get race(): RaceView | null {
    const view = this.frame.view as { type: string } | null;
    return view?.type === 'race_view' ? (view as unknown as RaceView) : null;
  }
  /** This seat's own view of the game; null while paused, or for a spectator of a race. */
  get view(): View | null {
    return this.race ? this.race.own : this.frame.view;
  }
  get over(): boolean {
    return this.frame.outcome !== null;
  }
  get playing(): boolean {
    return !this.over && !this.frame.paused && this.frame.seat !== null;
  }
  leftMs(now: number): number | null {
    return leftMs(this.frame, now - this.#since);
  }
  spentMs(now: number): number {
    return spentMs(this.frame, now - this.#since);
  }

  /** `seat` names another chair of the same person, where several play at one screen. */
  async submit(move: Move, seat: number | null = null): Promise<Refusal | null> {
    return this.#ask({ type: 'submit', match: this.match, id: newId(), move, ...(seat === null ? {} : { seat }) });
  }

  sit(seat: number): void {
    if (seat !== this.frame.seat) live.sit(this.match, this.key, seat);
  }

  pause(): Promise<Refusal | null> {
    return this.#ask({ type: 'pause', match: this.match, id: newId() });
  }

  resume(): Promise<Refusal | null> {
    return this.#ask({ type: 'resume', match: this.match, id: newId() });
  }

  async #ask(ask: Parameters<typeof live.ask>[0]): Promise<Refusal | null> {
    this.busy = true;
    const answer = await live.ask(ask);
    this.busy = false;
    if (!isRefusal(answer)) return null;
    this.refusals += 1;
    sound('bad');
    app.say(refusalText(answer), 'bad');
    return answer;
  }

  #take(frame: Frame): void {
    const shown = (this.frame as Frame | undefined) ?? null;
    const next = newer(shown, frame);
    if (next !== frame) return;
    const fresh = shown === null || frame.seq > shown.seq;
    this.#since = performance.now();
    this.frame = frame;
    if (fresh && shown !== null) this.events = frame.events;
    this.onframe?.(frame);
  }
}

/** Our own sentence where we have it, so that it is in the page's language; else the server's. */
export function refusalText(refusal: { code: string; message: string; facts: Record<string, string | number> }): string {
  const id = `refused-${refusal.code.replaceAll('_', '-')}`;
  return hasMessage(id) ? t(id, refusal.facts) : refusal.message || t('web-error-plain');
}
