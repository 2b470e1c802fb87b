/** What to say of something that failed: the shop's own words where it gave some. */

import { ApiError } from '../../core/shop/api-error.ts';
import { COPY } from '../../core/shop/copy.ts';

export const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : COPY.error.generic);
