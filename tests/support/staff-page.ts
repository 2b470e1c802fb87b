/** People of the back office in browser tests: invited with the merchant key, as an owner would invite them. */
import type { Page } from '@playwright/test';
import type { Role } from '../../src/core/merchant/role.ts';
import { AS_MERCHANT } from './merchant.ts';
import { type Shopper, signUp } from './shopper.ts';
import { codeOf } from './staff.ts';

/** Registers an account with a role in this page's browser; the second factor is not set up. */
export async function signUpWithRole(page: Page, role: Role): Promise<Shopper> {
  const shopper = await signUp(page);
  const post = async (url: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(url, { data, headers });
    if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { link } = await post('/api/merchant/people', { email: shopper.email, role }, AS_MERCHANT);
  await post('/api/me/invitation', { token: link.slice(link.indexOf('#') + 1) });
  return shopper;
}

/** A person whose session has entered a second factor; secret is that of the authenticator app. */
export async function signInAsStaff(page: Page, role: Role): Promise<Shopper & { readonly secret: string }> {
  const shopper = await signUpWithRole(page, role);
  const { secret } = await (await page.request.post('/api/merchant/second-factor', { data: {} })).json();
  const code = await codeOf(secret);
  const answer = await page.request.post('/api/merchant/second-factor/confirm', { data: { code } });
  if (!answer.ok()) throw new Error(`The second factor was not accepted: ${await answer.text()}`);
  return { ...shopper, secret };
}
