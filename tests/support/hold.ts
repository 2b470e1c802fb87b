/** Requests that wait until a test lets them go. */
import type { Page } from '@playwright/test';

/** Holds every request of a page whose address fits; the answer lets go of those that wait, and of all after them. */
export async function hold(page: Page, fits: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(fits, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
