/** State of the search overlay: the latest query wins, outdated responses are ignored. */
import { atom } from 'nanostores';
import { SEARCH } from '../core/catalogue/constants.ts';
import { cleanQuery, type SearchResult } from '../core/catalogue/search.ts';
import { SEARCH_COPY } from '../core/catalogue/search-copy.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { client } from './client.ts';
import { closePanel } from './panel.ts';
import { readStored, writeStored } from './storage.ts';

export type SearchState =
  | { readonly state: 'idle' | 'searching' }
  | { readonly state: 'ready'; readonly query: string; readonly result: SearchResult }
  | { readonly state: 'failed'; readonly message: string };

export const $search = atom<SearchState>({ state: 'idle' });

const RECENT = 'aroha:recent-searches';
let running: AbortController | null = null;

/** Searches; a blank query clears the result without a request. */
export async function searchFor(text: string): Promise<void> {
  running?.abort();
  running = null;
  const query = cleanQuery(text);
  if (!query) return $search.set({ state: 'idle' });
  const request = new AbortController();
  running = request;
  $search.set({ state: 'searching' });
  try {
    const result = await client(ENDPOINTS.search, { query: { q: query }, signal: request.signal });
    if (running === request) $search.set({ state: 'ready', query, result });
  } catch (error) {
    if (running !== request) return;
    console.warn(error);
    $search.set({ state: 'failed', message: SEARCH_COPY.failed });
  }
}

/** Recent searches in this browser, newest first. */
export function readRecent(): readonly string[] {
  try {
    const list: unknown = JSON.parse(readStored(RECENT) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, SEARCH.recent) : [];
  } catch {
    return [];
  }
}

/** Stores a successful query. */
export function rememberQuery(text: string): void {
  const query = cleanQuery(text);
  if (!query) return;
  const others = readRecent().filter((one) => one.toLowerCase() !== query.toLowerCase());
  writeStored(RECENT, JSON.stringify([query, ...others].slice(0, SEARCH.recent)));
}

/** Stores the query and closes the panel: the visitor follows what it found. */
export function leaveSearch(text: string): void {
  rememberQuery(text);
  closePanel('search');
}

export function clearRecent(): void {
  writeStored(RECENT, '[]');
}
