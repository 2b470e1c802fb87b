/** Floor and lift of the caller's address, when two people carry something. */
import { useId, useState } from 'react';
import { Choice } from '../../../components/checkout/Choice.tsx';
import { Field } from '../../../components/Field.tsx';
import { termsOf } from '../../../core/checkout/access.ts';
import { DELIVERY_STEP_COPY as SAY } from '../../../core/checkout/delivery-copy.ts';
import { accessAt, floorDigits } from '../../../core/delivery/terms.ts';
import { type OrderDraft, withAccess } from '../../../core/merchant/order-draft.ts';

const LIFTS = [
  [true, SAY.liftYes],
  [false, SAY.liftNo],
] as const;

type Props = {
  readonly draft: OrderDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<OrderDraft>, field: string) => void;
};

export function AccessFields({ draft, faultOf, onChange }: Props) {
  const id = useId();
  const { access } = termsOf(draft);
  const [typed, setTyped] = useState(access ? String(access.floor) : '');
  const fault = faultOf('lift');
  function change(text: string): void {
    const digits = floorDigits(text);
    setTyped(digits);
    onChange(withAccess(draft, accessAt(digits, access)), 'floor');
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={SAY.floor}
        hint={SAY.floorHint}
        error={faultOf('floor')}
        name="floor"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      {access !== null && access.floor > 0 && (
        <fieldset aria-describedby={fault && id}>
          <legend className="pb-2 text-small font-medium">{SAY.lift}</legend>
          {LIFTS.map(([lift, name]) => (
            <Choice
              key={name}
              name="lift"
              value={String(lift)}
              chosen={access.lift === lift}
              wrong={fault !== undefined}
              onChoose={() => onChange(withAccess(draft, { floor: access.floor, lift }), 'lift')}
            >
              {name}
            </Choice>
          ))}
          {fault && (
            <p id={id} className="text-caption text-danger">
              {fault}
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}
