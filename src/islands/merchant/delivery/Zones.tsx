/** Zones: prefixes, days, fees of courier and van, surcharges. */
import { DELIVERY_RULES_COPY } from '../../../core/merchant/delivery-copy.ts';
import { ChoiceField, NumberField, TextField } from './fields.tsx';
import { ListField } from './ListField.tsx';
import { LineRows } from './Rows.tsx';
import { SectionRows } from './SectionRows.tsx';
import { TariffFields } from './TariffFields.tsx';
import { useRows } from './tree.ts';

const SAY = DELIVERY_RULES_COPY.zone;
const TARIFF = { fees: [{}] };
const FRESH = { id: '', name: '', prefixes: [], days: {}, courier: TARIFF, van: TARIFF };

export function Zones() {
  const zones = useRows<{ name?: string }>('zones');
  return (
    <SectionRows path="zones" add={SAY.add} fresh={FRESH} nameOf={(index) => zones[index]?.name || SAY.fresh}>
      {(path) => (
        <div className="flex flex-col gap-6">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField path={`${path}.name`} label={DELIVERY_RULES_COPY.name} />
            <TextField path={`${path}.id`} label={DELIVERY_RULES_COPY.id} hint={DELIVERY_RULES_COPY.idHint} />
            <ChoiceField path={`${path}.band`} label={SAY.band} options={SAY.bands} />
            <ListField path={`${path}.prefixes`} label={SAY.prefixes} hint={SAY.prefixesHint} />
            <NumberField path={`${path}.days.from`} label={SAY.from} />
            <NumberField path={`${path}.days.to`} label={SAY.to} />
          </div>
          <div className="grid gap-x-5 gap-y-6 xl:grid-cols-2">
            <TariffFields path={`${path}.courier`} title={SAY.by.courier} />
            <TariffFields path={`${path}.van`} title={SAY.by.van} />
          </div>
          <fieldset className="min-w-0">
            <legend className="text-body font-medium">{SAY.surcharges}</legend>
            <p className="pb-2 text-caption text-soot">{SAY.surchargesHint}</p>
            <LineRows
              path={`${path}.surcharges`}
              add={SAY.addSurcharge}
              fresh={{ name: '' }}
              nameOf={(index) => DELIVERY_RULES_COPY.row(SAY.surcharges, index)}
            >
              {(row) => (
                <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
                  <TextField path={`${row}.name`} label={DELIVERY_RULES_COPY.name} />
                  <NumberField path={`${row}.fee`} label={SAY.fee} />
                </div>
              )}
            </LineRows>
          </fieldset>
        </div>
      )}
    </SectionRows>
  );
}
