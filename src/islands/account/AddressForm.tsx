/** Form of a new or changed address. The PIN code fills in the state and, if it determines it, the city. */
import { useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { ADDRESS_COPY as WORDS } from '../../core/account/address-copy.ts';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { nameFault } from '../../core/account/name.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { type Address, type AddressFields, readMobile, readPin } from '../../core/delivery/address.ts';
import { Form } from './Form.tsx';
import { FormError } from './form-error.ts';

export type AddressDraft = AddressFields & { readonly isDefault: boolean };
const EMPTY: AddressDraft = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  pin: '',
  phone: '',
  isDefault: false,
};

/** The request body. Throws Refused for an invalid address. */
async function checked(draft: AddressDraft): Promise<AddressDraft> {
  const { name, line1, city, state, phone } = draft;
  if ([name, line1, city, state, phone, draft.pin].some((text) => !text.trim())) {
    throw new FormError(SIGN_IN_COPY.missingFields);
  }
  const fault = [name, line1, draft.line2, city, state].map(nameFault).find((one) => one !== null);
  if (fault) throw new FormError(fault);
  const pin = readPin(draft.pin);
  if (!pin) throw new FormError(WORDS.badPin);
  const { stateFault } = await import('../../core/delivery/pin.ts');
  const elsewhere = stateFault(draft);
  if (elsewhere) throw new FormError(elsewhere);
  const mobile = readMobile(phone);
  if (!mobile) throw new FormError(WORDS.badPhone);
  return { ...draft, pin, phone: mobile };
}

type Props = {
  readonly address: Address | null;
  /** The first address becomes the default. */
  readonly first: boolean;
  /** Throws ApiError. */
  readonly save: (draft: AddressDraft) => Promise<void>;
  readonly onCancel: () => void;
};

export function AddressForm({ address, first, save, onCancel }: Props) {
  const [draft, setDraft] = useState<AddressDraft>(address ? { ...EMPTY, ...address } : { ...EMPTY, isDefault: first });
  /** Changes the draft as it is by then: the PIN code may have filled in others since the last render. */
  const change = (part: Partial<AddressDraft>) => setDraft((now) => ({ ...now, ...part }));
  const field = (name: keyof AddressFields) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });

  /** Fills in empty fields from the PIN code; the table of codes is loaded on demand. */
  async function fillPlace(): Promise<void> {
    const pin = readPin(draft.pin);
    if (!pin) return;
    const { findPlace } = await import('../../core/delivery/pin.ts');
    const result = findPlace(pin);
    if (result.state !== 'found') return;
    const { city, state } = result.place;
    setDraft((now) => ({ ...now, state: state ?? now.state, city: now.city || (city ?? '') }));
  }

  async function send(): Promise<string> {
    await save(await checked(draft));
    return '';
  }

  return (
    <Form button={ACCOUNT_COPY.save} send={send} onCancel={onCancel}>
      <Field label={WORDS.name} autoComplete="name" required {...field('name')} />
      <Field label={WORDS.line1} autoComplete="address-line1" required {...field('line1')} />
      <Field label={WORDS.line2} autoComplete="address-line2" {...field('line2')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={WORDS.pin}
          hint={WORDS.pinHint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          required
          onBlur={fillPlace}
          {...field('pin')}
        />
        <Field label={WORDS.city} autoComplete="address-level2" required {...field('city')} />
        <Field label={WORDS.state} autoComplete="address-level1" required {...field('state')} />
        <Field label={WORDS.phone} type="tel" autoComplete="tel" required {...field('phone')} />
      </div>
      <label className="flex min-h-11 items-center gap-3 text-small">
        <input
          type="checkbox"
          className="size-5"
          checked={draft.isDefault}
          onChange={({ target }) => change({ isDefault: target.checked })}
        />
        {WORDS.isStandard}
      </label>
    </Form>
  );
}
