/** Width and height of the narrowest door, stored with the measures that the product pages ask for. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { FIT_COPY } from '../../core/product/fit-copy.ts';
import type { SpaceSide } from '../../core/product/space.ts';
import { $space, storeSpace } from '../../stores/space.ts';

const SAY = CHECKOUT_COPY.delivery;
const SIDES = ['doorWidth', 'doorHeight'] as const satisfies SpaceSide[];
const CM = (
  <span className="pr-3 text-small text-soot" aria-hidden="true">
    cm
  </span>
);

function DoorField({ side }: { readonly side: SpaceSide }) {
  const stored = useStore($space)[side];
  const [draft, setDraft] = useState<string | null>(null);
  function settle(): void {
    if (draft === null) return;
    storeSpace({ ...$space.get(), [side]: Number(draft) || null });
    setDraft(null);
  }
  return (
    <Field
      label={FIT_COPY.labels[side]}
      aria-label={FIT_COPY.inCentimetres(FIT_COPY.labels[side])}
      inputMode="numeric"
      autoComplete="off"
      end={CM}
      value={draft ?? stored ?? ''}
      onChange={({ target }) => setDraft(target.value.replace(/\D/g, '').slice(0, 4))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter stores the measure; it does not leave the step.
        event.preventDefault();
        settle();
      }}
    />
  );
}

export function DoorFields() {
  return (
    <fieldset className="mt-5">
      <legend className="text-small font-medium">{SAY.door}</legend>
      <p className="text-caption text-soot">{SAY.doorLine}</p>
      <div className="mt-3 grid max-w-90 grid-cols-2 gap-4">
        {SIDES.map((side) => (
          <DoorField key={side} side={side} />
        ))}
      </div>
    </fieldset>
  );
}
