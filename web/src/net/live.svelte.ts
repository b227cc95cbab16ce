/** The one WebSocket of the page: reconnects by itself and asks again what had no answer. */
import {
  answered,
  asking,
  backoffMs,
  greeting,
  IDLE,
  joining,
  leaving,
  unwatching,
  watching,
  type Asking,
  type Link,
} from '../state/link';
import type { Down, Frame, Reaction, Refusal, RoomFrame, Up } from '../wire';

type Answer = Frame | RoomFrame | Refusal;
type Listener = (message: Frame | RoomFrame | Reaction | Refusal) => void;

class Live {
  state = $state<'idle' | 'connecting' | 'live' | 'lost'>('idle');
  /** A sentence of the server's about the connection itself. */
  problem = $state('');
  #link: Link = IDLE;
  #socket: WebSocket | undefined;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Map<string, Set<Listener>>();
  #answers = new Map<string, (answer: Answer) => void>();

  watch(match: string, key: string | null, listener: Listener): () => void {
    this.#link = watching(this.#link, match, key);
    const stop = this.#listen(match, listener);
    this.#say({ type: 'watch', match, key });
    return () => {
      stop();
      if (this.#listeners.has(match)) return;
      this.#link = unwatching(this.#link, match);
      if (this.state === 'live') this.#say({ type: 'unwatch', match });
    };
  }

  /** Another chair of the same person, where several play at one screen. */
  sit(match: string, key: string | null, seat: number): void {
    this.#link = watching(this.#link, match, key, seat);
    this.#say({ type: 'watch', match, key, seat });
  }

  join(room: string, listener: Listener): () => void {
    this.#link = joining(this.#link, room);
    const stop = this.#listen(room, listener);
    this.#say({ type: 'join', room });
    return () => {
      stop();
      this.#link = leaving(this.#link, room);
      if (this.state === 'live') this.#say({ type: 'unjoin', room });
    };
  }

  /** Resolves with the frame that holds the answer, or with the refusal; a lost connection only delays it. */
  ask(ask: Asking): Promise<Answer> {
    this.#link = asking(this.#link, ask);
    this.#say(ask);
    return new Promise((resolve) => this.#answers.set(ask.id, resolve));
  }

  /** After a new identity the server must see the new cookie. */
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

  #say(message: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (!this.#socket) this.#open();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.state = this.#attempt ? 'lost' : 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/live?lang=${document.documentElement.lang}`,
    );
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as Down);
    socket.onclose = () => this.#closed(socket);
  }

  #opened(socket: WebSocket): void {
    this.#attempt = 0;
    this.problem = '';
    this.state = 'live';
    for (const message of greeting(this.#link)) socket.send(JSON.stringify(message));
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    if (greeting(this.#link).length === 0) {
      this.state = 'idle';
      return;
    }
    this.state = 'lost';
    this.#retry = setTimeout(() => this.#open(), backoffMs(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #heard(message: Down): void {
    if (message.type === 'frame') this.#tell(message.match, message, message.move);
    else if (message.type === 'room') this.#tell(message.room, message, message.move);
    else if (message.type === 'refused')
      this.#tell(message.match ?? message.room ?? '', message, message.move);
    else if (message.type === 'reaction') this.#tell(message.room, message, null);
    else if (message.type === 'error' || message.type === 'bye') this.problem = message.message;
  }

  #tell(topic: string, message: Frame | RoomFrame | Reaction | Refusal, id: string | null): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(message);
    if (id === null || message.type === 'reaction') return;
    this.#link = answered(this.#link, id);
    this.#answers.get(id)?.(message);
    this.#answers.delete(id);
  }

  /** Tried at once when the browser says that the network is back. */
  hurry(): void {
    if (this.state === 'lost' && !this.#socket) this.#open();
  }
}

export const live = new Live();

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
