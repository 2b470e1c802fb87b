/** An address written by hand: the PIN code comes first, for it fills in town and state. */
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Field } from '../../components/Field.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { type AddressFields as Fields, readPin } from '../../core/delivery/address.ts';
import { STATE_NAMES } from '../../core/delivery/india.ts';
import { ADDRESS, ORDER } from '../../core/shop/constants.ts';
import { $draft, changeAddress, changeDraft } from '../../stores/checkout-draft.ts';
import { Check } from './Check.tsx';
import type { Faults } from './use-faults.ts';

const SAY = CHECKOUT_COPY.address;

export function AddressFields({ faults, mayKeep }: { readonly faults: Faults; readonly mayKeep: boolean }) {
  const { address, other, keep } = useStore($draft);
  const [place, setPlace] = useState('');
  /** The town that a code filled in: another code may put its own in its place, what was typed stays. */
  const filled = useRef('');

  const field = (key: keyof Fields, name: string = key) => ({
    name,
    value: address[key],
    error: faults.of(name),
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) => {
      faults.heal(name);
      changeAddress({ [key]: target.value });
    },
  });

  /** The table of codes comes when the first is complete. */
  async function fillPlace(text: string): Promise<void> {
    const pin = readPin(text);
    setPlace('');
    if (!pin) return;
    const { placeName, findPlace } = await import('../../core/delivery/pin.ts');
    const answer = findPlace(pin);
    if (answer.state !== 'found' || readPin($draft.get().address.pin) !== pin) return;
    const { city, state } = answer.place;
    const now = $draft.get().address;
    const open = now.city.trim() === '' || now.city === filled.current;
    if (open) filled.current = city ?? '';
    changeAddress({ state: state ?? now.state, city: open ? (city ?? '') : now.city });
    faults.heal('state');
    if (city) faults.heal('city');
    setPlace(state || city ? SAY.place(placeName(answer.place)) : '');
  }

  /** A code that came with the shopper, from a product's page. */
  const come = useEffectEvent(() => {
    if (address.city === '' && address.state === '') fillPlace(address.pin);
  });
  useEffect(() => come(), []);

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
        <Check label={SAY.other} checked={other} onChange={(value) => changeDraft({ other: value })} />
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
        {mayKeep && <Check label={SAY.keep} checked={keep} onChange={(value) => changeDraft({ keep: value })} />}
      </div>
    </>
  );
}
