/** Shoppers with accounts, for browser tests. Each calls from a network of its own: sign-ups are counted by network. */
import type { Page } from '@playwright/test';
import { COOKIE_TOKEN } from '../../src/core/account/account.ts';

export type Shopper = { readonly name: string; readonly email: string; readonly password: string };

let made = 0;
const part = () => Math.floor(Math.random() * 250);

/** Nobody before had this name, whichever run it is. */
export function newShopper(): Shopper {
  made += 1;
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
  return { name: 'Meera Anand', email: `meera-${unique}@example.in`, password: 'a long enough secret' };
}

/** The server of the tests believes one proxy: this names a caller that nobody else is. */
export const freshNetwork = () => ({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });

/** Creates an account for the browser of this page and leaves it signed in, as its next page finds out. */
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
  if (!answer.ok()) throw new Error(`Nobody could sign up: ${answer.status()} ${await answer.text()}`);
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('signed-up')) return;
    localStorage.setItem('accessToken', token);
    sessionStorage.setItem('signed-up', 'yes');
  }, COOKIE_TOKEN);
  return shopper;
}
