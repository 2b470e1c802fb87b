/** What to say of something that failed: the shop's own words where it gave some. */
import { COPY } from '../../core/copy.ts';
import { ApiError } from '../../core/error.ts';

export const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : COPY.error.generic);
