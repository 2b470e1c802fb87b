/** A browser page that may use the back office: a signed-in account whose merchant calls carry the merchant key. */
import type { Page } from '@playwright/test';
import { AS_MERCHANT } from './merchant.ts';
import { signUp } from './shopper.ts';

export async function openOffice(page: Page, headers: Record<string, string> = AS_MERCHANT): Promise<void> {
  await signUp(page);
  await page.route('**/api/merchant/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  );
}
