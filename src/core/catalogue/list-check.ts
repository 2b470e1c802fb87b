/** Tells whether the API still sends the list that a page was built from. Pure. */

/** How to repeat a list's request, and what its response was. etag is '' where the backend sends none. */
export type ListCheck = { readonly url: string; readonly etag: string; readonly mark: string };

/** Fields that change with every order, and that lists do not show: numbers in stock, counts of the filters. */
const UNSEEN: ReadonlySet<string> = new Set(['quantity', 'facets']);

/** Fingerprint (FNV-1a) of what lists show of a JSON body. Throws for other bodies. */
export function markOf(body: string): string {
  const shown = JSON.stringify(JSON.parse(body), (key, value) => (UNSEEN.has(key) ? undefined : value));
  let hash = 0x811c9dc5;
  for (let index = 0; index < shown.length; index++) hash = Math.imul(hash ^ shown.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The attributes of an element around a prerendered list, as islands/catalogue/live-check.ts reads them. */
export function checkAttributes(check: ListCheck | null | undefined): Readonly<Record<string, string>> {
  return check ? { 'data-check': check.url, 'data-etag': check.etag, 'data-mark': check.mark } : {};
}
