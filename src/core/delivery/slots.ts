/** Delivery windows of the van: which days and windows a parcel can have, and how many places are left. Pure. */
import { isHoliday } from './delivery.ts';
import { addDays } from './lead.ts';
import type { PlannedParcel } from './planned-parcel.ts';
import type { DeliveryRules, Zone } from './rules.ts';
import type { ParcelSlot, Slot, SlotChoice, SlotTime } from './slot.ts';

export type OfferedWindow = {
  readonly window: string;
  readonly from: string;
  readonly to: string;
  readonly left: number;
};
export type OfferedDay = { readonly day: string; readonly windows: OfferedWindow[] };

/** Key of a window of a zone in the counts of bookings. */
export const slotKey = ({ day, window }: SlotTime): string => `${day} ${window}`;

const HOUR_MS = 3_600_000;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;
const SUNDAY = 7;
const weekdayOf = (day: string) => new Date(day).getUTCDay() || SUNDAY;

/** The moment at which a window begins. */
export const slotStart = ({ day, from }: Pick<Slot, 'day' | 'from'>): Date =>
  new Date(Date.parse(`${day}T${from}:00Z`) - INDIA_OFFSET_MS);

/** True until the cut-off before a window, when a shopper can no longer book, move or cancel it. */
export const isBeforeCutOff = (
  { booking }: Pick<DeliveryRules, 'booking'>,
  slot: Pick<Slot, 'day' | 'from'>,
  now: Date,
) => slotStart(slot).getTime() - booking.cutOffHours * HOUR_MS > now.getTime();

/** The windows of a zone on a day; none on holidays. */
function windowsOn({ slots }: Pick<DeliveryRules, 'slots'>, zone: string, day: string) {
  if (isHoliday(day)) return [];
  const weekday = weekdayOf(day);
  return slots
    .filter(({ zones, weekdays }) => zones.includes(zone) && weekdays.includes(weekday))
    .flatMap(({ windows, capacity }) => windows.map(({ id, from, to }) => ({ window: id, from, to, capacity })))
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}

/** Last day that can be booked for a parcel that can arrive from a day on. */
const lastDay = ({ booking }: Pick<DeliveryRules, 'booking'>, first: string) => addDays(first, booking.daysAhead);

/** Returns the window with its hours; null when the rules have none there, or it is out of reach of a parcel that can arrive from first on. */
export function findSlot(
  rules: Pick<DeliveryRules, 'slots' | 'booking'>,
  zone: string,
  first: string,
  { day, window }: SlotTime,
): ParcelSlot | null {
  if (day < first || day > lastDay(rules, first)) return null;
  const found = windowsOn(rules, zone, day).find((one) => one.window === window);
  return found ? { zone, day, ...found } : null;
}

/** Days with windows from first on. booked: how many are booked by slotKey(). Windows within the cut-off of now have no place left. */
export function offeredDays(
  rules: Pick<DeliveryRules, 'slots' | 'booking'>,
  zone: string,
  first: string,
  booked: ReadonlyMap<string, number>,
  now: Date,
): OfferedDay[] {
  const days: OfferedDay[] = [];
  for (let day = first; day <= lastDay(rules, first); day = addDays(day, 1)) {
    const windows = windowsOn(rules, zone, day).map(({ capacity, ...one }) => {
      const open = isBeforeCutOff(rules, { day, from: one.from }, now);
      return {
        ...one,
        left: open ? Math.max(0, capacity - (booked.get(slotKey({ day, window: one.window })) ?? 0)) : 0,
      };
    });
    if (windows.length > 0) days.push({ day, windows });
  }
  return days;
}

/** The first window with a place from a day on, else the first one at all; null when all are full. */
export function nextFree(days: readonly OfferedDay[], from: string): (SlotTime & Pick<Slot, 'from' | 'to'>) | null {
  const free = days.flatMap(({ day, windows }) =>
    windows.filter(({ left }) => left > 0).map(({ left: _, ...one }) => ({ day, ...one })),
  );
  return free.find(({ day }) => day >= from) ?? free[0] ?? null;
}

/** Gives the van's parcels the windows that were chosen for them: their dates become that day. Choices that are not possible are left out. */
export function withSlots(
  parcels: readonly PlannedParcel[],
  rules: Pick<DeliveryRules, 'slots' | 'booking'>,
  zone: Pick<Zone, 'id'>,
  choices: readonly SlotChoice[],
): PlannedParcel[] {
  return parcels.map((parcel, index) => {
    const choice = parcel.transport === 'van' && choices.find((one) => one.parcel === index + 1);
    const earliest = parcel.delivery.from;
    const slot = choice ? findSlot(rules, zone.id, earliest, choice) : null;
    return slot ? { ...parcel, earliest, slot, delivery: { from: slot.day, to: slot.day } } : parcel;
  });
}

/** The hours of a booked window; an id that the rules no longer have stands for itself. */
export function hoursOf(
  { slots }: Pick<DeliveryRules, 'slots'>,
  zone: string,
  window: string,
): { from: string; to: string } | null {
  const found = slots.filter(({ zones }) => zones.includes(zone)).flatMap(({ windows }) => windows);
  const { from, to } = found.find(({ id }) => id === window) ?? {};
  return from && to ? { from, to } : null;
}
