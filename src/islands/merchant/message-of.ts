/** Message for a change that failed: offline, the server's, or the given fallback. */
import { ApiError } from '../../core/shop/api-error.ts';

export function messageOf(error: unknown, offline: string, fallback: string): string {
  if (!navigator.onLine) return offline;
  return error instanceof ApiError && error.kind === 'http' && error.message ? error.message : fallback;
}
