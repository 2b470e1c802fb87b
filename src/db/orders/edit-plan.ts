/** Calculates what an edit of an order comes to: its quote, its money, and why it is not possible. Writes nothing. */

import { sumLines } from '../../core/checkout/apportion.ts';
import type { WantedLine } from '../../core/checkout/offer.ts';
import { type Quote, quoteCart } from '../../core/checkout/quote.ts';
import { indiaDay } from '../../core/delivery/delivery.ts';
import { wholeRange } from '../../core/delivery/divisions.ts';
import { ESTIMATE_COPY } from '../../core/delivery/estimate-copy.ts';
import { findPlace } from '../../core/delivery/pin.ts';
import type { PlannedParcel } from '../../core/delivery/planned-parcel.ts';
import type { DeliveryRules } from '../../core/delivery/rules.ts';
import { withSlots } from '../../core/delivery/slots.ts';
import { zoneOf } from '../../core/delivery/zone.ts';
import { describeEdit, type EditedOrder, editOffers } from '../../core/merchant/order-edit.ts';
import { ORDER_EDIT_COPY as SAY } from '../../core/merchant/order-edit-copy.ts';
import { isEditable } from '../../core/order/order.ts';
import { type Balance, balanceOf } from '../../core/payment/balance.ts';
import { SAMPLE_COPY } from '../../core/samples/copy.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { findOffers } from '../catalogue/offers.ts';
import { keptIn } from '../catalogue/store-stock.ts';
import type { Db } from '../engine/db.ts';
import { readBalance } from '../payments/ledger.ts';
import type { StoredAddress } from '../schema/orders.ts';
import type { StoredPicture } from '../schema/pictures.ts';
import { findCoupon } from './coupons.ts';
import { findLines } from './orders.ts';
import { findParcels, heldBy } from './parcels.ts';
import type { LineRow, OrderRow } from './rows.ts';

/** lines: all that the order shall have. What is left out stays as it is; gstin null: none. */
export type Edit = {
  readonly lines: readonly WantedLine[];
  readonly address?: StoredAddress | undefined;
  readonly phone?: string | undefined;
  readonly gstin?: string | null | undefined;
};

export type EditPlan = {
  readonly quote: Quote<StoredPicture>;
  readonly address: StoredAddress;
  readonly phone: string;
  readonly gstin: string | null;
  /** Null when the order has none, or its terms are no longer met. */
  readonly coupon: string | null;
  readonly lines: readonly LineRow[];
  /** Before and after; due is to be paid, owed to be refunded. */
  readonly before: Balance;
  readonly money: Balance;
  /** What a paid order got back beyond its cost, such as by the gateway as goodwill: never asked for again. */
  readonly forgiven: number;
  /** One sentence for each change. */
  readonly said: readonly string[];
  /** Why it cannot be saved; null when it can. */
  readonly problem: string | null;
};

/** The order's own use of its coupon does not count, and its dates hold as of the day of the order. */
async function couponOf(db: Db, { coupon: code }: OrderRow) {
  const found = code === null ? null : await findCoupon(db, code);
  return code === null ? null : { code, found: found?.left == null ? found : { ...found, left: found.left + 1 } };
}

/** What the order's store keeps, and what the order itself has taken from it. */
async function keptFor(db: Db, { number, delivery }: OrderRow, skus: readonly string[]): Promise<Map<string, number>> {
  if (delivery.store === null) return new Map();
  const kept = await keptIn(db, delivery.store, skus);
  for (const { lines } of await findParcels(db, number))
    for (const { sku, fromStore } of lines) kept.set(sku, (kept.get(sku) ?? 0) + fromStore);
  return kept;
}

function shortage({ changes, lines }: Quote): string | null {
  const [change] = changes;
  if (change?.kind !== 'stock') return change ? SAY.gone(change.sku) : null;
  const line = lines.find(({ sku }) => sku === change.sku);
  return SAY.short([line?.name, line?.variant].filter(Boolean).join(', '), change.available);
}

/** The windows that the order's parcels hold in a zone. */
async function slotsOf(db: Db, { number }: OrderRow, zone: string) {
  const parcels = await findParcels(db, number);
  return parcels.flatMap((one) => {
    const held = heldBy(one);
    return held?.zone === zone ? [{ parcel: one.parcel, day: held.day, window: held.window }] : [];
  });
}

