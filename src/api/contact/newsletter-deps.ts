/** Dependencies of the newsletter routes. */
import type { Db } from '../../db/engine/db.ts';
import type { Mail } from '../emails/mail.ts';

export type NewsletterDeps = {
  readonly db: Db;
  /** Without it addresses are stored and no emails are sent. */
  readonly mail: Mail | undefined;
  /** Origin of the pages, '' when this process serves them. */
  readonly site: string;
};
