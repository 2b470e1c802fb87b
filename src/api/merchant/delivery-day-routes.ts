/** Merchant routes for the deliveries of a day, and for moving one. */
import type { FastifyInstance } from 'fastify';
import type { DeliveryRules } from '../../core/delivery/rules.ts';
import { hoursOf } from '../../core/delivery/slots.ts';
import type { SheetRowResponse } from '../../core/merchant/deliveries-contract.ts';
import { findDeliveries } from '../../db/merchant/deliveries.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { orderSlots, rebook } from '../orders/slot-moves.ts';
import { orderMoves, orderOf } from './order-of.ts';

type Found = Awaited<ReturnType<typeof findDeliveries>>[number];

function rowOf({ parcel, order, of, cash, lines }: Found, rules: DeliveryRules): SheetRowResponse {
  const { address, contact, delivery } = order;
  const [zone, window] = [parcel.slotZone ?? '', parcel.slotWindow ?? ''];
  const { from, to } = hoursOf(rules, zone, window) ?? { from: '00:00', to: '24:00' };
  return {
    ...{ number: order.number, parcel: parcel.parcel, of: Math.max(1, of), state: parcel.state },
    ...{ zone, zoneName: rules.zones.find(({ id }) => id === zone)?.name ?? zone, window, from, to },
    ...{ name: address.name || contact.name, phone: address.phone || contact.phone, pin: address.pin },
    address: [address.line1, address.line2, address.city].filter(Boolean),
    services: parcel.charges.filter(({ kind }) => kind === 'service').map(({ name }) => name),
    ...{ floor: delivery.access?.floor ?? null, lift: delivery.access?.lift ?? null },
    lines: lines.map(({ name, variant, quantity }) => ({ name, variant, quantity })),
    collect: parcel.state === 'delivered' ? 0 : cash,
  };
}

/** By zone and window, then PIN code, so that the sheet is the way of the van. */
const inOrder = (a: SheetRowResponse, b: SheetRowResponse) => {
  const keys = (row: SheetRowResponse) => [row.zoneName, row.from, row.pin, row.number, String(row.parcel)];
  const [left, right] = [keys(a).join('\n'), keys(b).join('\n')];
  return left < right ? -1 : left > right ? 1 : 0;
};

export function deliveryDayRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const { shown } = orderMoves(deps);

  serve(app, 'deliveries', async ({ query }) => {
    const { rules } = deps;
    const found = await findDeliveries(db, query.day);
    return { day: query.day, rows: found.map((row) => rowOf(row, rules)).toSorted(inOrder) };
  });

  serve(app, 'deliverySlots', async ({ params }) =>
    orderSlots(deps, await orderOf(db, params.number), 'merchant', new Date()),
  );

  serve(app, 'moveDelivery', async ({ params, body }) => {
    const order = await orderOf(db, params.number);
    return shown(await rebook(deps, order, 'merchant', body.parcel, body.slot, new Date()));
  });
}
