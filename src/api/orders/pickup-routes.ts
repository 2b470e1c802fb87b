/** The stores at which a cart can be collected, and when its pieces are there. */
import type { FastifyInstance } from 'fastify';
import { HOME_DELIVERY } from '../../core/delivery/parcel.ts';
import type { PickupStore } from '../../core/delivery/store.ts';
import { hourTexts } from '../../core/delivery/store.ts';
import type { PickupResponse } from '../../core/order/pickup-shapes.ts';
import { keptIn } from '../../db/catalogue/store-stock.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from './deps.ts';
import { quoteFor } from './quotes.ts';

type Lines = readonly { readonly sku: string; readonly quantity: number }[];

async function offerOf(deps: OrderDeps, store: PickupStore, lines: Lines, now: Date) {
  const { slug, name, street, city, state, pin, phone, hours } = store;
  const request = { lines: [...lines], delivery: { ...HOME_DELIVERY, store: slug, slots: [] } };
  const { quote } = await quoteFor(deps, request, now);
  const kept = await keptIn(
    deps.db,
    slug,
    lines.map(({ sku }) => sku),
  );
  return {
    ...{ slug, name, street, city, state, pin, phone, hours: hourTexts(hours) },
    lines: lines.map(({ sku }) => ({ sku, kept: kept.get(sku) ?? 0 })),
    there: lines.every(({ sku, quantity }) => (kept.get(sku) ?? 0) >= quantity),
    ready: quote.delivery,
  } satisfies PickupResponse['stores'][number];
}

export function pickupRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, 'pickupStores', async ({ body }) => {
    const now = new Date();
    // One after the other: there are a few stores, and the database has better to do than their dates at once.
    const stores: PickupResponse['stores'] = [];
    for (const store of deps.stores) stores.push(await offerOf(deps, store, body.lines, now));
    return { stores };
  });
}
