/** Delivery windows of the checkout: those that can be chosen, and the choice. */
import type { SlotChoice } from '../core/delivery/slot.ts';
import type { OfferedDay } from '../core/delivery/slots.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import { $draft, changeDraft } from './checkout-draft.ts';
import { client } from './client.ts';

/** Throws ApiError. from: ISO day on which the parcel can arrive. */
export const fetchSlots = (pin: string, from: string, signal: AbortSignal): Promise<readonly OfferedDay[]> =>
  client(ORDER_ENDPOINTS.slots, { query: { pin, from }, signal });

/** time null: any day that is possible. */
export function chooseSlot(parcel: number, time: Omit<SlotChoice, 'parcel'> | null): void {
  const others = $draft.get().slots.filter((one) => one.parcel !== parcel);
  changeDraft({ slots: time ? [...others, { parcel, day: time.day, window: time.window }] : others });
}
