/** One face for two places: a server, and the engine in this browser; both speak the types of `wire.ts`. */
import { takeEarly } from './early';

/** Why there is no answer at all. */
export class NoAnswer extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export type SocketHandlers = { onopen(): void; onmessage(text: string): void; onclose(): void };
/** A live connection; `send` is called between `onopen` and `onclose` only. */
export type Socket = { send(text: string): void; close(): void };

export type Place = {
  /** A request below `/api`; rejects where the place cannot be reached. */
  request(path: string, init: RequestInit): Promise<Response>;
  open(handlers: SocketHandlers): Socket;
};

export const server: Place = {
  request: (path, init) => takeEarly(path, init) ?? fetch(`/api${path}`, init),
  open({ onopen, onmessage, onclose }) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/live?lang=${document.documentElement.lang}`,
    );
    socket.onopen = onopen;
    socket.onmessage = (event) => onmessage(event.data as string);
    socket.onclose = onclose;
    return socket;
  },
};

/** Nothing of the engine is loaded before it is asked for something. */
export const engine: Place = {
  request: async (path, init) => (await loaded()).request(path, init),
  open(handlers) {
    let socket: Socket | undefined;
    let isClosed = false;
    const close = (): void => {
      if (isClosed) return;
      isClosed = true;
      socket?.close();
      handlers.onclose();
    };
    loaded().then((place) => {
      if (!isClosed) socket = place.open({ ...handlers, onclose: close });
    }, close);
    return { send: (text) => socket?.send(text), close };
  },
};

async function loaded(): Promise<Place> {
  return (await import('./engine')).running;
}
