/** Holds requests until a test releases them. */
import type { Page } from '@playwright/test';

/** Holds all requests of a page with a matching URL; the returned function releases them and all later ones. */
export async function holdRequests(page: Page, fits: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(fits, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
