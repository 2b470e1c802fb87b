/** Delivery address and receiver of what is not collected at a store, and GSTIN. The PIN code fills in town and state. */
import { useRef } from 'react';
import { Field } from '../../../components/Field.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { ADDRESS } from '../../../core/account/constants.ts';
import { ADDRESS_STEP_COPY as WORDS } from '../../../core/checkout/address-copy.ts';
import { type AddressFields, readPin } from '../../../core/delivery/address.ts';
import { STATE_NAMES } from '../../../core/delivery/india.ts';
import { findPlace } from '../../../core/delivery/pin.ts';
import type { OrderDraft } from '../../../core/merchant/order-draft.ts';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';
import { ORDER } from '../../../core/order/constants.ts';

type Props = {
  readonly draft: OrderDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<OrderDraft>, field: string) => void;
};

export function PlaceFields({ draft, faultOf, onChange }: Props) {
  const { address, gstin } = draft;
  /** The town filled in by a PIN code: another code may replace it, a typed town stays. */
  const filled = useRef('');
  const field = (key: keyof AddressFields, name: string = key) => ({
    name,
    value: address[key],
    error: faultOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      onChange({ address: { ...address, [key]: target.value } }, name),
  });
  function fillPlace(text: string): void {
    const found = readPin(text) ? findPlace(text) : null;
    const { city, state } = found?.state === 'found' ? found.place : { city: null, state: null };
    const open = address.city.trim() === '' || address.city === filled.current;
    if (open && city) filled.current = city;
    const town = open && city ? city : address.city;
    onChange({ address: { ...address, pin: text, city: town, state: state ?? address.state } }, 'pin');
  }
  return (
    <div className="flex flex-col gap-5">
      {draft.delivery.store === null && (
        <>
          <Field
            label={WORDS.pin}
            hint={WORDS.pinHint}
            inputMode="numeric"
            maxLength={7}
            required
            className="max-w-60"
            {...field('pin')}
            onChange={({ target }) => fillPlace(target.value)}
          />
          <Field label={WORDS.line1} maxLength={ORDER.lineMax} required {...field('line1')} />
          <Field label={WORDS.line2} maxLength={ORDER.lineMax} {...field('line2')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={WORDS.city} maxLength={ADDRESS.placeMax} required {...field('city')} />
            <SelectField label={WORDS.state} prompt={WORDS.choose} options={STATE_NAMES} required {...field('state')} />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={SAY.receiver} maxLength={ORDER.nameMax} {...field('name', 'receiver')} />
            <Field label={SAY.receiverPhone} type="tel" inputMode="tel" {...field('phone', 'receiverPhone')} />
          </div>
        </>
      )}
      <Field
        label={SAY.gstin}
        hint={SAY.gstinHint}
        name="gstin"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={gstin}
        error={faultOf('gstin')}
        onChange={({ target }) => onChange({ gstin: target.value }, 'gstin')}
      />
    </div>
  );
}
