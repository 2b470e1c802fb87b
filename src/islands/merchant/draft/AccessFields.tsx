/** Floor and lift of the caller's address, when two people carry something. */
import { useId, useState } from 'react';
import { Field } from '../../../components/Field.tsx';
import { termsOf } from '../../../core/checkout/checkout.ts';
import { CHECKOUT_COPY } from '../../../core/checkout/copy.ts';
import { HIGHEST_FLOOR } from '../../../core/delivery/terms.ts';
import { type OrderDraft, withAccess } from '../../../core/merchant/order-draft.ts';

const SAY = CHECKOUT_COPY.delivery;
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
    const digits = text.replace(/\D/g, '').slice(0, 2);
    const floor = Number(digits);
    setTyped(digits);
    const isFloor = digits !== '' && floor <= HIGHEST_FLOOR;
    onChange(withAccess(draft, isFloor ? { floor, lift: access?.lift ?? null } : null), 'floor');
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
          <legend className="text-small font-medium">{SAY.lift}</legend>
          {LIFTS.map(([lift, name]) => (
            <label key={name} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="lift"
                className="size-5"
                checked={access.lift === lift}
                aria-invalid={fault ? true : undefined}
                onChange={() => onChange(withAccess(draft, { floor: access.floor, lift }), 'lift')}
              />
              {name}
            </label>
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
