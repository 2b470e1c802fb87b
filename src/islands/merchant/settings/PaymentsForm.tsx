/** Where money goes: shown to managers, changed by owners after they have seen before and after and given a code. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Field } from '../../../components/Field.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { Payments } from '../../../core/merchant/settings.ts';
import type { Settings } from '../../../core/merchant/settings-contract.ts';
import { SETTINGS_COPY } from '../../../core/merchant/settings-form-copy.ts';
import { readSettings } from '../../../core/merchant/settings-reader.ts';
import { isSame } from '../../../core/product/fields.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { FormFrame } from '../FormFrame.tsx';
import { Section } from '../products/Section.tsx';
import { useForm } from '../use-form.ts';
import { PaymentsOverview } from './PaymentsOverview.tsx';

const { payments: SAY } = SETTINGS_COPY;
const loadDialog = () => import('./PaymentsDialog.tsx');
/** The library of dialogs is a large part of the page. */
const PaymentsDialog = lazy(async () => ({ default: (await loadDialog()).PaymentsDialog }));
const EMPTY_UPI = { id: '', name: '' };
const EMPTY_BANK = { name: '', account: '', ifsc: '', bank: '' };
const ofSettings = ({ payments }: Settings): Payments => payments;

type Props = { readonly loaded: Settings; readonly mayChange: boolean };

function Change({ loaded }: { readonly loaded: Settings }) {
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  // Also offline the dialog opens, and says what cannot be sent.
  useEffect(() => void loadDialog().catch(() => {}), []);
  const state = useForm<Payments, Settings>({
    ...{ loaded, empty: loaded.payments, formOf: ofSettings },
    theirsIn: ({ settings }) => readSettings(settings),
    send: (payments, from) =>
      callMerchant(MERCHANT_ENDPOINTS.changePayments, {
        body: { version: (from ?? loaded).paymentsVersion, payments, code },
      }),
  });
  const { form, set, errorOf, saved, status } = state;
  const { upi, bank } = form;
  const before = (saved ?? loaded).payments;
  const bankField = (name: keyof typeof EMPTY_BANK, label: string) => (
    <Field
      label={label}
      error={errorOf(`payments.bank.${name}`)}
      autoComplete="off"
      inputMode={name === 'account' ? 'numeric' : undefined}
      value={bank?.[name] ?? ''}
      onChange={({ target }) => set({ bank: { ...EMPTY_BANK, ...bank, [name]: target.value } })}
    />
  );
  async function confirm(): Promise<void> {
    await state.save();
    setCode('');
    setOpen(false);
  }
  return (
    <>
      <FormFrame state={state} label={SAY.label} onSave={() => !isSame(form, before) && setOpen(true)}>
        <div className="grid gap-6">
          <Checkbox
            label={SAY.cash}
            checked={form.cashOnDelivery}
            onChange={(cashOnDelivery) => set({ cashOnDelivery })}
          />
          <fieldset className="border-t pt-4">
            <legend className="sr-only">{SAY.upi}</legend>
            <Checkbox
              label={SAY.upi}
              checked={upi !== null}
              onChange={(on) => set({ upi: on ? (before.upi ?? EMPTY_UPI) : null })}
            />
            {upi && (
              <div className="mt-2 grid gap-5 sm:grid-cols-2">
                <Field
                  label={SAY.upiId}
                  error={errorOf('payments.upi.id')}
                  autoComplete="off"
                  value={upi.id}
                  onChange={({ target }) => set({ upi: { ...upi, id: target.value } })}
                />
                <Field
                  label={SAY.upiName}
                  error={errorOf('payments.upi.name')}
                  autoComplete="off"
                  value={upi.name}
                  onChange={({ target }) => set({ upi: { ...upi, name: target.value } })}
                />
              </div>
            )}
          </fieldset>
          <fieldset className="border-t pt-4">
            <legend className="sr-only">{SAY.bank}</legend>
            <Checkbox
              label={SAY.bank}
              checked={bank !== null}
              onChange={(on) => set({ bank: on ? (before.bank ?? EMPTY_BANK) : null })}
            />
            {bank && (
              <div className="mt-2 grid gap-5 sm:grid-cols-2">
                {bankField('name', SAY.bankName)}
                {bankField('account', SAY.account)}
                {bankField('ifsc', SAY.ifsc)}
                {bankField('bank', SAY.bankBank)}
              </div>
            )}
          </fieldset>
        </div>
      </FormFrame>
      {status.state === 'saved' && <p className="-mt-1 text-small text-soot">{SAY.changed}</p>}
      {isOpen && (
        <Suspense>
          <PaymentsDialog
            before={before}
            after={form}
            code={code}
            isBusy={status.state === 'saving'}
            onCode={setCode}
            onConfirm={confirm}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function PaymentsForm({ loaded, mayChange }: Props) {
  return (
    <Section title={SAY.title} hint={mayChange ? `${SAY.hint} ${SAY.ownerOnly}` : SAY.ownerOnly}>
      {mayChange ? <Change loaded={loaded} /> : <PaymentsOverview payments={loaded.payments} />}
    </Section>
  );
}
