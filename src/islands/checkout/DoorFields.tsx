/** Width and height of the narrowest door, stored with the measures that the product pages ask for. */
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import type { SpaceSide } from '../../core/product/space.ts';
import { DoorField } from './DoorField.tsx';

const SIDES = ['doorWidth', 'doorHeight'] as const satisfies SpaceSide[];

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
