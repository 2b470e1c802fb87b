/** Message for a failure: a Refused error's, else the server's, else the given fallback. */

import { ApiError } from '../../core/shop/api-error.ts';
import { COPY } from '../../core/shop/copy.ts';

/** A form that fails validation in the browser; the message says why. */
export class FormError extends Error {}

export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof FormError) return error.message;
  if (!(error instanceof ApiError)) return fallback;
  return error.message === COPY.error.generic ? fallback : error.message;
}
