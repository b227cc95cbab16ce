/** One match on the page: its newest frame, and the moves sent to the server. */
import type { GameId } from '../games';
import { live, newId } from '../net/live.svelte';
import type { Cell } from '../state/roving';
import { isRefusal, leftMs, newer, spentMs, type Command } from '../state/link';
import type { Frame, GameEvent, Move, Refusal, RoomFrame, SeatInfo, View } from '../wire';
import { meantWord } from '../state/own_words';
import { isLocal } from '../state/where';
import type { Language } from '../state/language_codes';
import { app, type Asked, type Offer } from './app.svelte';
import { hasMessage, t } from './messages.svelte';
import { allowOffer, ownWords } from './own_words.svelte';
import { lastMoveDrawn } from './last_move';
import { sound } from './sound';

export type RaceView = { own: View | null; lanes: View[]; scores: number[]; finished: boolean[] };

/** Where the moves of a session go: the connection to the server, or a lesson. */
export type SessionLink = {
  watch(match: string, key: string | null, listener: (message: Frame) => void): () => void;
  ask(command: Command): Promise<Frame | Refusal | RoomFrame>;
  sit(match: string, key: string | null, seat: number): void;
};
const LIVE: SessionLink = {
  watch: (match, key, listener) =>
    live.watch(match, key, (message) => message.type === 'frame' && listener(message)),
  ask: (command) => live.ask(command),
  sit: (match, key, seat) => live.sit(match, key, seat),
};

/** The side of a cell that can be read and tapped, in pixels; a grid with more cells scrolls and zooms. */
const LEAST_CELL = 24;

export class Session {
  frame = $state.raw<Frame>()!;
  /** The events of the newest frame; a new array each time. */
  events = $state.raw<GameEvent[]>([]);
  /** Counts the refusals, so that a draft can shake at each. */
  refusals = $state(0);
  busy = $state(false);
  /** Cells highlighted on the board, for a word chosen in the list after the match. */
  lit = $state.raw<readonly Cell[]>([]);
  /** Of several boards, the one that is looked at after the match; -1 is the last. */
  board = $state(-1);
  /** The players by seat, as far as they are known. */
  seats = $state.raw<readonly (SeatInfo | undefined)[]>([]);
  /** False while the last move is still drawn: the result waits for it. */
  #isSettled = $state(true);
  #since = 0;
  #allowed = new Set<string>();
  /** Ends the watching; undefined while the page is hidden. */
  #stop: (() => void) | undefined;
  onframe: ((frame: Frame) => void) | undefined;

  constructor(
    readonly match: string,
    readonly key: string | null,
    frame: Frame,
    /** Nobody else plays this puzzle: no daily, no challenge, no room. */
    readonly isOwn = false,
    readonly link = LIVE,
  ) {
    this.#take(frame);
    this.#watch();
    document.addEventListener('visibilitychange', this.#seen);
  }

  #watch(): void {
    this.#stop = this.link.watch(this.match, this.key, (message) => this.#take(message));
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.#rest();
  }

  #rest(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Who plays alone and looks away has left: the server stops the clock, except in a ranked countdown. */
  #seen = (): void => {
    const isCountdown = this.frame.ranked && this.frame.deadline_ms !== null;
    if (document.visibilityState === 'visible') {
      if (!this.#stop) this.#watch();
    } else if (this.frame.scores.length === 1 && !this.over && !isCountdown && !this.busy) this.#rest();
  };

  get game(): GameId {
    return this.frame.game as GameId;
  }
  get race(): RaceView | null {
    const view = this.frame.view as { type: string } | null;
    return view?.type === 'race_view' ? (view as unknown as RaceView) : null;
  }
  /** This seat's view of the game; null while paused. Spectators of a race see the winner's at its end. */
  get view(): View | null {
    if (!this.race) return this.frame.view;
    if (this.race.own || !this.frame.outcome) return this.race.own;
    return this.race.lanes[this.frame.outcome.winners[0] ?? 0] ?? null;
  }
  /** Several players at one screen, each seat with a name: nobody's own result. */
  get isShared(): boolean {
    const names = (this.view as { names?: readonly string[] } | null)?.names ?? [];
    return names.length > 1 && names.length === this.frame.scores.length;
  }
  /** The score is compared with no other, so the player's own words count. */
  get isPractice(): boolean {
    return this.isOwn && this.frame.seat !== null && !this.isShared;
  }
  get language(): Language {
    const options = (this.view as { options?: { languages?: Language[] } } | null)?.options;
    return options?.languages?.[0] ?? app.settings.words;
  }
  /** It lives in this browser: nobody else sees its result. */
  get isLocal(): boolean {
    return isLocal(this.match);
  }
  get over(): boolean {
    return this.frame.outcome !== null && this.#isSettled;
  }
  get playing(): boolean {
    return !this.over && !this.frame.paused && this.frame.seat !== null;
  }
  get isLesson(): boolean {
    return this.link !== LIVE;
  }
  /** At the end, and in a lesson, a grid is rather seen whole than scrolled. */
  get leastCell(): number {
    return this.over || this.isLesson ? 0 : LEAST_CELL;
  }
  leftMs(now: number): number | null {
    return leftMs(this.frame, now - this.#since);
  }
  spentMs(now: number): number {
    return spentMs(this.frame, now - this.#since);
  }

  /** `seat` is given where several players share one screen. */
  async submit(move: Move, seat: number | null = null): Promise<Refusal | null> {
    if (this.frame.outcome) return null;
    if (this.isPractice) await this.#allow(wordOf(move));
    return this.#ask({
      type: 'submit',
      match: this.match,
      id: newId(),
      move,
      ...(seat === null ? {} : { seat }),
    });
  }

