/** The engine's worker: fetches and starts Python, and passes messages between it and the page. */
import type { PyodideAPI } from 'pyodide';
import { startEngine, startPyodide, unpack, type Engine } from './boot.mjs';
import type { EngineFile, FailureCode, FromEngine, Manifest, Part, Request, ToEngine } from './messages.ts';
import { openStorage } from './storage.ts';

const FOLDER = new URL('.', self.location.href);
/** The site's root, without the slash at its end. */
const ADDRESS = new URL('..', FOLDER).href.replace(/\/$/, '');
const PRINTS = /^\/press\/|\/summary\.pdf/;

class Failure extends Error {
  constructor(readonly code: FailureCode) {
    super(code);
  }
}

const post = (message: FromEngine, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

async function fetched(name: string): Promise<Response> {
  const response = await fetch(new URL(name, FOLDER)).catch(() => undefined);
  if (!response?.ok) throw new Failure('files');
  return response;
}

/** How much has arrived of what was asked for. */
class Arrivals {
  #loaded = 0;
  #total = 0;

  async archive({ name, part, bytes }: EngineFile): Promise<Uint8Array> {
    this.#total += bytes;
    const data = new Uint8Array(await (await fetched(name)).arrayBuffer());
    this.arrived(part, bytes);
    return data;
  }

  arrived(part: Part, bytes: number): void {
    this.#loaded += bytes;
    post({ kind: 'progress', part, loaded: this.#loaded, total: this.#total });
  }
}

/** Python with our sources, and what it still lacks. */
class Running {
  readonly #languages = new Set<string>();
  #press: Promise<void> | undefined;

  private constructor(
    readonly engine: Engine,
    private readonly pyodide: PyodideAPI,
    private readonly files: EngineFile[],
    private readonly arrivals: Arrivals,
  ) {}

  static async start(languages: string[]): Promise<Running> {
    const { files } = (await (await fetched('manifest.json')).json()) as Manifest;
    const arrivals = new Arrivals();
    const url = (ending: string) => {
      const file = files.find(({ name }) => name.endsWith(ending));
      if (!file) throw new Failure('files');
      return new URL(file.name, FOLDER).href;
    };
    const sources = files.filter(
      ({ part, language }) => part === 'sources' || (language !== null && languages.includes(language)),
    );
    const { loadPyodide } = (await import(
      /* @vite-ignore */ url('/pyodide.mjs')
    )) as typeof import('pyodide');
    const index = new URL('.', url('/pyodide.mjs')).href;
    const [pyodide, storage, ...archives] = await Promise.all([
      startPyodide(
        loadPyodide,
        index,
        new URL(files.find(({ name }) => name.endsWith('.zip'))!.name, FOLDER).href,
      ),
      openStorage().catch(() => {
        throw new Failure('storage');
      }),
      ...sources.map((file) => arrivals.archive(file)),
    ]);
    for (const archive of archives) unpack(pyodide, archive);
    const running = new Running(startEngine(pyodide, storage, ADDRESS), pyodide, files, arrivals);
    for (const language of languages) running.#languages.add(language);
    return running;
  }

  get languages(): string[] {
    return [...this.#languages];
  }

  async add(languages: string[]): Promise<void> {
    const missing = languages.filter((language) => !this.#languages.has(language));
    if (missing.length === 0) return;
    await this.#unpack(({ language }) => language !== null && missing.includes(language));
    this.engine.refresh_languages();
    for (const language of missing) this.#languages.add(language);
  }

  /** Fonts and the shaper of texts come when something is printed for the first time. */
  press(): Promise<void> {
    this.#press ??= this.#unpack(({ part }) => part === 'packages');
    return this.#press;
  }

  async #unpack(wanted: (file: EngineFile) => boolean): Promise<void> {
    const archives = await Promise.all(this.files.filter(wanted).map((file) => this.arrivals.archive(file)));
    for (const archive of archives) unpack(this.pyodide, archive);
  }
}

let running: Promise<Running> | undefined;

async function start(languages: string[]): Promise<void> {
  if (running) await (await running).add(languages);
  else running = Running.start(languages);
  post({ kind: 'ready', languages: (await running).languages });
}

async function answer({ id, method, path, headers, body }: Request): Promise<void> {
  const here = await started();
  if (PRINTS.test(path)) await here.press();
  const asked = here.engine.request(method, path, JSON.stringify(headers), body ?? '');
  const [status, type, data] = await asked;
  post({ kind: 'answer', id, status, type, body: data.buffer as ArrayBuffer }, [data.buffer as ArrayBuffer]);
}

/** Messages that come before `start` wait for it. */
let begin: (here: Promise<Running>) => void;
const begun = new Promise<Running>((resolve) => (begin = resolve));
const started = () => begun;

async function handle(message: ToEngine): Promise<void> {
  if (message.kind === 'start') {
    const starting = start(message.languages);
    begin(running!);
    await starting;
  } else if (message.kind === 'request') await answer(message);
  else if (message.kind === 'connect')
    (await started()).engine.connect((text) => post({ kind: 'live', text }), message.language);
  else (await started()).engine.receive(message.text);
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof Failure) return error.code;
  if (error instanceof RangeError || error instanceof WebAssembly.CompileError) return 'unsupported';
  return 'crashed';
}

self.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  handle(data).catch((error: unknown) => {
    console.error(error);
    post({ kind: 'failed', code: codeOf(error) });
  });
};
