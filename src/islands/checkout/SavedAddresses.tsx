/** Saved addresses to choose from, and an option for another one. */
import { useStore } from '@nanostores/react';
import { Choice } from '../../components/checkout/Choice.tsx';
import { ADDRESS_STEP_COPY as SAY } from '../../core/checkout/address-copy.ts';
import { EMPTY_DRAFT } from '../../core/checkout/draft.ts';
import type { Address } from '../../core/delivery/address.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';

/** Name and phone are the receiver's. */
export function choose({ id, name, line1, line2, city, state, pin, phone }: Address): void {
  const { contact } = $draft.get();
  const address = { name: name || contact.name, line1, line2, city, state, pin, phone: phone || contact.phone };
  changeDraft({ saved: id, other: true, address });
}

type Props = { readonly addresses: readonly Address[]; readonly onChoose: () => void };

export function SavedAddresses({ addresses, onChoose }: Props) {
  const { saved } = useStore($draft);
  return (
    <fieldset>
      <legend className="sr-only">{SAY.saved}</legend>
      {addresses.map((address) => (
        <Choice
          key={address.id}
          name="saved"
          value={address.id}
          chosen={saved === address.id}
          onChoose={() => {
            onChoose();
            choose(address);
          }}
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{address.name}</span>
            {address.isDefault && <span className="label text-soot">{SAY.standard}</span>}
          </span>
          <span className="block text-small text-soot">
            {[address.line1, address.line2, `${address.city} ${address.pin}`].filter(Boolean).join(', ')}
          </span>
        </Choice>
      ))}
      <Choice
        name="saved"
        value=""
        chosen={saved === ''}
        onChoose={() => {
          onChoose();
          changeDraft({ saved: '', other: false, address: EMPTY_DRAFT.address });
        }}
      >
        <span className="font-medium">{SAY.fresh}</span>
      </Choice>
    </fieldset>
  );
}
