/** Whether pieces that are ready on different days leave together, with the charge and the days of both. */
import { Choice } from '../../../components/checkout/Choice.tsx';
import { CHECKOUT_COPY } from '../../../core/checkout/copy.ts';
import { DELIVERY_STEP_COPY } from '../../../core/checkout/delivery-copy.ts';
import { REVIEW_STEP_COPY as review } from '../../../core/checkout/review-copy.ts';
import { dayText } from '../../../core/delivery/delivery.ts';
import type { Division, Divisions } from '../../../core/delivery/divisions.ts';
import { exactMoney } from '../../../core/shop/money.ts';

const { summary } = CHECKOUT_COPY;
const SAY = DELIVERY_STEP_COPY;
const ROWS = [
  [false, 'together'],
  [true, 'split'],
] as const;

const daysOf = ({ parcels }: Division) =>
  parcels
    .map(({ from, to }, at) => {
      const days = SAY.days(dayText(from, 'short'), dayText(to, 'short'));
      return parcels.length > 1 ? `${review.parcel(at + 1)}: ${days}` : days;
    })
    .join('; ');

type Props = {
  readonly divisions: Divisions;
  readonly split: boolean;
  readonly onChange: (split: boolean) => void;
};

export function SplitChoice({ divisions, split, onChange }: Props) {
  return (
    <fieldset>
      <legend className="pb-2 text-small font-medium">{SAY.splitTitle}</legend>
      {ROWS.map(([value, key]) => (
        <Choice key={key} name="split" value={key} chosen={split === value} onChoose={() => onChange(value)}>
          <span className="flex justify-between gap-x-6">
            {SAY[key]}
            <span className="tabular-nums">
              {divisions[key].shipping === 0 ? summary.free : exactMoney(divisions[key].shipping)}
            </span>
          </span>
          <span className="block text-small text-soot">{daysOf(divisions[key])}</span>
        </Choice>
      ))}
    </fieldset>
  );
}
