/** Current pieces of the lookbook. */
import { atom } from 'nanostores';
import { LOOKBOOK } from '../core/catalogue/constants.ts';
import { type LookPiece, lookOf } from '../core/catalogue/lookbook.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { client } from './client.ts';
import type { Loaded } from './landing.ts';

export const $lookbook = atom<Loaded<LookPiece[]> | null>(null);

/** On failure the page keeps the pieces from the build, if any. */
export async function loadLookbook(): Promise<void> {
  $lookbook.set({ state: 'loading' });
  try {
    const products = await client(ENDPOINTS.lookbook, { query: { limit: String(LOOKBOOK.products) } });
    $lookbook.set({ state: 'ready', data: products.slice(0, LOOKBOOK.products).map(lookOf) });
  } catch (error) {
    console.warn(error);
    $lookbook.set({ state: 'failed' });
  }
}
