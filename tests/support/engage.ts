/** A visitor's first sign of use, after which pages fetch ahead what is used next. */
import type { Page } from '@playwright/test';

/** Moves the pointer in the header's corner: over an island it would hydrate that island. */
export async function engage(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
