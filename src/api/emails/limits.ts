/** How many letters an email address gets. Each kind is counted apart, so that no request uses up the letters of another. */

import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { mailboxOf } from '../../core/account/mailbox.ts';
import { ATTEMPTS, LETTERS } from '../../core/shop/constants.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { countAttempt, type Limit } from '../../db/accounts/attempts.ts';
import type { Db } from '../../db/engine/db.ts';

const count = (db: Db, what: string, whom: string, limit: Limit) =>
  countAttempt(db, what, whom, limit, AUTH_COPY.tooManyLetters);

/** False where counting refuses. */
async function isAllowed(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Counts the letter that a new account begins with. False: the address has had its letters of today. */
export const mayWelcome = (db: Db, email: string): Promise<boolean> =>
  isAllowed(count(db, 'verify-to', email, LETTERS.verify));

/** Counts a letter that reports a change. False: the address has had as many of this kind today. */
export const mayNotify = (db: Db, kind: string, email: string): Promise<boolean> =>
  isAllowed(count(db, `${kind}-to`, email, LETTERS.notice));

/** Counts a letter that proves the account's address. Throws 429. */
export async function countVerify(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await count(db, 'verify-by', id, ATTEMPTS.letterByAccount);
  await count(db, 'verify-to', email, LETTERS.verify);
}

/** Counts the letters of a change of address: to the new one and to the old one. Throws 429. */
export async function countChange(db: Db, user: { id: string; email: string }, email: string): Promise<void> {
  await count(db, 'change-by', user.id, ATTEMPTS.letterByAccount);
  await count(db, 'change-to', email, LETTERS.change);
  await count(db, 'change-asked-to', user.email, LETTERS.notice);
}

/** device: the mark of a browser in which the account signed in before, null in any other. */
export type Asker = { readonly network: string; readonly device: string | null };

/** Counts a letter for a new password, the same whether or not there is an account. Throws 429. */
export async function countReset(db: Db, email: string, { network, device }: Asker): Promise<void> {
  if (device) {
    await count(db, 'reset-on', device, LETTERS.resetByDevice);
    return count(db, 'reset-known-to', email, LETTERS.resetKnown);
  }
  await count(db, 'letter-from', network, ATTEMPTS.letterByAddress);
  await count(db, 'reset-by', `${network}\n${email}`, LETTERS.resetByNetwork);
  await count(db, 'reset-to', email, LETTERS.reset);
}

export const mayReset = (db: Db, email: string, asker: Asker): Promise<boolean> =>
  isAllowed(countReset(db, email, asker));

/** Kinds of letters that callers can cause who have proved nothing. */
type GuestLetter = 'order' | 'orderLink' | 'newsletter' | 'inbox';

/** Counts a letter to a mailbox, however its address is spelled. False: the mailbox has had its letters of this kind today. */
export const mayWriteTo = (db: Db, kind: GuestLetter, email: string): Promise<boolean> =>
  isAllowed(count(db, `${kind}-letter-to`, mailboxOf(email), LETTERS[kind]));
