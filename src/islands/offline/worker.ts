/**
 * Service worker: visited pages, the precache list and their files are available offline. Personal responses are never
 * cached (core/shop/offline.ts). A build with PUBLIC_OFFLINE=off replaces it with a worker that deletes the caches and
 * unregisters.
 */
import { OFFLINE } from '../../core/shop/constants.ts';
import { cacheRuleOf, filesOf, importsOf } from '../../core/shop/offline.ts';

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & { readonly request: Request; respondWith(response: Promise<Response>): void };
type MessageEventLike = Waiting & { readonly data: unknown };
type Listener = <E extends Event>(type: string, listen: (event: E) => void) => void;
declare const self: {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly addEventListener: Listener;
};

const { caches: NAMES } = OFFLINE;
/** Our files vary only by Origin: scripts and fonts are requested with one, the worker's requests have none. */
const SAME = { ignoreVary: true } as const;

/** Caches a response and evicts the oldest beyond a maximum. */
async function cacheResponse(name: string, request: Request | string, response: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest);
}

/** Caches files and the static imports of scripts. */
async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAMES.files);
  const wanted = new Set(paths);
  for (const path of wanted) {
    const known = await cache.match(path, SAME);
    const response = known ?? (await fetch(path));
    if (!response.ok) continue;
    const script = path.endsWith('.js') ? await response.clone().text() : '';
    for (const imported of importsOf(script, new URL(path, self.location.origin).href)) wanted.add(imported);
    if (!known) await cacheResponse(NAMES.files, path, response, OFFLINE.files);
  }
}

/** Caches a page and its files. Redirected responses cannot be used for another URL. */
async function cachePage(address: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !response.headers.get('content-type')?.includes('text/html')) return;
  const copy = response.clone();
  await cacheResponse(NAMES.pages, address, response, OFFLINE.pages);
  await cacheFiles(filesOf(await copy.text()));
}

async function cacheUrl(address: string): Promise<void> {
  if (cacheRuleOf(address, self.location.origin, 'navigate', 'GET') !== 'page') return;
  await cachePage(address, await fetch(address));
}

/** The cached page, or the one cached with another query. */
async function cachedPage(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(NAMES.pages);
  return (await cache.match(request, SAME)) ?? (await cache.match(request, { ...SAME, ignoreSearch: true }));
}

async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status >= 500) return (await cachedPage(request)) ?? response;
    if (request.mode === 'navigate') event.waitUntil(cachePage(request.url, response.clone()).catch(() => {}));
    else if (response.ok) event.waitUntil(cacheResponse(NAMES.pages, request, response.clone(), OFFLINE.pages));
    return response;
  } catch (error) {
    const fallback =
      (await cachedPage(request)) ?? (request.mode === 'navigate' ? await caches.match(OFFLINE.page, SAME) : undefined);
    if (fallback) return fallback;
    throw error;
  }
}

async function file(event: Fetching, name: string, most: number): Promise<Response> {
  const known = await (await caches.open(name)).match(event.request, SAME);
  if (known) return known;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(cacheResponse(name, event.request, response.clone(), most));
  return response;
}

self.addEventListener<Waiting>('install', (event) => {
  event.waitUntil(Promise.all([cacheUrl(new URL(OFFLINE.page, self.location.origin).href), self.skipWaiting()]));
});

self.addEventListener<Waiting>('activate', (event) => {
  const known: readonly string[] = Object.values(NAMES);
  const deleteOldCaches = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE.prefix) && !known.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  // It does not claim open pages: browsers would then drop those that they keep for going back.
  event.waitUntil(deleteOldCaches());
});

// The page that registered the worker, and the precache list.
self.addEventListener<MessageEventLike>('message', (event) => {
  if (!Array.isArray(event.data)) return;
  const addresses = event.data.filter((address) => typeof address === 'string').slice(0, OFFLINE.ahead.length + 1);
  event.waitUntil(
    (async () => {
      for (const address of addresses) await cacheUrl(address).catch(() => {});
    })(),
  );
});

self.addEventListener<Fetching>('fetch', (event) => {
  const { url, mode, method } = event.request;
  const rule = cacheRuleOf(url, self.location.origin, mode, method);
  if (rule === 'page') event.respondWith(page(event));
  else if (rule === 'file') event.respondWith(file(event, NAMES.files, OFFLINE.files));
  else if (rule === 'picture') event.respondWith(file(event, NAMES.pictures, OFFLINE.pictures));
});
