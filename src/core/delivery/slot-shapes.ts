/** Strict shapes of delivery windows. Times are hours in India. */
import { z } from 'zod';

const day = z.iso.date();
const clock = z.string();
const windowId = z.string().min(1).max(64);

/** A window for the parcel with this number: 1, 2, … as the quote lists them. */
export const slotChoice = z.object({ parcel: z.int().min(1).max(50), day, window: windowId });
export const slotShape = z.strictObject({ day, window: z.string(), from: clock, to: clock });
const offeredDayShape = z.strictObject({
  day,
  windows: z.array(z.strictObject({ window: z.string(), from: clock, to: clock, left: z.int().min(0) })),
});
export const offeredDaysShape = z.strictObject({ days: z.array(offeredDayShape) });
export const slotQuery = z.object({ pin: z.string().max(12), from: day.optional() });
/** day and window null: the booking is cancelled, and the parcel arrives on any day that is possible. */
export const slotMoveBody = z.object({
  parcel: z.int().min(1).max(50),
  slot: z.object({ day, window: windowId }).nullable(),
});
/** until: when it can no longer be changed; null: no window is booked. */
export const orderSlotsShape = z.strictObject({
  parcels: z.array(
    z.strictObject({
      parcel: z.int().min(1),
      slot: slotShape.nullable(),
      changeable: z.boolean(),
      until: z.iso.datetime().nullable(),
      days: z.array(offeredDayShape),
    }),
  ),
});
/** A chosen window that has no place left, and the next one that has; null: none. */
export const fullSlotShape = z.strictObject({ parcel: z.int(), day, window: z.string(), next: slotShape.nullable() });
