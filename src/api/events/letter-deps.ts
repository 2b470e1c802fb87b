/** Dependencies of the channels that send letters. */
import type { DeliveryRules } from '../../core/delivery/rules.ts';
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
  /** Delivery windows, read at each use. Without them letters name days alone. */
  readonly rules?: (() => Pick<DeliveryRules, 'slots'>) | undefined;
};
