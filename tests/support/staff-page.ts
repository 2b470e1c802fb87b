/** People of the back office in browser tests. */
import type { Page } from '@playwright/test';
import { linkTo } from './outbox-folder.ts';
import { OWNERS } from './owners.ts';
import { freshNetwork, newShopper, signUp } from './shopper.ts';

let taken = 0;

/** Registers an owner, verifies the address by its letter, and signs in in this page's browser. */
export async function signInAsOwner(page: Page): Promise<void> {
  // Workers take turns, so that no two register the same address.
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  for (;;) {
    const email = OWNERS[(worker * 7 + taken) % OWNERS.length] as string;
    taken += 1;
    try {
      await signUp(page, { ...newShopper(), name: 'Asha Rao', email });
    } catch (error) {
      if (taken < OWNERS.length) continue;
      throw error;
    }
    const path = await linkTo(email, /auth\/verify/);
    const form = Object.fromEntries(new URL(path, 'http://localhost').searchParams);
    const url = new URL(path, 'http://localhost').pathname;
    const answer = await page.request.post(url, { form, headers: freshNetwork(), maxRedirects: 0 });
    if (answer.status() >= 400) throw new Error(`Verification failed: ${answer.status()} ${await answer.text()}`);
    return;
  }
}
