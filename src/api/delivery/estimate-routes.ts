/** What the delivery of one piece costs and when it arrives, for product pages. */
import type { FastifyInstance } from 'fastify';
import { indiaDay } from '../../core/delivery/delivery.ts';
import { ESTIMATE_COPY } from '../../core/delivery/estimate-copy.ts';
import type { EstimateResponse } from '../../core/delivery/estimate-shapes.ts';
import { freeFromOf } from '../../core/delivery/free-from.ts';
import { HOME_DELIVERY } from '../../core/delivery/parcel.ts';
import { findPlace } from '../../core/delivery/pin.ts';
import { planParcels } from '../../core/delivery/plan.ts';
import { offeredServices } from '../../core/delivery/service.ts';
import { measureOf, sizeOf } from '../../core/delivery/size.ts';
import { zoneOf } from '../../core/delivery/zone.ts';
import { findOffers, type ListedOffer } from '../../db/catalogue/offers.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { serializeService } from '../orders/quotes.ts';

/** For one piece ordered alone, whether or not it is in stock now. */
function estimateOf(rules: OrderDeps['rules'], offer: ListedOffer, pin: string, now: Date): EstimateResponse {
  const { sku, price, box, lead } = offer;
  const lines = [{ sku, quantity: 1, amount: price, box, lead }];
  const found = findPlace(pin);
  const zone = found.state === 'found' ? zoneOf(rules, found.place) : null;
  const known = {
    currency: 'INR',
    size: sizeOf(rules, box).name,
    measure: measureOf(box, rules.divisor),
    services: offeredServices(rules, lines, HOME_DELIVERY).map(serializeService),
  } as const;
  const context = { rules, terms: HOME_DELIVERY, ordered: indiaDay(now), goods: price, kept: new Map() };
  const [parcel] = zone ? planParcels(lines, { ...context, zone }) : [];
  if (found.state === 'bad' || !zone || !parcel) {
    const problem = found.state === 'bad' ? found.message : ESTIMATE_COPY.notServed;
    const nothing = { place: null, zone: null, transport: null, delivery: null, shipping: null, freeFrom: null };
    return { ...known, ...nothing, problem, charges: [] };
  }
  const { city, state } = found.place;
  return {
    ...known,
    place: { pin: found.place.pin, city: city ?? '', state: state ?? '' },
    problem: null,
    zone: zone.name,
    transport: parcel.transport,
    delivery: parcel.delivery,
    charges: [...parcel.charges],
    shipping: parcel.shipping,
    freeFrom: freeFromOf(zone, parcel.transport),
  };
}

export function estimateRoutes(app: FastifyInstance, deps: OrderDeps): void {
  serve(app, 'deliveryEstimate', async ({ query: { pin, sku } }) => {
    const offer = (await findOffers(deps.db, [sku])).get(sku);
    if (!offer) throw new HttpError(404, ESTIMATE_COPY.noPiece);
    return estimateOf(deps.rules, offer, pin, new Date());
  });
}
