/** The catalogue page on screen: one request at a time, the latest query wins. */
import { atom } from 'nanostores';
import type { CataloguePage, CatalogueQuery } from '../core/catalogue/catalogue.ts';
import { writeQuery } from '../core/catalogue/query-address.ts';
import { COPY } from '../core/shop/copy.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { client } from './client.ts';

/** page is the last one shown, null before the first. */
export type CatalogueState =
  | { readonly state: 'idle'; readonly page: null }
  | { readonly state: 'loading'; readonly page: CataloguePage | null }
  | { readonly state: 'ready'; readonly page: CataloguePage }
  | { readonly state: 'failed'; readonly page: CataloguePage | null; readonly message: string };

/** Before the first query. */
export const IDLE: CatalogueState = { state: 'idle', page: null };

export const $catalogue = atom<CatalogueState>(IDLE);

let running: AbortController | null = null;

type Prefetched = { readonly page: Promise<CataloguePage>; readonly until: number };
/** Prefetched pages: few and short-lived, since stock and prices change. */
const prefetched = new Map<string, Prefetched>();
const PREFETCH = { pages: 6, ms: 20_000 };

function fetchPage(query: CatalogueQuery, signal?: AbortSignal): Promise<CataloguePage> {
  // limit alone would return a flat list; pageSize, even the default, returns a page.
  const params = writeQuery(query);
  params.set('pageSize', String(query.pageSize));
  return client(ENDPOINTS.products, { query: params, input: query, ...(signal && { signal }) });
}

/** Prefetches a page. Failures are dropped, so that the click requests it again. */
export function prefetchCatalogue(query: CatalogueQuery): void {
  const key = writeQuery(query).toString();
  const known = prefetched.get(key);
  if (known && known.until > Date.now()) return;
  const page = fetchPage(query);
  page.catch(() => prefetched.delete(key));
  prefetched.set(key, { page, until: Date.now() + PREFETCH.ms });
  for (const oldest of prefetched.keys()) {
    if (prefetched.size <= PREFETCH.pages) break;
    prefetched.delete(oldest);
  }
}

function prefetchedPage(query: CatalogueQuery): Promise<CataloguePage> | null {
  const known = prefetched.get(writeQuery(query).toString());
  return known && known.until > Date.now() ? known.page : null;
}

/** Loads a page. shown is the page already on screen, for a store without one. */
export async function loadCatalogue(query: CatalogueQuery, shown: CataloguePage | null): Promise<void> {
  running?.abort();
  const request = new AbortController();
  running = request;
  const before = $catalogue.get().page ?? shown;
  $catalogue.set({ state: 'loading', page: before });
  try {
    const page = await (prefetchedPage(query) ?? fetchPage(query, request.signal));
    if (running === request) $catalogue.set({ state: 'ready', page });
  } catch (error) {
    if (running !== request) return;
    console.warn(error);
    const message = error instanceof Error ? error.message : COPY.error.generic;
    $catalogue.set({ state: 'failed', page: before, message });
  }
}
