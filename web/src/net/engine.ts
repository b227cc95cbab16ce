/** The engine in its worker, as a place: requests and live messages by `postMessage`. */
import type { Answer, FailureCode, FromEngine, ToEngine } from '../engine/messages';
import { installedLanguages, rememberLanguages } from './around';
import { CACHE, urlOf, startableManifest } from './engine_files';
import { NoAnswer, type Place, type Socket, type SocketHandlers } from './place';

/** What the engine needs of a `Worker`. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;
type Ask = { resolve: (answer: Response) => void; reject: (cause: NoAnswer) => void };

export class Engine implements Place {
  #worker: Promise<EngineWorker> | undefined;
  #asks = new Map<number, Ask>();
  #count = 0;
  #socket: SocketHandlers | undefined;
  #listeners = new Set<(message: FromEngine) => void>();

  /** `openWorker` is called once, and again after a failure. */
  constructor(
    readonly openWorker: () => Promise<EngineWorker>,
    readonly languages: () => readonly string[],
  ) {}

  /** Resolves when it can play; called again, it brings the languages that were added. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.listen((message) => {
        if (message.kind !== 'ready' && message.kind !== 'failed') return;
        stop();
        if (message.kind === 'ready') resolve();
        else reject(noAnswer(message.code));
      });
      if (this.#worker) void this.#post(this.#startMessage());
      else this.#started().catch(() => this.#take({ kind: 'failed', code: 'files' }));
    });
  }

  /** Every message of the worker; returns the call that ends it. */
  listen(listener: (message: FromEngine) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the worker; a later request starts a new one. */
  stop(): void {
    this.#fail('files');
  }

  request(path: string, init: RequestInit): Promise<Response> {
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#asks.set(id, { resolve, reject });
      void this.#post({
        kind: 'request',
        id,
        method: init.method ?? 'GET',
        path,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: (init.body as string | undefined) ?? null,
      });
    });
  }

  open(handlers: SocketHandlers): Socket {
    this.#socket = handlers;
    void this.#post({ kind: 'connect', language: document.documentElement.lang }).then(() => {
      if (this.#socket === handlers) handlers.onopen();
    });
    return {
      send: (text) => void this.#post({ kind: 'live', text }),
      close: () => {
        if (this.#socket === handlers) this.#socket = undefined;
      },
    };
  }

  async #post(message: ToEngine): Promise<void> {
    try {
      (await this.#started()).postMessage(message);
    } catch {
      this.#take({ kind: 'failed', code: 'files' });
    }
  }

  #started(): Promise<EngineWorker> {
    this.#worker ??= this.openWorker().then((worker) => {
      worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#take(data);
      worker.onerror = () => this.#take({ kind: 'failed', code: 'crashed' });
      worker.postMessage(this.#startMessage());
      return worker;
    });
    return this.#worker;
  }

  #startMessage(): ToEngine {
    return { kind: 'start', languages: [...this.languages()] };
  }

  #take(message: FromEngine): void {
    if (message.kind === 'answer') this.#answer(message);
    else if (message.kind === 'live') this.#socket?.onmessage(message.text);
    else if (message.kind === 'failed') this.#fail(message.code);
    for (const listener of [...this.#listeners]) listener(message);
  }

  #answer({ id, status, type, body }: Answer): void {
    const empty = status === 204 || status === 304;
    this.#asks
      .get(id)
      ?.resolve(new Response(empty ? null : body, { status, headers: { 'Content-Type': type } }));
    this.#asks.delete(id);
  }

  /** Whoever waits hears of it; the next request begins with a new worker. */
  #fail(code: FailureCode): void {
    this.#worker?.then((worker) => worker.terminate()).catch(() => undefined);
    this.#worker = undefined;
    const asks = [...this.#asks.values()];
    this.#asks.clear();
    for (const { reject } of asks) reject(noAnswer(code));
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.onclose();
  }
}

function noAnswer(code: FailureCode): NoAnswer {
  return new NoAnswer(`engine_${code}`);
}

/** The files that the player has fetched; they may be gone, where the browser needed the room. */
async function workerOfFiles(): Promise<EngineWorker> {
  const manifest = await startableManifest();
  if (!manifest) {
    rememberLanguages([]);
    throw new NoAnswer('needs_engine');
  }
  return new Worker(urlOf(manifest.worker), { type: 'module', name: CACHE });
}

export const running = new Engine(workerOfFiles, installedLanguages);
