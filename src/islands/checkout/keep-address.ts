/** Keeps a typed address: its PIN code for the product pages, the address in the account. */

import { ADDRESS_STEP_COPY as SAY } from '../../core/checkout/address-copy.ts';
import type { Draft } from '../../core/checkout/draft.ts';
import { type Address, type AddressFields, readMobile, readPin } from '../../core/delivery/address.ts';
import { announce } from '../../stores/announcements.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';
import { storePin } from '../../stores/pin.ts';
import { saveAddress } from '../../stores/saved-addresses.ts';

/** The account's address fields, with the receiver's name and phone. */
function fieldsOf({ address, contact, other }: Draft): AddressFields {
  const phone = other ? address.phone : contact.phone;
  return {
    ...address,
    name: (other ? address.name : contact.name).trim(),
    phone: readMobile(phone) ?? phone,
    pin: readPin(address.pin) ?? address.pin,
  };
}

/** Runs in the background: the order does not wait for it. */
async function storeAddress(draft: Draft): Promise<void> {
  try {
    const { id, name, phone } = await saveAddress(fieldsOf(draft));
    if ($draft.get().address === draft.address) {
      changeDraft({ saved: id, other: true, address: { ...draft.address, name, phone } });
    }
    announce(SAY.kept);
  } catch (error) {
    console.warn(error);
    announce(SAY.notKept);
  }
}

/** addresses: those of the account; a signed-in shopper's new one is added when its box is ticked. */
export function keepAddress(member: boolean, addresses: readonly Address[]): void {
  const draft = $draft.get();
  const { line1, pin } = fieldsOf(draft);
  storePin(pin);
  const known = addresses.some((one) => one.pin === pin && one.line1 === line1.trim());
  if (member && draft.saved === '' && draft.keep && !known) storeAddress(draft);
}
