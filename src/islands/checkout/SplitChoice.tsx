/** Whether pieces that are ready on different days leave together. */
import { useStore } from '@nanostores/react';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { $draft, changeDelivery } from '../../stores/checkout-draft.ts';
import { Choice } from './Choice.tsx';

const SAY = CHECKOUT_COPY.delivery;
const ROWS = [
  [false, SAY.together, SAY.togetherLine],
  [true, SAY.split, SAY.splitLine],
] as const;

export function SplitChoice() {
  const { split } = useStore($draft).delivery;
  return (
    <fieldset>
      <legend className="pb-2 text-small font-medium">{SAY.splitTitle}</legend>
      {ROWS.map(([value, name, line]) => (
        <Choice
          key={name}
          name="split"
          value={String(value)}
          chosen={split === value}
          onChoose={() => changeDelivery({ split: value })}
        >
          <span className="block font-medium">{name}</span>
          <span className="block text-small text-soot">{line}</span>
        </Choice>
      ))}
    </fieldset>
  );
}
