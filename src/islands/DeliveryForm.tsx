/**
 * Contact and address of the checkout's draft as one form, for views outside the checkout: what is complete is shown in a few lines,
 * the rest as the checkout's own fields.
 */
import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../components/Skeleton.tsx';
import { addressFaults, contactFaults } from '../core/checkout/faults.ts';
import { SAMPLE_PICKER } from '../core/samples/picker-copy.ts';
import { $draft, changeAddress, changeDraft } from '../stores/checkout-draft.ts';
import { startDraftOwner } from '../stores/draft-owner.ts';
import { $pin } from '../stores/pin.ts';
import { $session } from '../stores/session.ts';
import { AddressFields } from './checkout/AddressFields.tsx';
import { ContactFields } from './checkout/ContactFields.tsx';
import { FaultSummary, focusField } from './checkout/FaultSummary.tsx';
import { keepAddress } from './checkout/keep-address.ts';
import { SavedAddresses } from './checkout/SavedAddresses.tsx';
import { useFaults } from './checkout/use-faults.ts';
import { useSavedAddresses } from './checkout/use-saved-addresses.ts';
import { Known } from './known-pin.tsx';

const SAY = SAMPLE_PICKER.send;

/** Faults of the whole form, in its order. */
function faultsNow() {
  const { contact, address, other } = $draft.get();
  return [...contactFaults(contact), ...addressFaults(address, other)];
}

type Props = {
  /** Of the form, for a button outside it. */
  readonly id: string;
  /** Called when contact and address are complete. keep: stores a typed address in the browser and, where its box is ticked, in the account. */
  readonly onDone: (keep: () => void) => void;
};

export function DeliveryForm({ id, onDone }: Props) {
  const session = useStore($session);
  const { saved } = useStore($draft);
  const { member, state, addresses } = useSavedAddresses();
  const faults = useFaults();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(() => faultsNow().length > 0);

  useEffect(() => startDraftOwner(), []);
  useEffect(() => {
    if ($draft.get().address.pin === '') changeAddress({ pin: $pin.get() });
  }, []);
  // Once the account's address is there, nothing is left to type.
  const isChosen = addresses.some((address) => address.id === saved);
  useEffect(() => {
    if (isChosen && faultsNow().length === 0) setOpen(false);
  }, [isChosen]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = faultsNow();
    faults.set(found);
    if (found.length === 0) {
      onDone(() => keepAddress(member, addresses));
      return;
    }
    // Faults of a saved address are corrected in the fields.
    if ($draft.get().saved !== '' && found.some(({ field }) => !['email', 'name', 'phone'].includes(field)))
      changeDraft({ saved: '' });
    setOpen(true);
    requestAnimationFrame(() => focusField(form.current, found[0]?.field));
  }

  if (session.state === 'checking' || (member && state === 'loading' && open))
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {SAY.loading}
        </p>
        <Skeleton className="h-72 w-full" />
      </div>
    );
  return (
    <form id={id} ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FaultSummary faults={faults.list} form={form} />
      {open ? (
        <>
          <ContactFields faults={faults} member={member} hints={{ email: SAY.emailHint, phone: SAY.phoneHint }} />
          {addresses.length > 0 && <SavedAddresses addresses={addresses} onChoose={() => faults.set([])} />}
          {!isChosen && <AddressFields faults={faults} canSave={member} />}
        </>
      ) : (
        <Known onChange={() => setOpen(true)} />
      )}
    </form>
  );
}
