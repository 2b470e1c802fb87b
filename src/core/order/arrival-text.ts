/** When a parcel or an order arrives, in words: as pages and letters show it. */
import { type DateRange, dayText } from '../delivery/delivery.ts';
import { type BookedSlot, slotText } from '../delivery/slot-text.ts';
import { ORDER_PAGE_COPY } from './page-copy.ts';

export type Arriving = { readonly delivery: DateRange; readonly slot?: BookedSlot | null };

/** 'Saturday 5 December, 09:00–13:00' for a booked window, else the days from first to last. */
export const arrivalText = ({ delivery, slot }: Arriving): string =>
  slot ? slotText(slot) : ORDER_PAGE_COPY.range(dayText(delivery.from), dayText(delivery.to));
