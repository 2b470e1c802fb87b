/** Floor and lift: asked once, when two people carry something. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Choice } from '../../components/checkout/Choice.tsx';
import { Field } from '../../components/Field.tsx';
import { termsOf } from '../../core/checkout/access.ts';
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import { accessAt, floorDigits } from '../../core/delivery/terms.ts';
import { $draft, changeAccess } from '../../stores/checkout-draft.ts';
import type { Faults } from './use-faults.ts';

const LIFTS = [
  [true, SAY.liftYes],
  [false, SAY.liftNo],
] as const;

export function AccessFields({ faults }: { readonly faults: Faults }) {
  const { access } = termsOf(useStore($draft));
  const [typed, setTyped] = useState(access ? String(access.floor) : '');
  const problem = faults.of('lift');

  function change(text: string): void {
    const digits = floorDigits(text);
    setTyped(digits);
    faults.clear('floor');
    changeAccess(accessAt(digits, access));
  }

  return (
    <section aria-labelledby="access" className="border-t pt-5">
      <h3 id="access" className="text-small font-medium">
        {SAY.accessTitle}
      </h3>
      <p className="text-caption text-soot">{SAY.accessLine}</p>
      <Field
        className="mt-3 max-w-40"
        label={SAY.floor}
        hint={SAY.floorHint}
        error={faults.of('floor')}
        name="floor"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      {access !== null && access.floor > 0 && (
        <fieldset className="mt-4" aria-describedby={problem && 'lift-said'}>
          <legend className="pb-2 text-small font-medium">{SAY.lift}</legend>
          {LIFTS.map(([value, name]) => (
            <Choice
              key={name}
              name="lift"
              value={String(value)}
              chosen={access.lift === value}
              wrong={problem !== undefined}
              onChoose={() => {
                faults.clear('lift');
                changeAccess({ floor: access.floor, lift: value });
              }}
            >
              {name}
            </Choice>
          ))}
          {problem && (
            <p id="lift-said" className="mt-1.5 text-caption text-danger">
              {problem}
            </p>
          )}
        </fieldset>
      )}
    </section>
  );
}
