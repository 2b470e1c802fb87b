/** Carts that shoppers save at the checkout for one letter, and their restoring. Tokens are in bodies, never in URLs. */
import type { FastifyInstance } from 'fastify';
import { mailboxOf } from '../../core/account/mailbox.ts';
import { SAVED_CART } from '../../core/lists/constants.ts';
import { LIST_ERRORS } from '../../core/lists/letters-copy.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { findSavedCart, forgetCart, saveCart } from '../../db/lists/saved-carts.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { ListDeps } from './deps.ts';
import { listToken } from './links.ts';

export function savedCartRoutes(scope: FastifyInstance, { db, mail, secret }: ListDeps): void {
  serve(scope, 'saveCart', async ({ body: { email, lines, token } }, { ip }) => {
    if (!mail) throw new HttpError(409, LIST_ERRORS.noMail);
    await countAttempt(db, 'cart-from', networkOf(ip), SAVED_CART.perClient, LIST_ERRORS.busy);
    await countAttempt(db, 'cart-to', mailboxOf(email), SAVED_CART.perMailbox, LIST_ERRORS.busy);
    return { token: await saveCart(db, email, lines, token, (id) => listToken(secret, 'cart', id)) };
  });

  serve(scope, 'restoreCart', async ({ body: { token } }, { ip }) => {
    await countAttempt(db, 'cart-restore', networkOf(ip), SAVED_CART.restores, LIST_ERRORS.busy);
    const cart = await findSavedCart(db, token);
    if (!cart) throw new HttpError(404, LIST_ERRORS.noCart);
    return { lines: cart.lines.map(({ sku, quantity }) => ({ sku, quantity })) };
  });

  serve(scope, 'forgetCart', async ({ body: { token } }) => {
    await forgetCart(db, token);
    return { message: LIST_ERRORS.forgotten };
  });
}
