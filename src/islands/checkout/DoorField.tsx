/** One measure of a door. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { FIT_COPY } from '../../core/product/fit-copy.ts';
import type { SpaceSide } from '../../core/product/space.ts';
import { $space, storeSpace } from '../../stores/space.ts';

const CM = (
  <span className="pr-3 text-small text-soot" aria-hidden="true">
    cm
  </span>
);

export function DoorField({ side }: { readonly side: SpaceSide }) {
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
