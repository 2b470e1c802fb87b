/** Address step: a saved address or a new one. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { Draft } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { addressFaults, type Fault } from '../../core/checkout/faults.ts';
import { type AddressFields as Fields, readMobile, readPin } from '../../core/delivery/address.ts';
import { COPY } from '../../core/shop/copy.ts';
import { announce } from '../../stores/announcements.ts';
import { $cart } from '../../stores/cart.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';
import { $pickup, loadPickup } from '../../stores/pickup.ts';
import { storePin } from '../../stores/pin.ts';
import { $saved, loadAddresses, saveAddress } from '../../stores/saved-addresses.ts';
import { $session } from '../../stores/session.ts';
import { AddressFields } from './AddressFields.tsx';
import { choose, SavedAddresses } from './SavedAddresses.tsx';
import { StepForm } from './StepForm.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useFaults } from './use-faults.ts';

/** Few shops have stores that hand out orders. */
const PickupChoice = lazy(async () => ({ default: (await import('./PickupChoice.tsx')).PickupChoice }));

const SAY = CHECKOUT_COPY.address;

/** The account's address fields, with the receiver's name and phone. */
function fieldsOf({ address, contact, other }: Draft): Fields {
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

export function AddressStep() {
  const { saved: chosen, delivery } = useStore($draft);
  const cart = useStore($cart);
  const pickup = useStore($pickup);
  const collected = delivery.store !== null;
  const offersPickup = pickup.state === 'ready' && pickup.stores.some(({ ready }) => ready !== null);
  useEffect(() => {
    if (cart.length > 0) loadPickup();
  }, [cart]);
  const session = useStore($session);
  const saved = useStore($saved);
  const faults = useFaults();
  const member = session.state === 'in';
  const addresses = member && saved.state === 'ready' ? saved.addresses : [];
  useEffect(() => {
    if (member) loadAddresses();
  }, [member]);
  // Selects an address when the list arrives; later choices are the shopper's.
  useEffect(() => {
    if (!member || saved.state !== 'ready') return;
    const draft = $draft.get();
    const untouched = draft.saved === '' && draft.address.line1 === '' && draft.address.city === '';
    const first = saved.addresses.find(({ isDefault }) => isDefault) ?? saved.addresses[0];
    if (untouched && first) choose(first);
  }, [member, saved]);

  /** Faults of a saved address are corrected in the form. */
  function check(): readonly Fault[] {
    const draft = $draft.get();
    const found = addressFaults(draft.address, draft.other);
    if (found.length > 0 && draft.saved !== '') changeDraft({ saved: '' });
    return found;
  }

  function done(): void {
    const draft = $draft.get();
    // The store's address is not the shopper's.
    if (draft.delivery.store !== null) return;
    const { line1, pin } = fieldsOf(draft);
    storePin(pin);
    const known = addresses.some((one) => one.pin === pin && one.line1 === line1.trim());
    if (member && draft.saved === '' && draft.keep && !known) storeAddress(draft);
  }

  return (
    <>
      <StepHeading step="address" line={collected ? undefined : SAY.line} />
      {member && saved.state === 'loading' ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <StepForm step="address" faults={faults} check={check} onDone={done}>
          {(offersPickup || collected) && (
            <Suspense>
              <PickupChoice />
            </Suspense>
          )}
          {!collected && member && saved.state === 'failed' && (
            <p role="alert" className="text-small text-soot">
              {SAY.failed}{' '}
              <Button kind="quiet" onClick={loadAddresses}>
                {COPY.error.retry}
              </Button>
            </p>
          )}
          {!collected && addresses.length > 0 && (
            <SavedAddresses addresses={addresses} onChoose={() => faults.set([])} />
          )}
          {!collected && !addresses.some(({ id }) => id === chosen) && (
            <AddressFields faults={faults} canSave={member} />
          )}
        </StepForm>
      )}
    </>
  );
}
