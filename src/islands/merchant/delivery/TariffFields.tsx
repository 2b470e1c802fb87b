/** Fields of a zone's tariff. */
import { DELIVERY_RULES_COPY } from '../../../core/merchant/delivery-copy.ts';
import { NumberField } from './fields.tsx';
import { LineRows } from './Rows.tsx';

const SAY = DELIVERY_RULES_COPY.zone;

export function TariffFields({ path, title }: { readonly path: string; readonly title: string }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-body font-medium">{title}</legend>
      <NumberField path={`${path}.freeFrom`} label={SAY.freeFrom} hint={SAY.freeFromHint} className="max-w-50 pb-4" />
      <LineRows
        path={`${path}.fees`}
        add={SAY.addFee}
        fresh={{}}
        beforeLast
        nameOf={(index) => DELIVERY_RULES_COPY.row(title, index)}
      >
        {(row) => (
          <div className="grid grid-cols-2 gap-3">
            <NumberField path={`${row}.upTo`} label={SAY.upTo} />
            <NumberField path={`${row}.fee`} label={SAY.fee} />
          </div>
        )}
      </LineRows>
      <p className="text-caption text-soot">{SAY.upToHint}</p>
    </fieldset>
  );
}
