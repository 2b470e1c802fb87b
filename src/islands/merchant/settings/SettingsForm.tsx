/** Texts and addresses of the shop. */
import { Field } from '../../../components/Field.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { SettingField, SettingValues } from '../../../core/merchant/settings.ts';
import type { Settings } from '../../../core/merchant/settings-contract.ts';
import { SETTINGS_COPY as SAY } from '../../../core/merchant/settings-form-copy.ts';
import { readSettings } from '../../../core/merchant/settings-reader.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { FormFrame } from '../FormFrame.tsx';
import { Section } from '../products/Section.tsx';
import { useForm } from '../use-form.ts';

const PARTS: readonly (readonly [title: string, hint: string, fields: readonly SettingField[]])[] = [
  [SAY.sections.shop, SAY.build, ['tagline', 'description']],
  [
    SAY.sections.contact,
    SAY.now,
    ['email.hello', 'email.orders', 'email.trade', 'email.press', 'email.privacy', 'phone'],
  ],
  [SAY.sections.product, SAY.build, ['sendsFrom', 'warranty']],
  [SAY.sections.social, SAY.build, ['social.instagram', 'social.pinterest', 'social.facebook', 'social.x']],
  [SAY.sections.legal, SAY.now, ['legal.entity', 'legal.address', 'legal.cin', 'legal.gstin']],
  [
    SAY.sections.officer,
    SAY.build,
    ['legal.grievanceOfficer.name', 'legal.grievanceOfficer.email', 'legal.grievanceOfficer.phone'],
  ],
];
/** Fields that need a whole line. */
const WIDE: ReadonlySet<SettingField> = new Set(['tagline', 'description', 'legal.address', 'warranty']);
const valuesOf = ({ values }: Settings): SettingValues => values;
const typeOf = (name: SettingField) => (/email/.test(name) ? 'email' : /phone/.test(name) ? 'tel' : 'text');

export function SettingsForm({ loaded }: { readonly loaded: Settings }) {
  const state = useForm<SettingValues, Settings>({
    ...{ loaded, empty: loaded.values, formOf: valuesOf },
    theirsIn: ({ settings }) => readSettings(settings),
    send: (values, from) => {
      const before = (from ?? loaded).values;
      const names = Object.keys(values) as SettingField[];
      const changed = Object.fromEntries(
        names.filter((name) => values[name] !== before[name]).map((name) => [name, values[name]]),
      );
      return callMerchant(MERCHANT_ENDPOINTS.changeSettings, {
        body: { version: (from ?? loaded).version, values: changed },
      });
    },
  });
  const { form, set, errorOf } = state;
  return (
    <FormFrame state={state} label={SAY.label} sticky>
      <div className="**:scroll-mb-24">
        {PARTS.map(([title, hint, fields]) => (
          <Section key={title} title={title} hint={hint}>
            <div className="grid gap-5 sm:grid-cols-2">
              {fields.map((name) => (
                <Field
                  key={name}
                  className={WIDE.has(name) ? 'sm:col-span-2' : ''}
                  type={typeOf(name)}
                  label={SAY.labels[name]}
                  hint={SAY.hints[name]}
                  error={errorOf(name)}
                  value={form[name]}
                  onChange={({ target }) => set({ [name]: target.value })}
                />
              ))}
            </div>
          </Section>
        ))}
      </div>
    </FormFrame>
  );
}
