/** Asks for a letter when a sold-out variant is back. */
import { LIST_ENDPOINTS } from '../core/lists/endpoints.ts';
import { type WatchState, watchFailure } from '../core/lists/watch.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { client } from './client.ts';

/** email: undefined for the verified address of the session. */
export async function watchStock(sku: string, email?: string): Promise<WatchState> {
  try {
    return await client(LIST_ENDPOINTS.watchStock, { body: { sku, email } });
  } catch (error) {
    console.warn(error);
    return watchFailure(error instanceof ApiError ? error.status : 0);
  }
}
