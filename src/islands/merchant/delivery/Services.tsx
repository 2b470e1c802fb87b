/** Services with a price per size class. */
import { DELIVERY_RULES_COPY } from '../../../core/merchant/delivery-copy.ts';
import { CheckField, NumberField, TextField } from './fields.tsx';
import { SectionRows } from './SectionRows.tsx';
import { StairsFields } from './StairsFields.tsx';
import { useRows } from './tree.ts';

const SAY = DELIVERY_RULES_COPY.service;
const FRESH = { id: '', name: '', line: '', carriesIn: true, perPiece: {} };

/** sizes: names of the size classes by id. */
export function Services({ sizes }: { readonly sizes: Readonly<Record<string, string>> }) {
  const services = useRows<{ name?: string; perPiece?: Record<string, unknown> }>('services');
  return (
    <SectionRows path="services" add={SAY.add} fresh={FRESH} nameOf={(index) => services[index]?.name || SAY.fresh}>
      {(path, index) => (
        <div className="flex flex-col gap-6">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField path={`${path}.name`} label={DELIVERY_RULES_COPY.name} />
            <TextField path={`${path}.id`} label={DELIVERY_RULES_COPY.id} hint={DELIVERY_RULES_COPY.idHint} />
            <TextField path={`${path}.line`} label={SAY.line} className="sm:col-span-2" />
          </div>
          <fieldset>
            <legend className="text-body font-medium">{SAY.prices}</legend>
            <p className="pb-3 text-caption text-soot">{SAY.pricesHint}</p>
            <div className="grid items-end gap-4 sm:grid-cols-2">
              {/* Also classes that are gone, so that their prices can be taken out. */}
              {[...new Set([...Object.keys(sizes), ...Object.keys(services[index]?.perPiece ?? {})])].map((id) => (
                <NumberField key={id} path={`${path}.perPiece.${id}`} label={sizes[id] ?? id} />
              ))}
            </div>
          </fieldset>
          <CheckField path={`${path}.carriesIn`} label={SAY.carriesIn} />
          <StairsFields path={`${path}.stairs`} />
        </div>
      )}
    </SectionRows>
  );
}
