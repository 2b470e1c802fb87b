/** Bookings of delivery windows: counted, moved and given back. place_order() books those of new orders (see the migrations). */
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { DateRange } from '../../core/delivery/delivery.ts';
import type { ParcelSlot } from '../../core/delivery/slot.ts';
import { slotKey } from '../../core/delivery/slots.ts';
import type { Actor } from '../../core/order/order.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { lockOrder } from '../payments/ledger.ts';
import { deliverySlots } from '../schema/delivery-slots.ts';
import { orderParcels } from '../schema/parcels.ts';
import { addEvent, change } from './order-change.ts';
import { findParcels, heldBy, type Place } from './parcels.ts';
import type { OrderRow } from './rows.ts';

/** How many parcels are booked by slotKey(), for the days of a zone. */
export async function countBooked(db: Db, zone: string, from: string, to: string): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(deliverySlots)
    .where(and(eq(deliverySlots.zone, zone), between(deliverySlots.day, from, to)));
  return new Map(rows.map(({ booked, ...slot }) => [slotKey(slot), booked]));
}

const isPlace = ({ zone, day, window }: Place) =>
  and(eq(deliverySlots.zone, zone), eq(deliverySlots.day, day), eq(deliverySlots.window, window));

/** Takes a place. Returns false when none is left. */
async function take(tx: Db, { zone, day, window, capacity }: ParcelSlot): Promise<boolean> {
  if (capacity < 1) return false;
  const taken = await tx
    .insert(deliverySlots)
    .values({ zone, day, window, booked: 1 })
    .onConflictDoUpdate({
      target: [deliverySlots.zone, deliverySlots.day, deliverySlots.window],
      set: { booked: sql`${deliverySlots.booked} + 1` },
      setWhere: sql`${deliverySlots.booked} < ${capacity}`,
    })
    .returning({ booked: deliverySlots.booked });
  return taken.length > 0;
}

const giveBack = (tx: Db, place: Place) =>
  tx
    .update(deliverySlots)
    .set({ booked: sql`${deliverySlots.booked} - 1` })
    .where(isPlace(place));

/** slot null: the booking is given back, and the parcel arrives within range. by: who moves it, said: for the timeline. */
export type SlotMove = {
  readonly parcel: number;
  readonly slot: ParcelSlot | null;
  readonly range: DateRange;
  readonly by: Extract<Actor, 'shopper' | 'merchant'>;
  readonly said: string;
};
/** full: no place is left. gone: the parcel is not waiting any more. same: it has this window already. */
export type SlotMoved = OrderRow | 'full' | 'gone' | 'same';

/** States in which the van has not left. */
const MOVABLE: ReadonlySet<string> = new Set(['waiting', 'packed']);

class Full extends Error {}

/** Moves, books or gives back the window of a parcel in one transaction. Locks the order, then windows in one order, as place_order() does. */
export async function moveSlot(db: Db, number: string, move: SlotMove): Promise<SlotMoved> {
  try {
    return await transact(db, (tx) => moveWithin(tx, number, move));
  } catch (error) {
    if (error instanceof Full) return 'full';
    throw error;
  }
}

async function moveWithin(tx: Db, number: string, { parcel, slot, range, by, said }: SlotMove): Promise<SlotMoved> {
  const order = await lockOrder(tx, number);
  const found = order && (await findParcels(tx, number)).find((one) => one.parcel === parcel);
  if (!order || !found || found.transport !== 'van' || !MOVABLE.has(found.state)) return 'gone';
  const held = heldBy(found);
  if (held && slot && held.day === slot.day && held.window === slot.window && held.zone === slot.zone) return 'same';
  if (!held && !slot) return 'same';
  // Both rows first, in one order: two parcels that change places never wait for each other.
  const places = [held, slot].flatMap((place) => place ?? []);
  await tx
    .select()
    .from(deliverySlots)
    .where(
      sql.join(
        places.map((place) => sql`(${isPlace(place)})`),
        sql` or `,
      ),
    )
    .orderBy(asc(deliverySlots.zone), asc(deliverySlots.day), asc(deliverySlots.window))
    .for('update');
  if (slot && !(await take(tx, slot))) throw new Full();
  if (held) await giveBack(tx, held);
  const dates = slot ? { from: slot.day, to: slot.day } : range;
  await tx
    .update(orderParcels)
    .set({
      ...{ slotZone: slot?.zone ?? null, slotDay: slot?.day ?? null, slotWindow: slot?.window ?? null },
      ...{ deliveryFrom: dates.from, deliveryTo: dates.to },
    })
    .where(and(eq(orderParcels.number, number), eq(orderParcels.parcel, parcel)));
  const open = (await findParcels(tx, number)).filter(({ state }) => state !== 'cancelled');
  const deliveryFrom = open.map((one) => one.deliveryFrom).toSorted()[0] ?? dates.from;
  const deliveryTo =
    open
      .map((one) => one.deliveryTo)
      .toSorted()
      .at(-1) ?? dates.to;
  const changed = (await change(tx, number, { deliveryFrom, deliveryTo }, undefined)) ?? order;
  await addEvent(tx, changed, by, said);
  await publishOrder(tx, 'order.rescheduled', changed, { note: said });
  return changed;
}
