/** Message for a call that failed: offline, the server's, or the fallback of those that have no response. */
import { ApiError } from '../../core/shop/api-error.ts';
import { COPY } from '../../core/shop/copy.ts';

export function messageOf(error: unknown, offline: string = COPY.error.network, fallback?: string): string {
  if (!navigator.onLine) return offline;
  const isKnown = error instanceof ApiError && error.message && (error.kind === 'http' || fallback === undefined);
  return isKnown ? error.message : (fallback ?? COPY.error.generic);
}
