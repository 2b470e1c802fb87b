/** Fields of a service that carries up stairs. */
import { use } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { valueIn } from '../../../core/merchant/delivery.ts';
import { DELIVERY_RULES_COPY } from '../../../core/merchant/delivery-copy.ts';
import { NumberField } from './fields.tsx';
import { TreeContext } from './tree.ts';

const SAY = DELIVERY_RULES_COPY.service;

const STAIRS = { upTo: 80, floors: 3 };

export function StairsFields({ path }: { readonly path: string }) {
  const { values, put } = use(TreeContext);
  const isLimited = valueIn(values, path) != null;
  return (
    <fieldset>
      <legend className="text-body font-medium">{SAY.stairs}</legend>
      <Checkbox label={SAY.hasStairs} checked={isLimited} onChange={(isOn) => put(path, isOn ? STAIRS : undefined)} />
      {isLimited && (
        <div className="grid max-w-100 grid-cols-2 gap-4 pt-2">
          <NumberField path={`${path}.upTo`} label={SAY.stairsUpTo} />
          <NumberField path={`${path}.floors`} label={SAY.floors} />
        </div>
      )}
    </fieldset>
  );
}
