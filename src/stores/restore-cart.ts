/** Merges the cart of a letter's link into the cart of this browser. */

import { LIST_ENDPOINTS } from '../core/lists/endpoints.ts';
import { mergeLines, restoreNotes } from '../core/lists/restore.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import { cartLines } from '../core/order/reorder.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { $cart, replaceCart } from './cart.ts';
import { client } from './client.ts';

/** notes: what is not available as it was saved. any: something of it is in the cart. */
export type Restored =
  | { readonly state: 'restored'; readonly any: boolean; readonly notes: readonly string[] }
  | { readonly state: 'expired' | 'failed' };

/** token: '' for a malformed link. */
export async function restoreCart(token: string): Promise<Restored> {
  if (!token) return { state: 'expired' };
  try {
    const wanted = await client(LIST_ENDPOINTS.restoreCart, { body: { token } });
    const quote = await client(ORDER_ENDPOINTS.quote, { body: { lines: wanted } });
    const lines = cartLines(quote);
    replaceCart(mergeLines($cart.get(), lines));
    return { state: 'restored', any: lines.length > 0, notes: restoreNotes(wanted, quote) };
  } catch (error) {
    console.warn(error);
    return { state: error instanceof ApiError && error.status === 404 ? 'expired' : 'failed' };
  }
}
