/** Whether the signed-in shopper gets letters about dropped prices of the wishlist. */
import type { FastifyInstance } from 'fastify';
import { LIST_ERRORS } from '../../core/lists/letters-copy.ts';
import { hasPriceAlerts, setPriceAlerts } from '../../db/lists/price-alerts.ts';
import { serveSigned } from '../accounts/signed.ts';
import { HttpError } from '../http/http-error.ts';
import type { ListDeps } from './deps.ts';
import { listToken } from './links.ts';

export function priceAlertRoutes(scope: FastifyInstance, { db, mail, secret }: ListDeps): void {
  serveSigned(scope, 'priceAlerts', async ({ user: { id, emailVerified } }) => ({
    on: await hasPriceAlerts(db, id),
    verified: emailVerified,
  }));

  serveSigned(scope, 'setPriceAlerts', async ({ user: { id, emailVerified } }, { body: { on } }) => {
    if (on && !mail) throw new HttpError(409, LIST_ERRORS.noMail);
    if (on && !emailVerified) throw new HttpError(403, LIST_ERRORS.unverified);
    await setPriceAlerts(db, id, listToken(secret, 'alerts', id), on);
    return { on, verified: emailVerified };
  });
}
