/** Carriers and the addresses of their pages about parcels. */
import { DELIVERY_RULES_COPY } from '../../../core/merchant/delivery-copy.ts';
import { TextField } from './fields.tsx';
import { SectionRows } from './SectionRows.tsx';
import { useRows } from './tree.ts';

const SAY = DELIVERY_RULES_COPY.carrier;

export function Carriers() {
  const carriers = useRows<{ name?: string }>('carriers');
  return (
    <SectionRows
      path="carriers"
      add={SAY.add}
      fresh={{ id: '', name: '' }}
      nameOf={(index) => carriers[index]?.name || SAY.fresh}
    >
      {(path) => (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField path={`${path}.name`} label={DELIVERY_RULES_COPY.name} />
          <TextField path={`${path}.id`} label={DELIVERY_RULES_COPY.id} hint={DELIVERY_RULES_COPY.idHint} />
          <TextField path={`${path}.track`} label={SAY.track} hint={SAY.trackHint} className="sm:col-span-2" />
        </div>
      )}
    </SectionRows>
  );
}
