/** What the page and the engine in its worker say with `postMessage`; the bodies are those of `wire.ts`. */

/**
 * The first message: fetches the engine and the words of these languages, and starts it. Sent again with
 * more languages, it fetches what is missing.
 */
export type Start = { kind: 'start'; languages: string[] };

/** One REST request, as it would go to `/api{path}`; exactly one `Answer` with its id comes back. */
export type Request = {
  kind: 'request';
  id: number;
  method: string;
  /** Below `/api`, with its query: `/matches/abc/analysis?seat=0`. */
  path: string;
  /** Names in any case; `Accept-Language` is read. */
  headers: Record<string, string>;
  body: string | null;
};

/** One message of the live connection, JSON of an `Up`. */
export type LiveUp = { kind: 'live'; text: string };

/** A new live connection: the old one ends, and `hello` comes; the page watches again what it watched. */
export type Connect = { kind: 'connect'; language: string };

export type ToEngine = Start | Request | LiveUp | Connect;

export type Answer = {
  kind: 'answer';
  id: number;
  status: number;
  /** The content type. */
  type: string;
  body: ArrayBuffer;
};

/** One message of the live connection, JSON of a `Down`. */
export type LiveDown = { kind: 'live'; text: string };

/** How much of the files has arrived, over all of them, in bytes as they travel. */
export type Progress = { kind: 'progress'; part: Part; loaded: number; total: number };
export type Part = 'runtime' | 'packages' | 'sources' | 'languages' | 'start';

/** After each `start`. Requests and messages sent before it wait for it; none is lost. */
export type Ready = { kind: 'ready'; languages: string[] };

/** The engine cannot start or has stopped for good. */
export type Failed = { kind: 'failed'; code: FailureCode };
export type FailureCode =
  /** A file did not come: no network, and not stored. */
  | 'files'
  /** The browser cannot run it (no WebAssembly, too little memory). */
  | 'unsupported'
  /** Nothing can be kept here: private mode, or storage is full. */
  | 'storage'
  /** It stopped by a fault of ours. */
  | 'crashed';

export type FromEngine = Answer | LiveDown | Progress | Ready | Failed;

/** `/engine/manifest.json`: what the engine is made of. A file's name holds a hash of its content. */
export type Manifest = {
  /** Changes with every file. */
  version: string;
  /** The worker's script, a module: `new Worker('/engine/worker-1a2b3c4d.js', { type: 'module' })`. */
  worker: string;
  /** All others, below the folder of the manifest. */
  files: EngineFile[];
};

export type EngineFile = {
  name: string;
  part: Part;
  /** Only for this language; `null` for every language. */
  language: string | null;
  /** As it travels (compressed) and as it is stored. */
  packed: number;
  bytes: number;
};
