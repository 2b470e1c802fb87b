/** Message for a failure: the server's, else a fallback. */

import { ApiError } from '../../core/shop/api-error.ts';
import { COPY } from '../../core/shop/copy.ts';

export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : COPY.error.generic;
