/** Orders in several parcels, with delivery windows, or for a store: placed in the database as checkout does. */

import { createOrderNumber } from '../../src/api/orders/order-number.ts';
import { quoteFor } from '../../src/api/orders/quotes.ts';
import { type DeliveryTerms, HOME_DELIVERY } from '../../src/core/delivery/parcel.ts';
import { type DeliveryRules, PLAIN_RULES } from '../../src/core/delivery/rules.ts';
import { addressAt, type PickupStore } from '../../src/core/delivery/store.ts';
import { DAYS } from '../../src/core/editorial/hours.ts';
import { orderBody } from '../../src/core/order/order-body.ts';
import type { Db } from '../../src/db/engine/db.ts';
import { type Placement, placeOrder } from '../../src/db/orders/place-order.ts';
import { ADDRESS, newKey, orderOf, type Wanted } from './buyer.ts';

const OPEN = { from: '10:00', to: '19:00' };

/** A store that hands out orders, closed on Mondays. */
export const STORE: PickupStore = {
  slug: 'indiranagar',
  name: 'Indiranagar',
  street: '100 Feet Road 8',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560038',
  phone: '+91 80 5550 0142',
  hours: Object.fromEntries(DAYS.map((day) => [day, day === 'monday' ? null : OPEN])) as PickupStore['hours'],
};

/** The plain rules with a carrier whose page tracks parcels. */
export const RULES: DeliveryRules = {
  ...PLAIN_RULES,
  carriers: [{ id: 'bluedart', name: 'Blue Dart', track: 'https://carrier.example/track?no={number}' }],
};

/** Of a parcel: it is booked into this window. */
export type Slot = { readonly zone: string; readonly day: string; readonly window: string; readonly capacity: number };

export type Placing = {
  readonly lines: readonly Wanted[];
  readonly payment?: string;
  readonly coupon?: string | undefined;
  readonly terms?: Partial<DeliveryTerms>;
  /** Books each parcel of a delivery into it. */
  readonly slot?: Slot | null;
  readonly minutes?: number;
};

/** Returns the number and what became of it. */
export async function placeParcels(
  db: Db,
  { lines, payment = 'upi', coupon, terms: chosen = {}, slot = null, minutes }: Placing,
): Promise<{ readonly number: string; readonly state: Placement }> {
  const placedAt = new Date();
  const terms = { ...HOME_DELIVERY, ...chosen };
  const asked = orderBody.required({ address: true }).parse(orderOf(lines, 0, { payment }));
  const deps = { db, rules: RULES, stores: [STORE] };
  const request = { lines: [...lines], pin: ADDRESS.pin, delivery: { ...terms, slots: [] }, ...(coupon && { coupon }) };
  const { quote, offers, store } = await quoteFor(deps, request, placedAt);
  const booked = slot && {
    ...{ slot_zone: slot.zone, slot_day: slot.day, slot_window: slot.window, slot_capacity: slot.capacity },
  };
  const address = store ? addressAt(store, asked.contact) : asked.address;
  const number = createOrderNumber();
  const state = await placeOrder(
    db,
    { key: newKey(), owner: '', body: '' },
    {
      ...{ number, userId: null, request: { ...asked, address }, pin: store?.pin ?? ADDRESS.pin, terms, offers },
      quote: { ...quote, parcels: quote.parcels.map((parcel) => ({ ...parcel, ...booked })) },
      ...{ placedAt, expiresAt: minutes === undefined ? null : new Date(placedAt.getTime() + minutes * 60_000) },
      clients: [],
    },
  );
  return { number, state };
}
