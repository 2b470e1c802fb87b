/** Parcels and the store of an order as the API returns them. */
import { trackingLink } from '../../core/delivery/carrier.ts';
import { hourTexts } from '../../core/delivery/store.ts';
import { isOnTheWay } from '../../core/order/order.ts';
import type { OrderResponse } from '../../core/order/shapes.ts';
import type { ParcelRow } from '../../db/orders/parcels.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { iso } from '../iso.ts';
import type { OrderDeps } from './deps.ts';
import { pickupCode } from './order-number.ts';
import { slotOf } from './slots.ts';

export function serializeParcel({ rules }: Pick<OrderDeps, 'rules'>, row: ParcelRow): OrderResponse['parcels'][number] {
  const { parcel, state, transport, size, store, amount, shipping, charges, grams, carrier, tracking } = row;
  return {
    ...{ parcel, state, transport, size, store, amount, shipping, charges, grams, carrier, tracking },
    lines: row.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    delivery: { from: row.deliveryFrom, to: row.deliveryTo },
    slot: slotOf(rules, row),
    track: trackingLink(rules.carriers, carrier, tracking),
    packedAt: iso(row.packedAt),
    shippedAt: iso(row.shippedAt),
    deliveredAt: iso(row.deliveredAt),
  };
}

export function serializePickup(
  { secret, stores }: OrderDeps,
  { number, state, delivery }: OrderRow,
): OrderResponse['pickup'] {
  if (delivery.store === null) return null;
  const store = stores.find(({ slug }) => slug === delivery.store);
  const code = isOnTheWay(state) ? pickupCode(secret, number) : null;
  return { store: delivery.store, code, hours: store ? hourTexts(store.hours) : [], phone: store?.phone ?? '' };
}
