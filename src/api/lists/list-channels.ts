/** Letters of waiting lists, dropped prices and carts that were left. Recipients are ids, so that no address stays behind. */
import type { ShopEvent } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { cartPiece, LIST_LETTERS, pieceName } from '../../core/lists/letters-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { productPath } from '../../core/shop/routes.ts';
import { findLowest, findPieces } from '../../db/lists/pieces.ts';
import { choosePriceAlerts, findPriceAlert } from '../../db/lists/price-alerts.ts';
import { forgetCart, savedCartOf } from '../../db/lists/saved-carts.ts';
import { chooseWatchers, findWatcher, hasAddress, unchoose } from '../../db/lists/stock-watchers.ts';
import { renderEmail } from '../emails/emails.ts';
import { mayEmail } from '../emails/limits.ts';
import type { Channel } from '../events/channel.ts';
import type { LetterDeps } from '../events/letter-deps.ts';
import { listLink, listToken, restoreLink, variantLink } from './links.ts';

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

/** One letter per product, account and day, when the lowest price fell. */
export function priceAlertChannel({ db, mail, brand, secret, pages }: LetterDeps): Channel {
  const slugOf = ({ data }: ShopEvent) => (data as EventData<'price.dropped'>).slug;
  return {
    name: 'price-alert',
    recipients: async (event, tx) => {
      if (event.type !== 'price.dropped') return [];
      return (await choosePriceAlerts(tx, slugOf(event))).map((recipient) => ({ recipient }));
    },
    deliver: async (event, userId, { key }) => {
      const slug = slugOf(event);
      const alert = await findPriceAlert(db, userId, slug);
      const lowest = await findLowest(db, slug);
      // The price may have risen since.
      if (!alert || alert.former === null || !lowest || lowest.price >= alert.former) return 'skipped';
      const words = LIST_LETTERS.drop(lowest.name, exactMoney(lowest.price), exactMoney(alert.former));
      const stop = listLink(mail.origin, 'stopAlerts', listToken(secret, 'alerts', userId));
      await mail.sendMail({ ...renderEmail(brand, alert.email, words, pages + productPath(slug), stop), id: key });
      return 'sent';
    },
  };
}

/** One letter per saved cart, a day after it was left, and one a day per mailbox. */
export function savedCartChannel({ db, mail, brand, secret, pages }: LetterDeps): Channel {
  return {
    name: 'saved-cart',
    recipients: async ({ type, subject }) => (type === 'cart.left' ? [{ recipient: subject }] : []),
    deliver: async (_, id, { key, isFirst }) => {
      const cart = await savedCartOf(db, id);
      if (!cart) return 'skipped';
      const bySku = new Map(
        (
          await findPieces(
            db,
            cart.lines.map(({ sku }) => sku),
          )
        ).map((piece) => [piece.sku, piece]),
      );
      const pieces = cart.lines.flatMap(({ sku, quantity }) => {
        const piece = bySku.get(sku);
        return piece ? [cartPiece(quantity, pieceName(piece.name, piece.variant))] : [];
      });
      const token = listToken(secret, 'cart', id);
      if (pieces.length === 0) {
        await forgetCart(db, token);
        return 'skipped';
      }
      if (isFirst && !(await mayEmail(db, 'savedCart', cart.email))) return 'skipped';
      const forget = listLink(mail.origin, 'forgetCart', token);
      const letter = renderEmail(brand, cart.email, LIST_LETTERS.cart(pieces), restoreLink(pages, token), forget);
      await mail.sendMail({ ...letter, id: key });
      return 'sent';
    },
  };
}

export const listChannels = (letters: LetterDeps): Channel[] => [
  waitingListChannel(letters),
  priceAlertChannel(letters),
  savedCartChannel(letters),
];
