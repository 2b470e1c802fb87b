/** People of the back office in API tests: an account with a role whose session has entered a second factor. */

import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Role } from '../../src/core/merchant/role.ts';
import type { Db } from '../../src/db/engine/db.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { type Browser, type BrowserOptions, openSignedIn } from './browser.ts';

/** The secret of an authenticator app, as it is typed, in the form the code is made from. */
const plain = (secret: string) => new TextDecoder().decode(base32.decode(secret));

/** The code that an authenticator app shows, now or so many steps of 30 s from now. */
export function codeOf(secret: string, steps = 0): Promise<string> {
  return createOTP(plain(secret)).hotp(Math.floor(Date.now() / 30_000) + steps);
}

/** Sets up an authenticator app for a signed-in browser; returns its secret, the code used and the recovery codes. */
export async function setUpSecondFactor({ call }: Pick<Browser, 'call'>) {
  const { secret } = (await call('POST', '/api/merchant/second-factor', {})).json;
  const code = await codeOf(secret);
  const confirmed = await call('POST', '/api/merchant/second-factor/confirm', { code });
  if (confirmed.status !== 200) throw new Error(`The second factor was not accepted: ${confirmed.text}`);
  return { secret: secret as string, code, codes: confirmed.json.codes as string[] };
}

/** A signed-in account with a role, without a second factor. */
export async function openWithRole(app: FastifyInstance, db: Db, role: Role, options: BrowserOptions = {}) {
  const person = await openSignedIn(app, options);
  await db.update(users).set({ role }).where(eq(users.id, person.id));
  return person;
}

/** A person of the back office who may make all calls of the role. */
export async function openStaff(app: FastifyInstance, db: Db, role: Role, options: BrowserOptions = {}) {
  const person = await openWithRole(app, db, role, options);
  return { ...person, ...(await setUpSecondFactor(person)) };
}
