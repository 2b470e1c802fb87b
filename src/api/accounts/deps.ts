/** Dependencies of the account routes. */
import type { Db } from '../../db/engine/db.ts';
import type { AccountEmails } from '../emails/account-emails.ts';
import type { Mail } from '../emails/mail.ts';
import type { Auth, AuthSettings } from './auth.ts';
import type { KnownDevices } from './known-device.ts';

export type AccountShop = {
  readonly db: Db;
  readonly mail: Mail | undefined;
  /** Origin of the pages, '' when this process serves them. */
  readonly site: string;
  /** Other origins whose pages may make authenticated requests. */
  readonly pages: readonly string[];
};

/** Everything the route modules receive. */
export type AccountDeps = AccountShop &
  AuthSettings & { readonly auth: Auth; readonly emails: AccountEmails; readonly devices: KnownDevices };
