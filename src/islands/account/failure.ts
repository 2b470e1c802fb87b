/** What to say of something that failed: our own refusal, the server's words, else those given (§8). */

import { ApiError } from '../../core/shop/api-error.ts';
import { COPY } from '../../core/shop/copy.ts';

/** A form that is not sent, and why. */
export class Refused extends Error {}

export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof Refused) return error.message;
  if (!(error instanceof ApiError)) return otherwise;
  return error.message === COPY.error.generic ? otherwise : error.message;
}
