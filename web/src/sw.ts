/**
 * The service worker: caches the page's files, so that the page opens without a network, and answers for the
 * engine's files, which the page has put into a cache of their own.
 */
declare const self: ServiceWorkerGlobalScope;

const SHELL = 'worderly-';
const CACHE = `${SHELL}__VERSION__`;
const ENGINE = 'worderly-engine';
/** The folder of the page, and its files in it. */
const ROOT = new URL('.', self.location.href).pathname;
const PATHS = ('__PATHS__' as unknown as string[]).map((name) => ROOT + name);

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PATHS);
  await self.skipWaiting();
}

/**
 * Keeps the version before this one: a page that is open still loads its files, a match goes on undisturbed,
 * and this version is used from the next start on.
 */
async function clear(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL) && name !== ENGINE);
  const old = shells.filter((name) => name !== CACHE).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Asks for a page while this worker starts, and tells the server that the files are here.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Without the links of `/`, which preload the files of the lobby: other pages do not use them. */
async function shell(): Promise<Response | undefined> {
  const kept = await (await caches.open(CACHE)).match(ROOT);
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.delete('link');
  return new Response(kept.body, { headers });
}

/** A static host has no file for a deep link: the page finds its way itself. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const asked = Promise.resolve(preloadResponse as Promise<Response | undefined>);
  const answer = await asked.then((early) => early ?? fetch(request)).catch(() => undefined);
  if (answer && answer.status !== 404) return answer;
  return (await shell()) ?? answer ?? Response.error();
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

function isFile({ pathname, search }: URL): boolean {
  return (
    search === '' &&
    (pathname.startsWith(`${ROOT}assets/`) ||
      pathname.startsWith(`${ROOT}engine/`) ||
      PATHS.includes(pathname))
  );
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (
    event.request.method !== 'GET' ||
    url.origin !== self.location.origin ||
    url.pathname.startsWith(`${ROOT}api/`)
  )
    return;
  if (event.request.mode === 'navigate') event.respondWith(page(event));
  else if (isFile(url)) event.respondWith(asset(event.request));
});

export {};
