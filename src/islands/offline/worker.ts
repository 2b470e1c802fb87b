/**
 * The service worker: pages that were visited, the shop's own list and what they are made of can be read without a connection.
 * What answers for one person is never kept (core/shop/offline.ts). It is switched off by a build with PUBLIC_OFFLINE=off, whose
 * worker removes all that this one kept, and itself.
 */
import { OFFLINE } from '../../core/shop/constants.ts';
import { filesOf, importsOf, keepingOf } from '../../core/shop/offline.ts';

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Told = Waiting & { readonly data: unknown };
type Listener = <E extends Event>(type: string, listen: (event: E) => void) => void;
declare const self: {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  readonly addEventListener: Listener;
};

const { caches: NAMES } = OFFLINE;
/** Our files vary by who asks in their headers alone: scripts and fonts ask with an origin, the worker without. */
const SAME = { ignoreVary: true } as const;

/** Keeps an answer, and forgets the oldest above a number. */
async function keep(name: string, request: Request | string, answer: Response, most: number): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest);
}

/** Keeps files, and what scripts among them import. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAMES.files);
  const wanted = new Set(paths);
  for (const path of wanted) {
    const known = await cache.match(path, SAME);
    const answer = known ?? (await fetch(path));
    if (!answer.ok) continue;
    const script = path.endsWith('.js') ? await answer.clone().text() : '';
    for (const imported of importsOf(script, new URL(path, self.location.origin).href)) wanted.add(imported);
    if (!known) await keep(NAMES.files, path, answer, OFFLINE.files);
  }
}

/** Keeps a page and what it is made of. A redirected answer cannot be shown for another address. */
async function keepPage(address: string, answer: Response): Promise<void> {
  if (!answer.ok || answer.redirected || !answer.headers.get('content-type')?.includes('text/html')) return;
  const copy = answer.clone();
  await keep(NAMES.pages, address, answer, OFFLINE.pages);
  await keepFiles(filesOf(await copy.text()));
}

async function visit(address: string): Promise<void> {
  if (keepingOf(address, self.location.origin, 'navigate', 'GET') !== 'page') return;
  await keepPage(address, await fetch(address));
}

/** The page as it was kept; its twin without a query is the same file. */
async function kept(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(NAMES.pages);
  return (await cache.match(request, SAME)) ?? (await cache.match(request, { ...SAME, ignoreSearch: true }));
}

async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.status >= 500) return (await kept(request)) ?? answer;
    if (request.mode === 'navigate') event.waitUntil(keepPage(request.url, answer.clone()).catch(() => {}));
    else if (answer.ok) event.waitUntil(keep(NAMES.pages, request, answer.clone(), OFFLINE.pages));
    return answer;
  } catch (error) {
    const instead =
      (await kept(request)) ?? (request.mode === 'navigate' ? await caches.match(OFFLINE.page, SAME) : undefined);
    if (instead) return instead;
    throw error;
  }
}

async function file(event: Fetching, name: string, most: number): Promise<Response> {
  const known = await (await caches.open(name)).match(event.request, SAME);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(keep(name, event.request, answer.clone(), most));
  return answer;
}

self.addEventListener<Waiting>('install', (event) => {
  event.waitUntil(Promise.all([visit(new URL(OFFLINE.page, self.location.origin).href), self.skipWaiting()]));
});

self.addEventListener<Waiting>('activate', (event) => {
  const known: readonly string[] = Object.values(NAMES);
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE.prefix) && !known.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([forget(), self.clients.claim()]));
});

// The page that brought the worker, and those it is asked to have ready.
self.addEventListener<Told>('message', (event) => {
  if (!Array.isArray(event.data)) return;
  const addresses = event.data.filter((address) => typeof address === 'string').slice(0, OFFLINE.ahead.length + 1);
  event.waitUntil(
    (async () => {
      for (const address of addresses) await visit(address).catch(() => {});
    })(),
  );
});

self.addEventListener<Fetching>('fetch', (event) => {
  const { url, mode, method } = event.request;
  const keeping = keepingOf(url, self.location.origin, mode, method);
  if (keeping === 'page') event.respondWith(page(event));
  else if (keeping === 'file') event.respondWith(file(event, NAMES.files, OFFLINE.files));
  else if (keeping === 'picture') event.respondWith(file(event, NAMES.pictures, OFFLINE.pictures));
});
