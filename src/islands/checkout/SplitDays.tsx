/** The days on which the parts of a divided order arrive. */
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import { REVIEW_STEP_COPY } from '../../core/checkout/review-copy.ts';
import { type DateRange, dayText } from '../../core/delivery/delivery.ts';
import type { Division } from '../../core/delivery/divisions.ts';

const daysOf = ({ from, to }: DateRange) => SAY.days(dayText(from, 'short'), dayText(to, 'short'));

export function SplitDays({ parcels }: Division) {
  return parcels.map((range, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parcels have no identity but their place.
    <span key={index} className="block">
      {parcels.length > 1 && `${REVIEW_STEP_COPY.parcel(index + 1)}: `}
      {daysOf(range)}
    </span>
  ));
}
