/** Responses that were read before an island asks for them: by a check of the page, or early by a page of the back office. */

/** Time in milliseconds after which a list is requested again. */
const FRESH_MS = 5000;
const responses = new Map<string, { readonly response: Promise<Response>; readonly until: number }>();

export function keepPending(url: string, response: Promise<Response>): void {
  responses.set(url, { response, until: Date.now() + FRESH_MS });
}

export const keepResponse = (url: string, body: string) => keepPending(url, Promise.resolve(new Response(body)));

/** Returns the response to a GET of the URL once; undefined without a fresh one. */
export function takeResponse(url: string, method = 'GET'): Promise<Response> | undefined {
  const found = responses.get(url);
  if (!found || method !== 'GET') return undefined;
  responses.delete(url);
  return found.until > Date.now() ? found.response : undefined;
}
