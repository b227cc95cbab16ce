/** The service worker: caches the page's files, so that the page opens without a network. */
declare const self: ServiceWorkerGlobalScope;

const CACHE = 'worderly-__VERSION__';
const PATHS = '__PATHS__' as unknown as string[];

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PATHS);
  await self.skipWaiting();
}

async function clear(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (
    event.request.method !== 'GET' ||
    url.origin !== self.location.origin ||
    url.pathname.startsWith('/api/')
  )
    return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (PATHS.includes(url.pathname)) event.respondWith(asset(event.request));
});

export {};
