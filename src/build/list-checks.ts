/** Records how to recognise later that a list of the API has changed, while pages are built from it. */
import { type ListCheck, markOf } from '../core/catalogue/list-check.ts';
import type { Fetch } from '../core/shop/client.ts';

/** Returns how to recognise later that the last response to a path with this query has changed; null without one. */
export type FindCheck = (path: string) => ListCheck | null;

/** Records a check of each JSON response. */
export function recordChecks(host: string, fetch: Fetch): { readonly fetch: Fetch; readonly checkOf: FindCheck } {
  const checks = new Map<string, ListCheck>();
  const recorded: Fetch = async (url, init) => {
    const response = await fetch(url, init);
    if (!response.ok) return response;
    try {
      const mark = markOf(await response.clone().text());
      checks.set(url, { url, etag: response.headers.get('etag') ?? '', mark });
    } catch {
      // Not JSON: the client refuses it.
    }
    return response;
  };
  return { fetch: recorded, checkOf: (path) => checks.get(host.replace(/\/+$/, '') + path) ?? null };
}