/** The places are the order's own, given back and taken again in one transaction: they count as free. */
const atSlots = (quote: Quote<StoredPicture>, parcels: readonly PlannedParcel[]): Quote<StoredPicture> => ({
  ...quote,
  parcels: parcels.map(({ slot, ...one }) => (slot ? { ...one, slot: { ...slot, capacity: OWN_PLACE } } : one)),
  delivery: wholeRange(parcels),
});
/** More than any window has. */
const OWN_PLACE = 1_000_000;

export type EditTerms = { readonly takes: (amount: number) => boolean; readonly rules: DeliveryRules };

/**
 * takes: whether the order's payment method takes an amount. rules: of delivery, as they are now. Prices of the order's own lines stay, new variants have today's
 * price; coupon and shipping are calculated anew. To save the plan, lock the order and the variants first. Throws DomainError
 * 'invalid' for a PIN code that is not delivered to.
 */
export async function planEdit(
  db: Db,
  order: OrderRow,
  edit: Edit,
  { takes, rules }: EditTerms,
  now = new Date(),
): Promise<EditPlan> {
  const lines = await findLines(db, order.number);
  const skus = sumLines([...lines, ...edit.lines]).map(({ sku }) => sku);
  // One after the other: in a transaction there is one connection.
  const offers = await findOffers(db, skus);
  const coupon = await couponOf(db, order);
  const kept = await keptFor(db, order, skus);
  const { ledger, ...before } = await readBalance(db, order);
  const { phone = order.contact.phone, gstin = order.gstin } = edit;
  const follows = order.address.phone === order.contact.phone;
  // What is collected has the store's address.
  const asked = order.delivery.store === null ? edit.address : undefined;
  const address = asked ?? { ...order.address, ...(follows && { phone }) };
  const found = findPlace(address.pin);
  if (found.state === 'bad') throw new DomainError('invalid', found.message);
  const zone = zoneOf(rules, found.place);
  if (!zone) throw new DomainError('invalid', ESTIMATE_COPY.notServed);
  const moved = found.place.pin !== order.address.pin;
  const ordered = indiaDay(moved ? now : order.placedAt);
  const priced = quoteCart(edit.lines, editOffers(lines, offers), {
    delivery: { rules, zone, terms: order.delivery, kept, ordered },
    coupon,
    seen: new Map(),
    now: order.placedAt,
  });
  const quote = atSlots(priced, withSlots(priced.parcels, rules, zone, await slotsOf(db, order, zone.id)));
  const applied = quote.coupon?.state === 'applied' ? quote.coupon.code : null;
  const forgiven = order.paymentState === 'paid' ? before.due : 0;
  const allowances = [...ledger.allowances, { amount: forgiven }];
  const money = balanceOf({ ...order, total: quote.total }, ledger.payments, ledger.refunds, [], allowances);
  const was: EditedOrder = { ...order, phone: order.contact.phone, lines };
  const said = describeEdit(was, {
    lines: quote.lines,
    address,
    phone,
    gstin,
    coupon: applied,
    shipping: quote.shipping ?? 0,
    total: quote.total,
  });
  const costs = quote.total !== order.total;

  function problem(): string | null {
    if (!isEditable(order.state)) return order.state === 'cancelled' ? SAY.ended : SAY.packed;
    if (isSampleOrder(order)) return SAMPLE_COPY.notEdited;
    if (ledger.refunds.some(({ reference }) => reference === null)) return SAY.refunding;
    const short = shortage(quote);
    if (short) return short;
    if (said.length === 0) return SAY.nothing;
    if (costs && order.paymentState === 'claimed') return SAY.claimed;
    if (costs && quote.total === 0) return SAY.free;
    return costs && money.due > 0 && !takes(money.due) ? SAY.method : null;
  }
  const pin = { ...address, pin: found.place.pin };
  return {
    quote,
    address: pin,
    phone,
    gstin,
    coupon: applied,
    lines,
    before,
    money,
    forgiven,
    said,
    problem: problem(),
  };
}
