/** Whether pieces that are ready on different days leave together: with the charge and the days of both. */
import { useStore } from '@nanostores/react';
import { Choice } from '../../components/checkout/Choice.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { type DateRange, dayText } from '../../core/delivery/delivery.ts';
import type { Division, Divisions } from '../../core/delivery/divisions.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $draft, changeDelivery } from '../../stores/checkout-draft.ts';

const SAY = CHECKOUT_COPY.delivery;
const ROWS = [
  [false, 'together', SAY.together, SAY.togetherLine],
  [true, 'split', SAY.split, SAY.splitLine],
] as const;

const daysOf = ({ from, to }: DateRange) => SAY.days(dayText(from, 'short'), dayText(to, 'short'));

function Days({ parcels }: Division) {
  return parcels.map((range, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parcels have no identity but their place.
    <span key={index} className="block">
      {parcels.length > 1 && `${CHECKOUT_COPY.review.parcel(index + 1)}: `}
      {daysOf(range)}
    </span>
  ));
}

export function SplitChoice({ divisions }: { readonly divisions: Divisions }) {
  const { split, store } = useStore($draft).delivery;
  return (
    <fieldset>
      <legend className="pb-2 text-small font-medium">{SAY.splitTitle}</legend>
      {ROWS.map(([value, key, name, line]) => (
        <Choice
          key={name}
          name="split"
          value={String(value)}
          chosen={split === value}
          onChoose={() => changeDelivery({ split: value })}
        >
          <span className="flex items-baseline justify-between gap-6 font-medium">
            <span>{name}</span>
            {!store && (
              <span className="tabular-nums">
                {divisions[key].shipping === 0 ? CHECKOUT_COPY.summary.free : exactMoney(divisions[key].shipping)}
              </span>
            )}
          </span>
          <span className="mt-1 block text-small">
            <Days {...divisions[key]} />
          </span>
          <span className="mt-1 block text-small text-soot">{store ? CHECKOUT_COPY.pickup[`${key}Line`] : line}</span>
        </Choice>
      ))}
    </fieldset>
  );
}
