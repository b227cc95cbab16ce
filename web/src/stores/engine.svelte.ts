/** Play without a network: what the player has chosen, the fetching of the engine, and what it takes up. */
import type { Manifest } from '../engine/messages';
import { installedLanguages, rememberLanguages } from '../net/around';
import { running } from '../net/engine';
import {
  dropAllFiles,
  dropOldFiles,
  fetchFiles,
  filesFor,
  newestManifest,
  sizeOf,
  startableManifest,
} from '../net/engine_files';
import { NoAnswer } from '../net/place';
import { addressOf } from '../state/site';

export type EngineState = 'absent' | 'fetching' | 'starting' | 'here';
/** Why it could not be fetched: each has one sentence. */
export type Trouble = 'offline' | 'full' | 'private' | 'unsupported' | 'failed';

class EngineStore {
  languages = $state.raw<readonly string[]>(installedLanguages());
  state = $state<EngineState>(installedLanguages().length ? 'here' : 'absent');
  trouble = $state<Trouble>();
  /** From 0 to 1. */
  share = $state(0);
  /** Bytes on this device, as the browser counts them; undefined where it does not tell. */
  used = $state<number>();
  /** False where the host has built none. */
  isOffered = $state(true);
  #manifest = $state.raw<Manifest>();
  #stop: AbortController | undefined;

  /** Bytes to fetch for a language that is not here. */
  sizeFor(language: string): number | undefined {
    if (!this.#manifest) return undefined;
    const known = filesFor(this.#manifest, this.languages);
    const wanted = filesFor(this.#manifest, [...this.languages, language]);
    return sizeOf(this.languages.length ? wanted.filter((file) => !known.includes(file)) : wanted);
  }

  /** For the settings: how large it is, and how much is used. */
  async look(): Promise<void> {
    try {
      this.#manifest = await newestManifest();
      this.isOffered = this.#manifest !== undefined || this.languages.length > 0;
    } catch {
      this.#manifest = isUsable() ? await startableManifest().catch(() => undefined) : undefined;
    }
    await this.#measure();
  }

  async fetch(language: string): Promise<void> {
    if (this.state === 'fetching') return;
    const languages = [...new Set([...this.languages, language])];
    this.trouble = undefined;
    this.share = 0;
    if (!isUsable()) {
      this.trouble = 'unsupported';
      return;
    }
    const before = this.state;
    this.state = 'fetching';
    this.#stop = new AbortController();
    try {
      await this.#bring(languages, this.#stop.signal);
    } catch (cause) {
      this.state = before;
      if (!isAborted(cause)) this.trouble = troubleOf(cause);
    }
    await this.#measure();
  }

  cancel(): void {
    this.#stop?.abort();
  }

  async free(): Promise<void> {
    running.stop();
    rememberLanguages([]);
    this.languages = [];
    await dropAllFiles();
    this.state = 'absent';
    await this.#measure();
  }

  async #bring(languages: readonly string[], signal: AbortSignal): Promise<void> {
    // Only a page with a service worker opens without a network.
    await navigator.serviceWorker.register(addressOf('/sw.js'));
    await navigator.serviceWorker.ready;
    const manifest = await newestManifest(signal);
    if (!manifest) throw new TypeError('no engine');
    await fetchFiles(manifest, languages, (loaded, total) => (this.share = loaded / total), signal);
    void navigator.storage?.persist?.().catch(() => false);
    this.state = 'starting';
    await this.#start(languages);
    this.state = 'here';
  }

  /** The engine starts with the languages that are remembered; one that does not start is none. */
  async #start(languages: readonly string[]): Promise<void> {
    const before = this.languages;
    rememberLanguages(languages);
    try {
      await running.start();
      this.languages = languages;
    } catch (cause) {
      rememberLanguages(before);
      throw cause;
    }
  }

  async #measure(): Promise<void> {
    const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
    this.used = this.state === 'here' ? estimate?.usage : undefined;
  }
}

function isUsable(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator && typeof WebAssembly === 'object';
}

function isAborted(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

/** What the engine says of a browser in which it cannot start. */
const FAILURES: Record<string, Trouble> = {
  engine_storage: 'private',
  engine_unsupported: 'unsupported',
  engine_files: 'offline',
};

/** A private window of some browsers has no cache, and that of others too little room. */
export function troubleOf(cause: unknown): Trouble {
  if (cause instanceof NoAnswer) return FAILURES[cause.code] ?? 'failed';
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'InvalidStateError' || name === 'NotAllowedError')
    return 'private';
  return cause instanceof TypeError ? 'offline' : 'failed';
}

/** Once a start: a newer version comes in the background and is used from the next start on. */
export async function updateEngine(): Promise<void> {
  const languages = installedLanguages();
  const here = languages.length && isUsable() ? await startableManifest() : undefined;
  if (!here) return;
  await dropOldFiles(here, languages);
  const newest = await newestManifest();
  if (newest && newest.version !== here.version)
    await fetchFiles(newest, languages, () => undefined, new AbortController().signal);
}

export const engine = new EngineStore();
