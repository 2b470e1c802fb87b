/** Calls of the account pages: a 401 of any of them ends the session. */

import { ApiError } from '../core/shop/api-error.ts';
import type { CallOptions } from '../core/shop/client.ts';
import type { Endpoint } from '../core/shop/endpoints.ts';
import { client } from './client.ts';
import { checkSession } from './session.ts';

/** Throws ApiError. */
export async function callAccount<Out>(endpoint: Endpoint<Out>, options?: CallOptions<void>): Promise<Out> {
  try {
    return await client(endpoint, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await checkSession();
    throw error;
  }
}
