/** Delivery windows of placed orders: what can be booked, and moving a booking. */

import { arrivalOf } from '../../core/delivery/arrival.ts';
import { dayText, indiaDay } from '../../core/delivery/delivery.ts';
import { findPlace } from '../../core/delivery/pin.ts';
import type { DeliveryRules } from '../../core/delivery/rules.ts';
import type { SlotTime } from '../../core/delivery/slot.ts';
import { SLOT_COPY as SAY } from '../../core/delivery/slot-copy.ts';
import { slotText } from '../../core/delivery/slot-text.ts';
import { findSlot, hoursOf, isBeforeCutOff, nextFree, slotStart } from '../../core/delivery/slots.ts';
import { zoneOf } from '../../core/delivery/zone.ts';
import { findOffers } from '../../db/catalogue/offers.ts';
import type { Db } from '../../db/engine/db.ts';
import { findParcels, heldBy, type ParcelRow } from '../../db/orders/parcels.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { moveSlot } from '../../db/orders/slots.ts';
import { HttpError } from '../http/http-error.ts';
import { daysFor } from './slots.ts';

type MoveDeps = { readonly db: Db; readonly rules: DeliveryRules };
export type Mover = 'shopper' | 'merchant';

const HOUR_MS = 3_600_000;
/** States in which the van has not left. */
const MOVABLE: ReadonlySet<string> = new Set(['waiting', 'packed']);

/** The merchant may move a delivery until its window begins. */
const rulesFor = ({ rules }: MoveDeps, by: Mover): DeliveryRules =>
  by === 'shopper' ? rules : { ...rules, booking: { ...rules.booking, cutOffHours: 0 } };

/** The window that a parcel holds, with its hours; one that the rules no longer have begins with the day. */
function heldWindow(rules: DeliveryRules, parcel: ParcelRow) {
  const held = heldBy(parcel);
  return held && { ...held, ...(hoursOf(rules, held.zone, held.window) ?? { from: '00:00', to: '24:00' }) };
}

/** Zone, and when a parcel of the order could arrive; null for a zone without windows, or a parcel that has left. */
async function reachOf(deps: MoveDeps, order: OrderRow, parcel: ParcelRow, now: Date) {
  const place = findPlace(order.address.pin);
  const zone = place.state === 'found' ? zoneOf(deps.rules, place.place) : null;
  if (!zone || parcel.transport !== 'van' || !MOVABLE.has(parcel.state)) return null;
  if (!deps.rules.slots.some(({ zones }) => zones.includes(zone.id))) return null;
  const offers = await findOffers(
    deps.db,
    parcel.lines.map(({ sku }) => sku),
  );
  const leads = parcel.lines.flatMap(({ sku }) => offers.get(sku)?.lead ?? []);
  const range = arrivalOf(leads, indiaDay(order.placedAt), zone.days);
  const today = indiaDay(now);
  return { zone: zone.id, range, first: range.from > today ? range.from : today };
}

/** The parcels of an order that the van brings, each with its window and those it could have. */
export async function orderSlots(deps: MoveDeps, order: OrderRow, by: Mover, now: Date) {
  const rules = rulesFor(deps, by);
  const parcels = [];
  for (const parcel of await findParcels(deps.db, order.number)) {
    const reach = await reachOf(deps, order, parcel, now);
    if (!reach) continue;
    const slot = heldWindow(rules, parcel);
    const changeable = !slot || isBeforeCutOff(rules, slot, now);
    parcels.push({
      parcel: parcel.parcel,
      slot: slot && { day: slot.day, window: slot.window, from: slot.from, to: slot.to },
      changeable,
      until: slot && new Date(slotStart(slot).getTime() - rules.booking.cutOffHours * HOUR_MS).toISOString(),
      days: changeable ? await daysFor({ db: deps.db, rules }, reach.zone, reach.first, now) : [],
    });
  }
  return { parcels };
}

/** Books, moves or gives back (wanted null) the window of a parcel. Throws HttpError 409 with the reason. */
export async function rebook(
  deps: MoveDeps,
  order: OrderRow,
  by: Mover,
  number: number,
  wanted: SlotTime | null,
  now: Date,
): Promise<OrderRow> {
  const rules = rulesFor(deps, by);
  const parcel = (await findParcels(deps.db, order.number)).find((one) => one.parcel === number);
  const reach = parcel && (await reachOf(deps, order, parcel, now));
  if (!parcel || !reach) throw new HttpError(409, SAY.sent);
  const held = heldWindow(rules, parcel);
  if (held && !isBeforeCutOff(rules, held, now)) throw new HttpError(409, SAY.tooLate);
  const slot = wanted && findSlot(rules, reach.zone, reach.first, wanted);
  if (wanted && !slot) throw new HttpError(409, SAY.notOffered);
  if (slot && !isBeforeCutOff(rules, slot, now)) throw new HttpError(409, SAY.tooLate);
  const { range } = reach;
  const said = slot ? SAY.moved(slotText(slot)) : SAY.cancelled(dayText(range.from), dayText(range.to));
  const moved = await moveSlot(deps.db, order.number, { parcel: number, slot, range, by, said });
  if (moved === 'gone') throw new HttpError(409, SAY.sent);
  if (moved === 'same') return order;
  if (moved !== 'full') return moved;
  const next = nextFree(await daysFor({ db: deps.db, rules }, reach.zone, reach.first, now), slot?.day ?? reach.first);
  const said409 = [slot ? SAY.wasFull(slotText(slot)) : '', next ? SAY.next(slotText(next)) : SAY.noNext];
  throw new HttpError(409, said409.join(' '));
}
