/** Daily limits of emails per address. Each kind is counted separately, so that one cannot exhaust another. */

import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ATTEMPTS, EMAIL_LIMITS } from '../../core/account/constants.ts';
import { mailboxOf } from '../../core/account/mailbox.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { countAttempt, type Limit } from '../../db/accounts/attempts.ts';
import type { Db } from '../../db/engine/db.ts';

const count = (db: Db, what: string, whom: string, limit: Limit) =>
  countAttempt(db, what, whom, limit, AUTH_COPY.tooManyLetters);

/** Returns false when counting throws 429. */
async function isAllowed(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Counts the welcome email. Returns false above the daily limit. */
export const mayWelcome = (db: Db, email: string): Promise<boolean> =>
  isAllowed(count(db, 'verify-to', email, EMAIL_LIMITS.verify));

/** Counts a notification of a change. Returns false above this kind's daily limit. */
export const mayNotify = (db: Db, kind: string, email: string): Promise<boolean> =>
  isAllowed(count(db, `${kind}-to`, email, EMAIL_LIMITS.notice));

/** Counts a verification email. Throws 429. */
export async function countVerify(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await count(db, 'verify-by', id, ATTEMPTS.letterByAccount);
  await count(db, 'verify-to', email, EMAIL_LIMITS.verify);
}

/** Counts the emails of an address change, to the new and the old address. Throws 429. */
export async function countChange(db: Db, user: { id: string; email: string }, email: string): Promise<void> {
  await count(db, 'change-by', user.id, ATTEMPTS.letterByAccount);
  await count(db, 'change-to', email, EMAIL_LIMITS.change);
  await count(db, 'change-asked-to', user.email, EMAIL_LIMITS.notice);
}

/** device: the mark of a browser that signed in to the account before, else null. */
export type Requester = { readonly network: string; readonly device: string | null };

/** Counts a password reset email, whether or not the account exists. Throws 429. */
export async function countReset(db: Db, email: string, { network, device }: Requester): Promise<void> {
  if (device) {
    await count(db, 'reset-on', device, EMAIL_LIMITS.resetByDevice);
    return count(db, 'reset-known-to', email, EMAIL_LIMITS.resetKnown);
  }
  await count(db, 'letter-from', network, ATTEMPTS.letterByAddress);
  await count(db, 'reset-by', `${network}\n${email}`, EMAIL_LIMITS.resetByNetwork);
  await count(db, 'reset-to', email, EMAIL_LIMITS.reset);
}

export const mayReset = (db: Db, email: string, asker: Requester): Promise<boolean> =>
  isAllowed(countReset(db, email, asker));

/** Emails that unverified callers can trigger. */
type GuestEmail =
  | 'order'
  | 'orderStep'
  | 'orderLink'
  | 'newsletter'
  | 'watch'
  | 'savedCart'
  | 'inbox'
  | 'merchant'
  | 'stock';

/** Counts an email per mailbox, across spellings of its address. Returns false above this kind's daily limit. */
export const mayEmail = (db: Db, kind: GuestEmail, email: string): Promise<boolean> =>
  isAllowed(count(db, `${kind}-letter-to`, mailboxOf(email), EMAIL_LIMITS[kind]));
