/** Changes a list's responses, as if the catalogue had changed since the build, or confirms the build's. */
import type { Page } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: responses are edited as JSON.
export type Body = any;

export async function changeResponse(page: Page, url: string | RegExp, change: (body: Body) => void): Promise<void> {
  await page.route(url, async (route) => {
    // Without the build's ETag, which the response would confirm with an empty 304.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const json = await response.json();
    change(json);
    await route.fulfill({ json });
  });
}

/**
 * Confirms the build's list to a page that checks it, although other tests sell pieces of the same shop. Returns the
 * ETags of the checks.
 */
export async function confirmList(page: Page, url: string | RegExp): Promise<readonly string[]> {
  const etags: string[] = [];
  await page.route(url, async (route) => {
    const etag = route.request().headers()['if-none-match'];
    if (!etag) return route.fallback();
    etags.push(etag);
    await route.fulfill({ status: 304 });
  });
  return etags;
}
