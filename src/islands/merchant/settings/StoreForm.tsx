/** Form of one store. */
import { useId } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Field } from '../../../components/Field.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { OfficeStore } from '../../../core/merchant/settings-contract.ts';
import { SETTINGS_COPY } from '../../../core/merchant/settings-form-copy.ts';
import { readStore } from '../../../core/merchant/settings-reader.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { FormFrame } from '../FormFrame.tsx';
import { useForm } from '../use-form.ts';
import { HoursFields } from './HoursFields.tsx';

const { stores: SAY } = SETTINGS_COPY;
type StoreFields = Pick<OfficeStore, 'line' | 'phone' | 'email' | 'hours' | 'pickup'>;
const fieldsOf = ({ line, phone, email, hours, pickup }: OfficeStore): StoreFields => ({
  ...{ line, phone, email, hours, pickup },
});

export function StoreForm({ loaded }: { readonly loaded: OfficeStore }) {
  const id = useId();
  const state = useForm<StoreFields, OfficeStore>({
    ...{ loaded, empty: loaded, formOf: fieldsOf },
    theirsIn: ({ store }) => readStore(store),
    send: (form, from) =>
      callMerchant(MERCHANT_ENDPOINTS.changeStore, {
        params: { slug: loaded.slug },
        body: { ...form, version: (from ?? loaded).version },
      }),
  });
  const { form, set, errorOf } = state;
  return (
    <section aria-labelledby={id} className="border-t pt-8 pb-12 first:border-t-0 first:pt-0 xl:border-t-0 xl:pt-0">
      <h2 id={id} className="pb-5 font-serif text-heading">
        {loaded.name}
      </h2>
      <FormFrame state={state} label={loaded.name}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            className="sm:col-span-2"
            label={SAY.line}
            error={errorOf('line')}
            value={form.line}
            onChange={({ target }) => set({ line: target.value })}
          />
          <Field
            type="tel"
            label={SAY.phone}
            error={errorOf('phone')}
            value={form.phone}
            onChange={({ target }) => set({ phone: target.value })}
          />
          <Field
            type="email"
            label={SAY.email}
            error={errorOf('email')}
            value={form.email}
            onChange={({ target }) => set({ email: target.value })}
          />
        </div>
        <HoursFields
          hours={form.hours}
          timeZone={loaded.timeZone}
          errorOf={(day, part) =>
            errorOf(`hours.${day}.${part}`) ?? (part === 'from' ? errorOf(`hours.${day}`) : undefined)
          }
          onChange={(hours) => set({ hours })}
        />
        <div>
          <Checkbox label={SAY.pickup} checked={form.pickup} onChange={(pickup) => set({ pickup })} />
          <p className="text-caption text-soot">{SAY.pickupHint}</p>
          <ErrorBox>{errorOf('pickup') ?? ''}</ErrorBox>
        </div>
      </FormFrame>
    </section>
  );
}
