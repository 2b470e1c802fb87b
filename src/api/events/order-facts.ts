/** Loads what letters about an order are built from. */

import { PLAIN_RULES } from '../../core/delivery/rules.ts';
import type { ShopEvent } from '../../core/events/event.ts';
import { confirmBy } from '../../core/order/deadlines.ts';
import { orderConfirmPath, orderPath } from '../../core/shop/routes.ts';
import { findOrder, wholeOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { balance } from '../../db/payments/ledger.ts';
import type { OrderFacts } from '../emails/order-letter.ts';
import { confirmationOf, renewedToken, validTokenOf } from '../orders/link.ts';
import { pickupCode } from '../orders/order-number.ts';
import { slotOf } from '../orders/slots.ts';
import type { LetterDeps } from './letter-deps.ts';

function linksOf({ secret, pages }: LetterDeps, order: OrderRow): OrderFacts['links'] {
  const { number } = order;
  const token = validTokenOf(secret, order) ?? renewedToken(secret, number, new Date());
  return {
    pages,
    order: pages + orderPath(number, token),
    confirm: confirmBy(order) && pages + orderConfirmPath(number, token, confirmationOf(secret, number)),
  };
}

/** Returns null for an event whose order does not exist any more. */
export async function loadOrderFacts(deps: LetterDeps, event: ShopEvent): Promise<OrderFacts | null> {
  const order = await findOrder(deps.db, event.subject);
  if (!order) return null;
  const { lines, parcels, returned, ledger } = await wholeOrder(deps.db, order);
  const { owed, due } = balance(order, ledger, returned);
  const images = deps.mail.origin;
  const code = order.delivery.store === null ? '' : pickupCode(deps.secret, order.number);
  const rules = deps.rules?.() ?? PLAIN_RULES;
  const withSlots = parcels.map((parcel) => ({ ...parcel, slot: slotOf(rules, parcel) }));
  return { event, order, lines, parcels: withSlots, code, returned, owed, due, links: linksOf(deps, order), images };
}
