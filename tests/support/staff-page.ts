/** People of the back office in browser tests. */
import type { Page } from '@playwright/test';
import { linkTo } from './outbox-folder.ts';
import { freshNetwork, newShopper, signUp } from './shopper.ts';

const MOST = 60;
const addressOf = (at: number) => `owner-${at}@team.example`;

/** Addresses that the tests' server makes owners once they are verified. Each can be registered once per run. */
export const OWNERS = Array.from({ length: MOST }, (_, at) => addressOf(at));

let taken = 0;

/** Registers an owner, verifies the address by its letter, and signs in in this page's browser. */
export async function signInAsOwner(page: Page): Promise<void> {
  // Workers take turns, so that no two register the same address.
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  for (;;) {
    const email = addressOf((worker * 7 + taken) % MOST);
    taken += 1;
    try {
      await signUp(page, { ...newShopper(), name: 'Asha Rao', email });
    } catch (error) {
      if (taken < MOST) continue;
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
