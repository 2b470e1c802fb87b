/** A booked delivery window in words. */
import { dayText } from './delivery.ts';
import type { Slot } from './slot.ts';

/** A booked window; its zone is the address's. */
export type BookedSlot = Omit<Slot, 'zone'>;

/** 'Saturday 5 December, 09:00–13:00' */
export const slotText = ({ day, from, to }: Pick<Slot, 'day' | 'from' | 'to'>): string =>
  `${dayText(day)}, ${from}–${to}`;
