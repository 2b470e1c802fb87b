/** Changes a list's responses, as if the catalogue had changed since the build. */
import type { Page } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: responses are edited as JSON.
export async function changeResponse(page: Page, url: string | RegExp, change: (body: any) => void): Promise<void> {
  await page.route(url, async (route) => {
    // Without the build's ETag, which the response would confirm with an empty 304.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const json = await response.json();
    change(json);
    await route.fulfill({ json });
  });
}
