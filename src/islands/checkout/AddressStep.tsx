/** Address step: a saved address or a new one. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ADDRESS_STEP_COPY as SAY } from '../../core/checkout/address-copy.ts';
import { addressFaults, type Fault } from '../../core/checkout/faults.ts';
import { COPY } from '../../core/shop/copy.ts';
import { $cart } from '../../stores/cart.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';
import { $pickup, loadPickup } from '../../stores/pickup.ts';
import { loadAddresses } from '../../stores/saved-addresses.ts';
import { AddressFields } from './AddressFields.tsx';
import { keepAddress } from './keep-address.ts';
import { SavedAddresses } from './SavedAddresses.tsx';
import { StepForm } from './StepForm.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useFaults } from './use-faults.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

/** Few shops have stores that hand out orders. */
const PickupChoice = lazy(async () => ({ default: (await import('./PickupChoice.tsx')).PickupChoice }));

export function AddressStep() {
  const { saved: chosen, delivery } = useStore($draft);
  const cart = useStore($cart);
  const pickup = useStore($pickup);
  const collected = delivery.store !== null;
  const offersPickup = pickup.state === 'ready' && pickup.stores.some(({ ready }) => ready !== null);
  useEffect(() => {
    if (cart.length > 0) loadPickup();
  }, [cart]);
  const { member, state, addresses } = useSavedAddresses();
  const faults = useFaults();

  /** Faults of a saved address are corrected in the form. */
  function check(): readonly Fault[] {
    const draft = $draft.get();
    const found = addressFaults(draft.address, draft.other);
    if (found.length > 0 && draft.saved !== '') changeDraft({ saved: '' });
    return found;
  }

  // The store's address is not the shopper's.
  const done = () => {
    if ($draft.get().delivery.store === null) keepAddress(member, addresses);
  };

  return (
    <>
      <StepHeading step="address" line={collected ? undefined : SAY.line} />
      {member && state === 'loading' ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <StepForm step="address" faults={faults} check={check} onDone={done}>
          {(offersPickup || collected) && (
            <Suspense>
              <PickupChoice />
            </Suspense>
          )}
          {!collected && member && state === 'failed' && (
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
