/** Address fields: the PIN code comes first, since it fills in city and state. */
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Field } from '../../components/Field.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { ADDRESS } from '../../core/account/constants.ts';
import { ADDRESS_STEP_COPY as SAY } from '../../core/checkout/address-copy.ts';
import { type AddressFields as Fields, readPin } from '../../core/delivery/address.ts';
import { STATE_NAMES } from '../../core/delivery/india.ts';
import { ORDER } from '../../core/order/constants.ts';
import { $draft, changeAddress, changeDraft } from '../../stores/checkout-draft.ts';
import type { Faults } from './use-faults.ts';

export function AddressFields({ faults, canSave }: { readonly faults: Faults; readonly canSave: boolean }) {
  const { address, other, keep } = useStore($draft);
  const [place, setPlace] = useState('');
  /** The city filled in by a PIN code: another code may replace it, a typed city stays. */
  const filled = useRef('');

  const field = (key: keyof Fields, name: string = key) => ({
    name,
    value: address[key],
    error: faults.of(name),
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) => {
      faults.clear(name);
      changeAddress({ [key]: target.value });
    },
  });

  /** The table of codes is loaded with the first complete code. */
  async function fillPlace(text: string): Promise<void> {
    const pin = readPin(text);
    setPlace('');
    if (!pin) return;
    const { placeName, findPlace } = await import('../../core/delivery/pin.ts');
    const result = findPlace(pin);
    if (result.state !== 'found' || readPin($draft.get().address.pin) !== pin) return;
    const { city, state } = result.place;
    const now = $draft.get().address;
    const open = now.city.trim() === '' || now.city === filled.current;
    if (open) filled.current = city ?? '';
    changeAddress({ state: state ?? now.state, city: open ? (city ?? '') : now.city });
    faults.clear('state');
    if (city) faults.clear('city');
    setPlace(state || city ? SAY.place(placeName(result.place)) : '');
  }

  /** A PIN code entered on a product page. */
  const onMount = useEffectEvent(() => {
    if (address.city === '' && address.state === '') fillPlace(address.pin);
  });
  useEffect(() => onMount(), []);

  const pin = field('pin');
  return (
    <>
      <div>
        <Field
          label={SAY.pin}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={7}
          required
          {...pin}
          hint={place || SAY.pinHint}
          className="max-w-60"
          onChange={(event) => {
            pin.onChange(event);
            fillPlace(event.target.value);
          }}
        />
        <p role="status" className="sr-only">
          {place}
        </p>
      </div>
      <Field
        label={SAY.line1}
        autoComplete="shipping address-line1"
        maxLength={ORDER.lineMax}
        required
        {...field('line1')}
      />
      <Field label={SAY.line2} autoComplete="shipping address-line2" maxLength={ORDER.lineMax} {...field('line2')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={SAY.city}
          autoComplete="shipping address-level2"
          maxLength={ADDRESS.placeMax}
          required
          {...field('city')}
        />
        <SelectField
          label={SAY.state}
          prompt={SAY.choose}
          options={STATE_NAMES}
          autoComplete="shipping address-level1"
          required
          {...field('state')}
        />
      </div>
      <div className="flex flex-col gap-1">
        <Checkbox label={SAY.other} checked={other} onChange={(value) => changeDraft({ other: value })} />
        {other && (
          <div className="grid gap-5 pt-1 pb-3 sm:grid-cols-2">
            <Field
              label={SAY.receiver}
              autoComplete="shipping name"
              maxLength={ORDER.nameMax}
              required
              {...field('name', 'receiver')}
            />
            <Field
              label={SAY.receiverPhone}
              type="tel"
              inputMode="tel"
              autoComplete="shipping tel"
              required
              {...field('phone', 'receiverPhone')}
            />
          </div>
        )}
        {canSave && <Checkbox label={SAY.keep} checked={keep} onChange={(value) => changeDraft({ keep: value })} />}
      </div>
    </>
  );
}
