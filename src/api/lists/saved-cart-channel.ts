/** Sends the letter about a cart that was left. */
import { cartPiece, LIST_LETTERS, pieceName } from '../../core/lists/letters-copy.ts';
import { findPieces } from '../../db/lists/pieces.ts';
import { forgetCart, savedCartOf } from '../../db/lists/saved-carts.ts';
import { renderEmail } from '../emails/emails.ts';
import { mayEmail } from '../emails/limits.ts';
import type { Channel } from '../events/channel.ts';
import type { LetterDeps } from '../events/letter-deps.ts';
import { listLink, listToken, restoreLink } from './links.ts';

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
