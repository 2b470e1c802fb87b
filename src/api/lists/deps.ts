/** Dependencies of the routes of waiting lists, price alerts and saved carts. */
import type { Db } from '../../db/engine/db.ts';
import type { Mail } from '../emails/mail.ts';
import type { GetSession } from '../orders/deps.ts';

export type ListDeps = {
  readonly db: Db;
  /** Undefined: no letters, so nothing can be asked for. */
  readonly mail: Mail | undefined;
  /** Signs the tokens of links. */
  readonly secret: string;
  /** Origin of the pages, '' when this process serves them. */
  readonly site: string;
  readonly getSession: GetSession;
};
