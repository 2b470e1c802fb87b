/** Writes and reads the parcels of orders. */
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PlannedParcel } from '../../core/delivery/planned-parcel.ts';
import type { ParcelSlot } from '../../core/delivery/slot.ts';
import type { Db } from '../engine/db.ts';
import { orderParcelLines, orderParcels } from '../schema/parcels.ts';

export type ParcelRow = typeof orderParcels.$inferSelect & {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly fromStore: number }[];
};

/** A place in a delivery window. */
export type Place = Pick<ParcelSlot, 'zone' | 'day' | 'window'>;

/** The place that a parcel holds; null: none. */
export const heldBy = ({ slotZone: zone, slotDay: day, slotWindow: window }: ParcelRow): Place | null =>
  zone && day && window ? { zone, day, window } : null;

/** The parameter of write_parcels() (see the migrations). */
export const parcelRows = (parcels: readonly PlannedParcel[]) =>
  parcels.map(({ lines, delivery, size, slot, earliest: _, ...parcel }, index) => ({
    ...parcel,
    ...(slot && {
      ...{ slot_zone: slot.zone, slot_day: slot.day, slot_window: slot.window },
      slot_capacity: slot.capacity,
    }),
    parcel: index + 1,
    size: size.name,
    delivery_from: delivery.from,
    delivery_to: delivery.to,
    lines: lines.map(({ sku, quantity, fromStore }) => ({ sku, quantity, from_store: fromStore })),
  }));

/** In the same statement: each letter about an order reads its parcels. */
const LINES = sql<ParcelRow['lines']>`(select coalesce(jsonb_agg(
    jsonb_build_object('sku', l.sku, 'quantity', l.quantity, 'fromStore', l.from_store) order by l.sku), '[]')
  from order_parcel_lines l where l.number = order_parcels.number and l.parcel = order_parcels.parcel)`;

/** Returns the parcels of these orders with their lines, in order. */
export async function findParcelsOf(db: Db, numbers: readonly string[]): Promise<Map<string, ParcelRow[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ ...getTableColumns(orderParcels), lines: LINES })
    .from(orderParcels)
    .where(inArray(orderParcels.number, [...numbers]))
    .orderBy(asc(orderParcels.parcel));
  return Map.groupBy(rows, ({ number }) => number);
}

export const findParcels = async (db: Db, number: string): Promise<ParcelRow[]> =>
  (await findParcelsOf(db, [number])).get(number) ?? [];

/** Cancels the parcels that are not packed, and gives back what they hold. Variants must be locked. */
export async function cancelParcels(tx: Db, number: string): Promise<void> {
  await tx.execute(sql`select release_parcels(${number})`);
  await tx
    .update(orderParcels)
    .set({ state: 'cancelled' })
    .where(and(eq(orderParcels.number, number), eq(orderParcels.state, 'waiting')));
}

/** Replaces the parcels of an order of which none is packed. Variants must be locked. */
export async function replaceParcels(tx: Db, number: string, parcels: readonly PlannedParcel[]): Promise<void> {
  await tx.execute(sql`select release_parcels(${number})`);
  await tx.delete(orderParcelLines).where(eq(orderParcelLines.number, number));
  await tx.delete(orderParcels).where(eq(orderParcels.number, number));
  await tx.execute(sql`select write_parcels(${number}, ${JSON.stringify(parcelRows(parcels))}::jsonb)`);
}
