/** What everything about accounts needs. */
import type { Db } from '../../db/engine/db.ts';
import type { AccountLetters } from '../emails/account-emails.ts';
import type { Mail } from '../emails/mail.ts';
import type { Auth, AuthSettings } from './auth.ts';
import type { Devices } from './known-device.ts';

export type AccountShop = {
  readonly db: Db;
  readonly mail: Mail | undefined;
  /** Origin of the pages, '' when this process serves them. */
  readonly site: string;
  /** Origins of pages that may act for a shopper, beside those of this host. */
  readonly pages: readonly string[];
};

/** What the routes work with. */
export type AccountDeps = AccountShop &
  AuthSettings & { readonly auth: Auth; readonly letters: AccountLetters; readonly devices: Devices };
