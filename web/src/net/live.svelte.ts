/** The live connections of the page: they reconnect by themselves and send again what had no answer. */
import {
  addCommand,
  backoffMs,
  IDLE,
  joinRoom,
  leaveRoom,
  messagesAgain,
  openingMessages,
  remedyOf,
  removeCommand,
  unwatchMatch,
  watchMatch,
  type Command,
  type Link,
} from '../state/link';
import { isLocal } from '../state/where';
import type { Down, Frame, Problem, Reaction, Refusal, RoomFrame, Up } from '../wire';
import { engine, server, type Place, type Socket } from './place';

/** The server reads nothing for so long from a client that was too fast. */
const RETRY_MS = 1000;

type Answer = Frame | RoomFrame | Refusal;
type Listener = (message: Frame | RoomFrame | Reaction | Refusal) => void;

/** One connection to one place. */
class Live {
  state = $state<'idle' | 'connecting' | 'live' | 'lost'>('idle');
  /** A problem that belongs to no command; `App.svelte` shows it. A new object each time. */
  problem = $state.raw<{ text: string }>();
  #link: Link = IDLE;
  #socket: Socket | undefined;
  #isOpen = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** From the server's goodbye: wait at least so long before the next connection. */
  #restMs = 0;
  #listeners = new Map<string, Set<Listener>>();
  #answers = new Map<string, (answer: Answer) => void>();

  constructor(readonly place: Place) {}

  watch(match: string, key: string | null, listener: Listener): () => void {
    this.#link = watchMatch(this.#link, match, key);
    const stop = this.#listen(match, listener);
    this.#send({ type: 'watch', match, key });
    return () => {
      stop();
      if (this.#listeners.has(match)) return;
      this.#link = unwatchMatch(this.#link, match);
      if (this.state === 'live') this.#send({ type: 'unwatch', match });
    };
  }

  /** Watch as another seat, where several players share one screen. */
  sit(match: string, key: string | null, seat: number): void {
    this.#link = watchMatch(this.#link, match, key, seat);
    this.#send({ type: 'watch', match, key, seat });
  }

  join(room: string, listener: Listener): () => void {
    this.#link = joinRoom(this.#link, room);
    const stop = this.#listen(room, listener);
    this.#send({ type: 'join', room });
    return () => {
      stop();
      this.#link = leaveRoom(this.#link, room);
      if (this.state === 'live') this.#send({ type: 'unjoin', room });
    };
  }

  /** Resolves with the frame that holds the answer, or with the refusal; a lost connection only delays it. */
  ask(command: Command): Promise<Answer> {
    this.#link = addCommand(this.#link, command);
    this.#send(command);
    return new Promise((resolve) => this.#answers.set(command.id, resolve));
  }

  /** Reconnects with the cookie of a new identity. */
  reopen(): void {
    this.#socket?.close();
    this.#attempt = 0;
  }

  #listen(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(topic);
    };
  }

  #send(message: Up): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
    else if (!this.#socket) this.#open();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.state = this.#attempt ? 'lost' : 'connecting';
    const socket = this.place.open({
      onopen: () => this.#opened(socket),
      onmessage: (text) => this.#receive(JSON.parse(text) as Down),
      onclose: () => this.#closed(socket),
    });
    this.#socket = socket;
  }

  #opened(socket: Socket): void {
    this.#attempt = 0;
    this.#restMs = 0;
    this.#isOpen = true;
    this.state = 'live';
    for (const message of openingMessages(this.#link)) socket.send(JSON.stringify(message));
  }

  #closed(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.#isOpen = false;
    if (openingMessages(this.#link).length === 0) {
      this.state = 'idle';
      return;
    }
    this.state = 'lost';
    const delay_ms = Math.max(this.#restMs, backoffMs(this.#attempt, Math.random()));
    this.#retry = setTimeout(() => this.#open(), delay_ms);
    this.#attempt += 1;
  }

  #receive(message: Down): void {
    if (message.type === 'frame') this.#deliver(message.match, message, message.move);
    else if (message.type === 'room') this.#deliver(message.room, message, message.move);
    else if (message.type === 'refused')
      this.#deliver(message.match ?? message.room ?? '', message, message.move);
    else if (message.type === 'reaction') this.#deliver(message.room, message, null);
    else if (message.type === 'error') this.#mend(message);
    else if (message.type === 'bye') this.#restMs = message.retry_ms ?? 0;
  }

  #mend(problem: Problem): void {
    const remedy = remedyOf(problem);
    if (remedy.kind === 'tell') this.problem = { text: remedy.text };
    else if (remedy.kind === 'answer') this.#receive(remedy.refusal);
    else setTimeout(() => this.#sendAgain(problem), RETRY_MS);
  }

  /** A connection that opened meanwhile has sent everything itself. */
  #sendAgain(problem: Problem): void {
    if (this.state !== 'live') return;
    for (const message of messagesAgain(this.#link, problem)) this.#send(message);
  }

  #deliver(topic: string, message: Frame | RoomFrame | Reaction | Refusal, id: string | null): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(message);
    if (id === null || message.type === 'reaction') return;
    this.#link = removeCommand(this.#link, id);
    this.#answers.get(id)?.(message);
    this.#answers.delete(id);
  }

  /** Called when the browser says that the network is back. */
  reconnectNow(): void {
    if (this.state === 'lost' && !this.#socket) this.#open();
  }
}

/** A match is watched and played where it lives, which its id tells; rooms are on the server. */
class Connections {
  readonly #server = new Live(server);
  readonly #engine = new Live(engine);

  /** Of the server: the engine is never far. */
  get state(): Live['state'] {
    return this.#server.state;
  }
  get problem(): { text: string } | undefined {
    return this.#engine.problem ?? this.#server.problem;
  }
  watch(match: string, key: string | null, listener: Listener): () => void {
    return this.#of(match).watch(match, key, listener);
  }
  sit(match: string, key: string | null, seat: number): void {
    this.#of(match).sit(match, key, seat);
  }
  join(room: string, listener: Listener): () => void {
    return this.#server.join(room, listener);
  }
  ask(command: Command): Promise<Answer> {
    return this.#of('match' in command ? command.match : '').ask(command);
  }
  reopen(): void {
    this.#server.reopen();
  }
  reconnectNow(): void {
    this.#server.reconnectNow();
  }

  #of(match: string): Live {
    return isLocal(match) ? this.#engine : this.#server;
  }
}

export const live = new Connections();

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
