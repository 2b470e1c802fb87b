/** Dependencies of the channels that send letters. */
import type { Brand } from '../../core/shop/theme.ts';
import type { Db } from '../../db/engine/db.ts';
import type { Mail } from '../emails/mail.ts';

export type LetterDeps = {
  readonly db: Db;
  readonly mail: Mail;
  readonly brand: Brand;
  /** Signs links to orders. */
  readonly secret: string;
  /** Origin of the pages in links. */
  readonly pages: string;
};
