/** What the links in letters about lists do. */
import type { Db } from '../../db/engine/db.ts';
import { alertOwner, setPriceAlerts } from '../../db/lists/price-alerts.ts';
import { findSavedCart, forgetCart } from '../../db/lists/saved-carts.ts';
import { confirmWatch, leaveWatch, watchTokenOf } from '../../db/lists/stock-watchers.ts';
import type { ListLink } from './links.ts';

/** ask: the button is shown. done: nothing is left to do. expired: the link does nothing any more. */
type Standing = 'ask' | 'done' | 'expired';

export type Action = {
  readonly standing: (db: Db, token: string) => Promise<Standing>;
  /** Returns false for an unknown or expired token. */
  readonly act: (db: Db, token: string) => Promise<boolean>;
};

/** Leaving succeeds for unknown tokens: they are on no list. */
const leaving = (act: (db: Db, token: string) => Promise<void>) => (db: Db, token: string) =>
  act(db, token).then(() => true);

export const ACTIONS: Record<ListLink, Action> = {
  confirm: {
    standing: async (db, token) => {
      const found = await watchTokenOf(db, token);
      if (found?.confirms) return 'ask';
      return found?.state === 'waiting' ? 'done' : 'expired';
    },
    act: confirmWatch,
  },
  leave: {
    standing: async (db, token) => ((await watchTokenOf(db, token)) ? 'ask' : 'done'),
    act: leaving(leaveWatch),
  },
  stopAlerts: {
    standing: async (db, token) => ((await alertOwner(db, token)) ? 'ask' : 'done'),
    act: leaving(async (db, token) => {
      const userId = await alertOwner(db, token);
      if (userId) await setPriceAlerts(db, userId, token, false);
    }),
  },
  forgetCart: {
    standing: async (db, token) => ((await findSavedCart(db, token)) ? 'ask' : 'done'),
    act: leaving(forgetCart),
  },
};
