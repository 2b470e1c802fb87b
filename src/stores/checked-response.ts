/** Responses that a check of the page has just read, for the first load of the island that it hydrates. */

/** Time in milliseconds after which a list is requested again. */
const FRESH_MS = 5000;
const responses = new Map<string, { readonly body: string; readonly until: number }>();

export function keepResponse(url: string, body: string): void {
  responses.set(url, { body, until: Date.now() + FRESH_MS });
}

/** Returns the response to a GET of the URL once; undefined without a fresh one. */
export function takeResponse(url: string, method = 'GET'): Promise<Response> | undefined {
  const found = responses.get(url);
  if (!found || method !== 'GET') return undefined;
  responses.delete(url);
  return found.until > Date.now() ? Promise.resolve(new Response(found.body)) : undefined;
}
