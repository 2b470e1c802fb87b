/** Merchant route that moves one parcel of an order. */
import type { FastifyInstance } from 'fastify';
import { findCarrier, trackingLink } from '../../core/delivery/carrier.ts';
import { PARCEL_COPY } from '../../core/delivery/parcel-copy.ts';
import type { DeliveryRules } from '../../core/delivery/rules.ts';
import { hourTexts } from '../../core/delivery/store.ts';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { PICKUP } from '../../core/order/constants.ts';
import { isFunded, isOnTheWay } from '../../core/order/order.ts';
import { countAttempt, resetAttempts } from '../../db/accounts/attempts.ts';
import { type MoveNote, moveParcel } from '../../db/orders/parcel-moves.ts';
import { findParcels } from '../../db/orders/parcels.ts';
import { ifSeen } from '../../db/orders/seen-order.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { isPickupCode } from '../orders/order-number.ts';
import { made, orderMoves } from './order-of.ts';

type Shipment = { readonly note: string; readonly carrier: string; readonly tracking: string };

/** The carrier by its name in the rules, and its page about the parcel. */
export function shipmentOf({ carriers }: DeliveryRules, { note, carrier, tracking }: Shipment): MoveNote {
  const name = findCarrier(carriers, carrier)?.name ?? carrier;
  return { note, carrier: name, parcel: tracking, track: trackingLink(carriers, name, tracking) ?? '' };
}

const GUESSES = { times: PICKUP.guesses, seconds: PICKUP.windowMs / 1000 };

/** Throws HttpError 400 or 409 for a missing or wrong code, DomainError 'too-many' above the limit per order. */
async function checkCode({ db, secret }: OrderDeps, number: string, code: string): Promise<void> {
  if (code === '') throw new HttpError(400, SAY.needsCode);
  await countAttempt(db, 'pickup-code', number, GUESSES, SAY.manyCodes);
  if (!isPickupCode(secret, number, code)) throw new HttpError(400, SAY.wrongPickupCode);
  await resetAttempts(db, 'pickup-code', number);
}

export function merchantParcelRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db } = deps;
  const { move } = orderMoves(deps);

  serve(app, 'carriers', async () => ({ carriers: deps.rules.carriers.map(({ name }) => name) }));

  serve(app, 'moveParcel', ({ params, body }) =>
    move(params.number, async (order) => {
      const { number } = order;
      const { state, code, seen } = body;
      const parcel = (await findParcels(db, number)).find((one) => one.parcel === params.parcel);
      if (!parcel) throw new HttpError(404, SAY.noParcel);
      if (isOnTheWay(order.state) && !isFunded(order)) throw new HttpError(409, SAY.unpaid);
      const handsOver = state === 'delivered' && parcel.transport === 'pickup';
      if (handsOver) await checkCode(deps, number, code);
      const store = deps.stores.find(({ slug }) => slug === parcel.store);
      const words = { ...shipmentOf(deps.rules, body), hours: store && hourTexts(store.hours) };
      const stateName = PARCEL_COPY.state(parcel.state, parcel.transport);
      const refusal = SAY.parcelNotNext(
        stateName.toLowerCase(),
        PARCEL_COPY.state(state, parcel.transport).toLowerCase(),
      );
      const moved = await ifSeen(db, number, seen, SAY.moved, (tx) =>
        moveParcel(tx, number, parcel.parcel, state, words),
      );
      return made(moved, refusal);
    }),
  );
}
