/** The account's addresses: list, add, change, delete. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ADDRESS_COPY as WORDS } from '../../core/account/address-copy.ts';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import type { Address } from '../../core/delivery/address.ts';
import { COPY } from '../../core/shop/copy.ts';
import { callAccount } from '../../stores/account.ts';
import { AddressCard } from './AddressCard.tsx';
import { type AddressDraft, AddressForm } from './AddressForm.tsx';
import { messageOf } from './form-error.ts';
import { Gate } from './Gate.tsx';
import { useEndpoint } from './use-endpoint.ts';

function Addresses() {
  const { response, reload } = useEndpoint(ACCOUNT_ENDPOINTS.addresses);
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  const [message, setMessage] = useState('');
  const [error, setError] = useState('');

  /** Runs a change, reloads the list, and announces the result. */
  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    setError('');
    await work();
    await reload();
    setMessage(done);
  }
  async function attempt(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await change(work, done);
    } catch (cause) {
      setError(messageOf(cause, COPY.error.generic));
    }
  }
  async function save(draft: AddressDraft): Promise<void> {
    const present = open !== 'new' && open;
    await change(
      () =>
        present
          ? callAccount(ACCOUNT_ENDPOINTS.changeAddress, { params: { id: present.id }, body: bodyOf(draft) })
          : callAccount(ACCOUNT_ENDPOINTS.addAddress, { body: bodyOf(draft) }),
      present ? WORDS.changed : WORDS.added,
    );
    setOpen(null);
  }

  if (response.state === 'loading') return <Skeleton className="h-40 w-full max-w-xl" />;
  if (response.state === 'failed') return <LoadError title={ACCOUNT_COPY.failed} onRetry={reload} />;
  const addresses = response.data;
  if (open) {
    return (
      <section aria-labelledby="address" className="max-w-xl">
        <h2 id="address" className="mb-6 font-serif text-heading">
          {open === 'new' ? WORDS.titleNew : WORDS.titleEdit}
        </h2>
        <AddressForm
          address={open === 'new' ? null : open}
          first={addresses.length === 0}
          save={save}
          onCancel={() => setOpen(null)}
        />
      </section>
    );
  }
  return (
    <>
      <p className="sr-only" role="status">
        {message}
      </p>
      <ErrorBox>{error}</ErrorBox>
      {addresses.length === 0 ? (
        <Empty title={WORDS.empty} hint={WORDS.emptyHint} className="border-t-0 pt-0! md:pt-0!">
          <Button onClick={() => setOpen('new')}>{WORDS.add}</Button>
        </Empty>
      ) : (
        <>
          <ul className="grid gap-6 xl:grid-cols-2">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  onEdit={() => setOpen(address)}
                  onRemove={() =>
                    attempt(
                      () => callAccount(ACCOUNT_ENDPOINTS.removeAddress, { params: { id: address.id } }),
                      WORDS.removed,
                    )
                  }
                  onDefault={() =>
                    attempt(
                      () =>
                        callAccount(ACCOUNT_ENDPOINTS.changeAddress, {
                          params: { id: address.id },
                          body: { isDefault: true },
                        }),
                      WORDS.changed,
                    )
                  }
                />
              </li>
            ))}
          </ul>
          <Button kind="outline" className="mt-8" onClick={() => setOpen('new')}>
            {WORDS.add}
          </Button>
        </>
      )}
    </>
  );
}

/** Only the fields that the API accepts. */
function bodyOf({ name, line1, line2, city, state, pin, phone, isDefault }: AddressDraft) {
  return { name, line1, line2, city, state, pin, phone, isDefault };
}

export function AddressesPage() {
  return <Gate>{() => <Addresses />}</Gate>;
}
