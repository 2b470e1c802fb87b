/** Whether pieces that are ready on different days leave together: with the charge and the days of both. */
import { useStore } from '@nanostores/react';
import { Choice } from '../../components/checkout/Choice.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import { PICKUP_STEP_COPY } from '../../core/checkout/pickup-copy.ts';
import type { Divisions } from '../../core/delivery/divisions.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $draft, changeDelivery } from '../../stores/checkout-draft.ts';
import { SplitDays } from './SplitDays.tsx';

const ROWS = [
  [false, 'together', SAY.together, SAY.togetherLine],
  [true, 'split', SAY.split, SAY.splitLine],
] as const;

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
            <SplitDays {...divisions[key]} />
          </span>
          <span className="mt-1 block text-small text-soot">{store ? PICKUP_STEP_COPY[`${key}Line`] : line}</span>
        </Choice>
      ))}
    </fieldset>
  );
}
