/** Size classes and the divisor of volumes. */
import { DELIVERY_RULES_COPY } from '../../../core/merchant/delivery-copy.ts';
import { ChoiceField, NumberField, TextField } from './fields.tsx';
import { SectionRows } from './SectionRows.tsx';
import { useRows } from './tree.ts';

const SAY = DELIVERY_RULES_COPY.size;
const FRESH = { id: '', name: '', by: 'courier' };

export function Sizes() {
  const classes = useRows<{ name?: string }>('classes');
  return (
    <>
      <NumberField path="divisor" label={SAY.divisor} hint={SAY.divisorHint} className="max-w-100 pb-8" />
      <SectionRows path="classes" add={SAY.add} fresh={FRESH} nameOf={(index) => classes[index]?.name || SAY.fresh}>
        {(path) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField path={`${path}.name`} label={DELIVERY_RULES_COPY.name} />
            <TextField path={`${path}.id`} label={DELIVERY_RULES_COPY.id} hint={DELIVERY_RULES_COPY.idHint} />
            <NumberField path={`${path}.upTo`} label={SAY.upTo} hint={SAY.limitHint} />
            <NumberField path={`${path}.longest`} label={SAY.longest} hint={SAY.limitHint} />
            <ChoiceField path={`${path}.by`} label={SAY.by} options={SAY.transports} />
          </div>
        )}
      </SectionRows>
    </>
  );
}
