/** The catalogue page on screen: one request at a time, the newest question wins. */
import { atom } from 'nanostores';
import { type CataloguePage, type CatalogueQuery, writeQuery } from '../core/catalogue/catalogue.ts';
import { COPY } from '../core/shop/copy.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { client } from './client.ts';

/** page is what was shown last, null before anything was. */
export type CatalogueState =
  | { readonly state: 'idle'; readonly page: null }
  | { readonly state: 'loading'; readonly page: CataloguePage | null }
  | { readonly state: 'ready'; readonly page: CataloguePage }
  | { readonly state: 'failed'; readonly page: CataloguePage | null; readonly message: string };

export const $catalogue = atom<CatalogueState>({ state: 'idle', page: null });

let running: AbortController | null = null;

type Ahead = { readonly page: Promise<CataloguePage>; readonly until: number };
/** Pages asked for before anybody went there: few, and only for a moment, since stock and prices change. */
const ahead = new Map<string, Ahead>();
const AHEAD = { pages: 6, ms: 20_000 };

function ask(query: CatalogueQuery, signal?: AbortSignal): Promise<CataloguePage> {
  // limit would ask for a flat list: a page size, even the default one, asks for a page.
  const params = writeQuery(query);
  params.set('pageSize', String(query.pageSize));
  return client(ENDPOINTS.products, { query: params, input: query, ...(signal && { signal }) });
}

/** Asks for a page that may be wanted next. A failure is forgotten: the click asks again. */
export function prefetchCatalogue(query: CatalogueQuery): void {
  const key = writeQuery(query).toString();
  const known = ahead.get(key);
  if (known && known.until > Date.now()) return;
  const page = ask(query);
  page.catch(() => ahead.delete(key));
  ahead.set(key, { page, until: Date.now() + AHEAD.ms });
  for (const oldest of ahead.keys()) {
    if (ahead.size <= AHEAD.pages) break;
    ahead.delete(oldest);
  }
}

function askedAhead(query: CatalogueQuery): Promise<CataloguePage> | null {
  const known = ahead.get(writeQuery(query).toString());
  return known && known.until > Date.now() ? known.page : null;
}

/** Asks for a page. shown is what stands on screen already, if the store does not know it yet. */
export async function loadCatalogue(query: CatalogueQuery, shown: CataloguePage | null): Promise<void> {
  running?.abort();
  const request = new AbortController();
  running = request;
  const before = $catalogue.get().page ?? shown;
  $catalogue.set({ state: 'loading', page: before });
  try {
    const page = await (askedAhead(query) ?? ask(query, request.signal));
    if (running === request) $catalogue.set({ state: 'ready', page });
  } catch (error) {
    if (running !== request) return;
    console.warn(error);
    const message = error instanceof Error ? error.message : COPY.error.generic;
    $catalogue.set({ state: 'failed', page: before, message });
  }
}
