/** What the newsletter needs. */
import type { Db } from '../../db/engine/db.ts';
import type { Mail } from '../emails/mail.ts';

export type NewsletterDeps = {
  readonly db: Db;
  /** Without it addresses are noted, and nobody is written to. */
  readonly mail: Mail | undefined;
  /** Origin of the pages, '' when this process serves them. */
  readonly site: string;
};
