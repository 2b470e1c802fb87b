/** Delivery windows with the places that are left. */
import { addDays } from '../../core/delivery/lead.ts';
import type { PlannedParcel } from '../../core/delivery/planned-parcel.ts';
import type { DeliveryRules } from '../../core/delivery/rules.ts';
import type { ParcelSlot } from '../../core/delivery/slot.ts';
import type { BookedSlot } from '../../core/delivery/slot-text.ts';
import { hoursOf, nextFree, offeredDays } from '../../core/delivery/slots.ts';
import type { Db } from '../../db/engine/db.ts';
import { heldBy, type ParcelRow } from '../../db/orders/parcels.ts';
import { countBooked } from '../../db/orders/slots.ts';

/** The window that a parcel holds; null: none, or one that the rules no longer have. */
export function slotOf(rules: Pick<DeliveryRules, 'slots'>, parcel: ParcelRow): BookedSlot | null {
  const held = heldBy(parcel);
  const hours = held && hoursOf(rules, held.zone, held.window);
  return held && hours && { day: held.day, window: held.window, ...hours };
}

type SlotDeps = { readonly db: Db; readonly rules: DeliveryRules };

/** The windows of a zone for a parcel that can arrive from first on. */
export async function daysFor({ db, rules }: SlotDeps, zone: string, first: string, now: Date) {
  const booked = await countBooked(db, zone, first, addDays(first, rules.booking.daysAhead));
  return offeredDays(rules, zone, first, booked, now);
}

const withoutZone = ({ day, window, from, to }: Omit<ParcelSlot, 'zone' | 'capacity'>) => ({ day, window, from, to });

/** The parcels whose chosen window has no place left, each with the next that has. */
export async function findFullSlots(deps: SlotDeps, parcels: readonly PlannedParcel[], now: Date) {
  const full = [];
  for (const [index, { slot, earliest }] of parcels.entries()) {
    if (!slot || !earliest) continue;
    const days = await daysFor(deps, slot.zone, earliest, now);
    const same = parcels.filter((one) => one.slot?.day === slot.day && one.slot.window === slot.window).length;
    const left = days.find(({ day }) => day === slot.day)?.windows.find(({ window }) => window === slot.window)?.left;
    if ((left ?? 0) >= same) continue;
    const next = nextFree(days, slot.day);
    full.push({ parcel: index + 1, slot: withoutZone(slot), next: next && withoutZone(next) });
  }
  return full;
}
