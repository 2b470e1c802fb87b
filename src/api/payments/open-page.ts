/** Opens the gateway's page of an order: the one that is open already, or a new one. */
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { openPage as recordPage, storePage } from '../../db/payments/pages.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { returnLink } from './pay-link.ts';
import { closePage, gatewayOf } from './settle-page.ts';

/** Rounds in which an unfit page is closed before another one is opened. */
const ROUNDS = 3;

/**
 * Returns the URL of the page; null when the order waits for no payment of this method, or too late. Throws HttpError 409
 * while the bank decides on an earlier payment, and the gateway's error when it does not respond.
 */
export async function openPage(deps: OrderDeps, number: string, method: string): Promise<string | null> {
  const gateway = gatewayOf(deps, method);
  for (let round = 0; gateway && round < ROUNDS; round++) {
    const opening = await recordPage(deps.db, number, method, gateway.leastMinutes);
    if (!('page' in opening)) return null;
    const { page, order } = opening;
    if (page.attempt === 'pending') throw new HttpError(409, SAY.bankDecides);
    if (opening.state === 'unfit') {
      await closePage(deps, page);
      continue;
    }
    if (page.url) return page.url;
    const { name, phone } = order.contact;
    const made = await gateway.make({
      ...{ id: page.id, number, amount: page.amount, currency: page.currency, expiresAt: page.expiresAt },
      ...{ name, phone, email: order.email },
      back: returnLink(deps.api, deps.secret, method, number),
    });
    if (await storePage(deps.db, page.id, made)) return made.url;
    // Ended while it was made: its URL was given to no browser and is discarded.
    await gateway.close(made.gatewayId);
  }
  return null;
}
