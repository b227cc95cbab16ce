/** The engine's files: fetched after the player's yes, kept in a cache of their own. */
import type { EngineFile, Manifest } from '../engine/messages';
import { linkTo } from '../state/site';

export const CACHE = 'worderly-engine';
const MANIFEST = 'manifest.json';

export type Told = (loaded: number, total: number) => void;

export function urlOf(name: string): string {
  return linkTo(`/engine/${name}`);
}

/** What these languages need. */
export function filesFor(manifest: Manifest, languages: readonly string[]): EngineFile[] {
  return manifest.files.filter(({ language }) => language === null || languages.includes(language));
}

/** Bytes on the way. */
export function sizeOf(files: readonly EngineFile[]): number {
  return files.reduce((sum, { packed }) => sum + packed, 0);
}

/**
 * The newest one, from the network: the service worker leaves an address with a query alone. Undefined: this
 * server has no engine for browsers.
 */
export async function newestManifest(signal?: AbortSignal): Promise<Manifest | undefined> {
  const answer = await fetch(`${urlOf(MANIFEST)}?newest`, {
    cache: 'no-cache',
    ...(signal ? { signal } : {}),
  });
  if (!answer.ok) return undefined;
  return (await answer.json()) as Manifest;
}

/** The one whose files are here. */
export async function startableManifest(): Promise<Manifest | undefined> {
  const stored = await (await caches.open(CACHE)).match(urlOf(MANIFEST));
  return stored && ((await stored.json()) as Manifest);
}

/** Fetches what is missing. The manifest comes last: until then the engine starts from the old files. */
export async function fetchFiles(
  manifest: Manifest,
  languages: readonly string[],
  tell: Told,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = filesFor(manifest, languages);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (bytes: number): void => tell((loaded += bytes), total);
  await keep(cache, urlOf(manifest.worker), () => undefined, signal);
  for (const { name, bytes } of files) {
    if (await cache.match(urlOf(name))) count(bytes);
    else await keep(cache, urlOf(name), count, signal);
  }
  await cache.put(urlOf(MANIFEST), Response.json(manifest));
}

async function keep(
  cache: Cache,
  url: string,
  count: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(url, { signal });
  if (!answer.ok || !answer.body) throw new TypeError(`no ${url}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        count(piece.byteLength);
        controller.enqueue(piece);
      },
    }),
  );
  // A worker has the policy of its own response, so the headers are kept; the body is no longer packed.
  const headers = new Headers(answer.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  await cache.put(url, new Response(counted, { headers }));
}

/** Of older versions; called when no worker runs yet. */
export async function dropOldFiles(manifest: Manifest, languages: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const names = [MANIFEST, manifest.worker, ...filesFor(manifest, languages).map(({ name }) => name)];
  const urls = new Set(names.map(urlOf));
  const old = (await cache.keys()).filter(({ url }) => !urls.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

export async function dropAllFiles(): Promise<void> {
  await caches.delete(CACHE);
}
