/** Writes to those who wait for stock that has arrived. */
import { LIST_LETTERS, pieceName } from '../../core/lists/letters-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { findPieces } from '../../db/lists/pieces.ts';
import { chooseWatchers, unchoose } from '../../db/lists/stock-offers.ts';
import { findWatcher, hasAddress } from '../../db/lists/stock-watchers.ts';
import { renderEmail } from '../emails/emails.ts';
import type { Channel } from '../events/channel.ts';
import type { LetterDeps } from '../events/letter-deps.ts';
import { listLink, listToken, variantLink } from './links.ts';

/** One letter to as many people as there are pieces, oldest request first. */
export function waitingListChannel({ db, mail, brand, secret, pages }: LetterDeps): Channel {
  return {
    name: 'waiting-list',
    recipients: async ({ type, subject }, tx) => {
      if (type !== 'stock.back' && type !== 'stock.offered') return [];
      return (await chooseWatchers(tx, subject)).map((recipient) => ({ recipient }));
    },
    deliver: async ({ subject: sku }, recipient, { key, isFirst }) => {
      const watcher = await findWatcher(db, recipient);
      if (watcher?.state !== 'told' || !hasAddress(watcher)) return 'skipped';
      const [piece] = await findPieces(db, [sku]);
      if (!piece || piece.stock === 0) {
        // After a first attempt the letter may have arrived.
        if (isFirst) await unchoose(db, recipient);
        return 'skipped';
      }
      const words = LIST_LETTERS.back(pieceName(piece.name, piece.variant), exactMoney(piece.price));
      const leave = listLink(mail.origin, 'leave', listToken(secret, 'watch', watcher.id));
      const link = variantLink(pages, piece.slug, sku);
      await mail.sendMail({ ...renderEmail(brand, watcher.email, words, link, leave), id: key });
      return 'sent';
    },
  };
}
