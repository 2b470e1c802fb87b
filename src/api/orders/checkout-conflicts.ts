/** Why a checkout is refused: another total, full delivery windows, or too many samples. */
import { indiaDay } from '../../core/delivery/delivery.ts';
import { SLOT_COPY } from '../../core/delivery/slot-copy.ts';
import { slotText } from '../../core/delivery/slot-text.ts';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import type { OrderBody } from '../../core/order/order-body.ts';
import type { ConflictResponse } from '../../core/order/placed-shapes.ts';
import { SAMPLE_COPY } from '../../core/samples/copy.ts';
import { type SampleClient, sampleRoom } from '../../db/orders/sample-limit.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from './deps.ts';
import { serializeQuote } from './quote-serializer.ts';
import type { ShopQuote } from './quotes.ts';
import { findFullSlots } from './slots.ts';

/** Returns the difference between the accepted and the current quote, or null. */
export function conflictOf(
  deps: OrderDeps,
  shop: ShopQuote,
  request: Pick<OrderBody, 'total'>,
): ConflictResponse | null {
  const { quote } = shop;
  if (quote.changes.length === 0 && quote.lines.length > 0 && quote.total === request.total) return null;
  return {
    message: shop.samples ? SAMPLE_COPY.gone : SAY.changed,
    was: request.total,
    now: quote.total,
    difference: quote.total - request.total,
    changes: [...quote.changes],
    quote: serializeQuote(shop, deps.paymentMethods),
  };
}

/** A window was chosen that the rules do not have, or that is out of reach by now. */
export function lostSlots(
  deps: OrderDeps,
  shop: ShopQuote,
  { delivery, total }: Pick<OrderBody, 'delivery' | 'total'>,
) {
  const lost = (delivery?.slots ?? []).some(({ parcel }) => !shop.quote.parcels[parcel - 1]?.slot);
  return lost ? { ...sameQuote(deps, shop, total), message: SLOT_COPY.notOffered } : null;
}

const sameQuote = (deps: OrderDeps, shop: ShopQuote, total: number): ConflictResponse => ({
  ...{ message: SAY.changed, was: total, now: shop.quote.total, difference: shop.quote.total - total, changes: [] },
  quote: serializeQuote(shop, deps.paymentMethods),
});

/** The response when a chosen delivery window is full: which one, and the next that has places. */
export async function fullSlots(
  deps: OrderDeps,
  shop: ShopQuote,
  { total }: Pick<OrderBody, 'total'>,
): Promise<ConflictResponse> {
  const full = await findFullSlots(deps, shop.quote.parcels, new Date());
  const [first] = full;
  const said = first && [
    SLOT_COPY.wasFull(slotText(first.slot)),
    first.next ? SLOT_COPY.next(slotText(first.next)) : SLOT_COPY.noNext,
  ];
  return {
    ...sameQuote(deps, shop, total),
    message: said ? said.join(' ') : SAY.changed,
    full: full.map(({ slot, ...one }) => ({ ...one, day: slot.day, window: slot.window })),
  };
}

/** Samples above their limit: how many are left, and from when those asked for can be ordered. */
export async function aboveLimit(
  { db }: OrderDeps,
  clients: readonly SampleClient[],
  wanted: number,
): Promise<HttpError> {
  const now = new Date();
  const { left, from } = await sampleRoom(db, clients, wanted, now);
  return new HttpError(422, SAMPLE_COPY.limit(left, from ?? indiaDay(now)), {}, { left, from });
}
