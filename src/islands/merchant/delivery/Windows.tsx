/** Delivery windows of the van by zone and weekday, and how they are booked. */
import { DELIVERY_RULES_COPY } from '../../../core/merchant/delivery-copy.ts';
import { NumberField, TextField } from './fields.tsx';
import { LineRows } from './Rows.tsx';
import { SectionRows } from './SectionRows.tsx';
import { SetField } from './SetField.tsx';
import { useRows } from './tree.ts';

const SAY = DELIVERY_RULES_COPY.window;
const WINDOW = { id: '', from: '09:00', to: '13:00' };
const FRESH = { zones: [], weekdays: [], capacity: 4, windows: [WINDOW] };

/** zones: names of the zones by id. */
export function Windows({ zones }: { readonly zones: Readonly<Record<string, string>> }) {
  const plans = useRows<{ zones?: readonly string[] }>('slots');
  const nameOf = (index: number) => SAY.plan((plans[index]?.zones ?? []).map((id) => zones[id] ?? id).join(', '));
  return (
    <>
      <div className="grid gap-5 pb-8 sm:grid-cols-2">
        <NumberField path="daysAhead" label={SAY.daysAhead} />
        <NumberField path="cutOffHours" label={SAY.cutOff} />
        <NumberField path="pickupDays.from" label={SAY.pickupFrom} />
        <NumberField path="pickupDays.to" label={SAY.pickupTo} />
      </div>
      <SectionRows path="slots" add={SAY.add} fresh={FRESH} nameOf={nameOf}>
        {(path) => (
          <div className="flex flex-col gap-6">
            <SetField path={`${path}.zones`} label={SAY.zones} options={zones} />
            <SetField path={`${path}.weekdays`} label={SAY.weekdays} options={SAY.days} />
            <NumberField path={`${path}.capacity`} label={SAY.capacity} className="max-w-50" />
            <fieldset className="min-w-0">
              <legend className="pb-2 text-body font-medium">{SAY.windows}</legend>
              <LineRows
                path={`${path}.windows`}
                add={SAY.addWindow}
                fresh={WINDOW}
                nameOf={(index) => DELIVERY_RULES_COPY.row(SAY.windows, index)}
              >
                {(row) => (
                  <div className="grid grid-cols-3 gap-3">
                    <TextField path={`${row}.id`} label={DELIVERY_RULES_COPY.id} />
                    <TextField path={`${row}.from`} label={SAY.from} />
                    <TextField path={`${row}.to`} label={SAY.to} />
                  </div>
                )}
              </LineRows>
            </fieldset>
          </div>
        )}
      </SectionRows>
    </>
  );
}