  /** The server is told of a player's own word when it is played; the list stays on the device. */
  async #allow(typed: string): Promise<void> {
    const word = meantWord(ownWords.of(this.language), typed, this.language);
    if (!word || this.#allowed.has(word)) return;
    this.#allowed.add(word);
    await this.link.ask({ type: 'allow', match: this.match, id: newId(), word });
  }

  sit(seat: number): void {
    if (seat !== this.frame.seat) this.link.sit(this.match, this.key, seat);
  }

  pause(): Promise<Refusal | null> {
    return this.#ask({ type: 'pause', match: this.match, id: newId() });
  }

  resume(): Promise<Refusal | null> {
    return this.#ask({ type: 'resume', match: this.match, id: newId() });
  }

  async #ask(ask: Command): Promise<Refusal | null> {
    this.busy = true;
    const answer = await this.link.ask(ask);
    this.busy = false;
    this.#seen();
    if (!isRefusal(answer)) return null;
    this.refusals += 1;
    sound('bad');
    app.say(refusalText(answer), 'bad', this.#offer(ask, answer), askedWord(this, answer.facts));
    return answer;
  }

  async #settle(): Promise<void> {
    this.#isSettled = false;
    await lastMoveDrawn();
    this.#isSettled = true;
  }

  #offer(ask: Command, answer: Refusal): Offer | undefined {
    if (ask.type !== 'submit' || answer.code !== 'not_in_list') return undefined;
    const { move, seat = null } = ask;
    return allowOffer(this, wordOf(move), () => this.submit(move, seat));
  }

  #take(frame: Frame): void {
    const shown = (this.frame as Frame | undefined) ?? null;
    const next = newer(shown, frame);
    if (next !== frame) return;
    const fresh = shown === null || frame.seq > shown.seq;
    if (frame.outcome && shown && !shown.outcome) void this.#settle();
    this.#since = performance.now();
    this.frame = frame;
    if (fresh && shown !== null) this.events = frame.events;
    this.onframe?.(frame);
  }
}

/** A name, a bot's level, or a number; players at one screen have typed their names. */
export function seatName(session: Session, seat: number): string {
  const info = session.seats[seat];
  if (info?.bot) return t('web-bot', { level: info.bot });
  if (info?.name) return info.name;
  const names = (session.view as { names?: string[] } | null)?.names;
  if (names?.[seat]) return names[seat];
  return seat === session.frame.seat ? t('web-me') : t('web-seat', { number: seat + 1 });
}

function wordOf(move: Move): string {
  return 'word' in move ? (move.word ?? '') : '';
}

/** A refusal that names its word list can be explained; a word with a wildcard is several words. */
export function askedWord(session: Session, facts: Record<string, string | number>): Asked | undefined {
  const word = String(facts.word ?? '');
  return facts.list && /^\p{L}+$/u.test(word) ? { word, language: session.language } : undefined;
}

/** The page's own sentence where it has one, so that it is in the page's language; else the server's. */
export function refusalText(refusal: {
  code: string;
  message: string;
  facts: Record<string, string | number>;
}): string {
  const id = `refused-${refusal.code.replaceAll('_', '-')}`;
  return hasMessage(id) ? t(id, refusal.facts) : refusal.message || t('web-error-plain');
}

/** In a race: who found a word, by name; nothing for a player alone. */
export function finderNames<V>(session: Session, hasFound: (lane: V) => boolean): string | undefined {
  const lanes = session.race?.lanes ?? [];
  const names = lanes.flatMap((lane, seat) =>
    hasFound(lane as unknown as V) ? [seatName(session, seat)] : [],
  );
  return names.join(', ') || undefined;
}
