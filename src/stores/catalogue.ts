/** The catalogue page on screen: one request at a time, the newest question wins. */
import { atom } from 'nanostores';
import { type CataloguePage, type CatalogueQuery, writeQuery } from '../core/catalogue.ts';
import { COPY } from '../core/copy.ts';
import { ENDPOINTS } from '../core/endpoints.ts';
import { client } from './client.ts';

/** page is what was shown last, null before anything was. */
export type CatalogueState =
  | { readonly state: 'idle'; readonly page: null }
  | { readonly state: 'loading'; readonly page: CataloguePage | null }
  | { readonly state: 'ready'; readonly page: CataloguePage }
  | { readonly state: 'failed'; readonly page: CataloguePage | null; readonly message: string };

export const $catalogue = atom<CatalogueState>({ state: 'idle', page: null });

let running: AbortController | null = null;

/** Asks for a page. shown is what stands on screen already, if the store does not know it yet. */
export async function loadCatalogue(query: CatalogueQuery, shown: CataloguePage | null): Promise<void> {
  running?.abort();
  const request = new AbortController();
  running = request;
  const before = $catalogue.get().page ?? shown;
  $catalogue.set({ state: 'loading', page: before });
  // limit would ask for a flat list: a page size, even the default one, asks for a page.
  const params = writeQuery(query);
  params.set('pageSize', String(query.pageSize));
  try {
    const page = await client(ENDPOINTS.products, { query: params, input: query, signal: request.signal });
    if (running === request) $catalogue.set({ state: 'ready', page });
  } catch (error) {
    if (running !== request) return;
    console.error(error);
    const message = error instanceof Error ? error.message : COPY.error.generic;
    $catalogue.set({ state: 'failed', page: before, message });
  }
}
