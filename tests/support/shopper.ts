/** Registered shoppers for browser tests, each from its own network, because registrations are limited per network. */
import type { Page } from '@playwright/test';
import { COOKIE_TOKEN } from '../../src/core/account/auth.ts';

export type Shopper = { readonly name: string; readonly email: string; readonly password: string };

let made = 0;
const part = () => Math.floor(Math.random() * 250);

/** Returns a shopper with a name unique across runs. */
export function newShopper(): Shopper {
  made += 1;
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
  return { name: 'Meera Anand', email: `meera-${unique}@example.in`, password: 'a long enough secret' };
}

/** The test server trusts one proxy, so this sets a unique client address. */
export const freshNetwork = () => ({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });

/** Registers an account in this page's browser; the next page is signed in. */
export async function signUp(page: Page, shopper: Shopper = newShopper()): Promise<Shopper> {
  const [firstName, lastName] = shopper.name.split(' ');
  const answer = await page.request.post('/api/auth/register', {
    headers: freshNetwork(),
    data: {
      firstName,
      lastName,
      username: '',
      email: shopper.email,
      password: shopper.password,
      phone: '',
      addresses: [],
    },
  });
  if (!answer.ok()) throw new Error(`Sign-up failed: ${answer.status()} ${await answer.text()}`);
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('signed-up')) return;
    localStorage.setItem('accessToken', token);
    sessionStorage.setItem('signed-up', 'yes');
  }, COOKIE_TOKEN);
  return shopper;
}
