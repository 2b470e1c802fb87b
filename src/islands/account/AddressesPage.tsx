/** Where things are sent: a list that can be added to, changed and shortened. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import type { Address } from '../../core/delivery/address.ts';
import { COPY } from '../../core/shop/copy.ts';
import { askAccount } from '../../stores/account.ts';
import { AddressCard } from './AddressCard.tsx';
import { type AddressDraft, AddressForm } from './AddressForm.tsx';
import { messageOf } from './failure.ts';
import { Gate } from './Gate.tsx';
import { Unloaded } from './Unloaded.tsx';
import { useAnswer } from './use-answer.ts';

const WORDS = ACCOUNT_COPY.address;

function Addresses() {
  const { answer, ask } = useAnswer(ACCOUNT_ENDPOINTS.addresses);
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  const [said, setSaid] = useState('');
  const [error, setError] = useState('');

  /** Does it, reads the list again, and says what was done. */
  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    setError('');
    await work();
    await ask();
    setSaid(done);
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
          ? askAccount(ACCOUNT_ENDPOINTS.changeAddress, { params: { id: present.id }, body: bodyOf(draft) })
          : askAccount(ACCOUNT_ENDPOINTS.addAddress, { body: bodyOf(draft) }),
      present ? WORDS.changed : WORDS.added,
    );
    setOpen(null);
  }

  if (answer.state === 'loading') return <Skeleton className="h-40 w-full max-w-xl" />;
  if (answer.state === 'failed') return <Unloaded title={ACCOUNT_COPY.failed} onRetry={ask} />;
  const addresses = answer.data;
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
        {said}
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
                      () => askAccount(ACCOUNT_ENDPOINTS.removeAddress, { params: { id: address.id } }),
                      WORDS.removed,
                    )
                  }
                  onDefault={() =>
                    attempt(
                      () =>
                        askAccount(ACCOUNT_ENDPOINTS.changeAddress, {
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

/** The fields alone: what else a list knows of an address is the shop's. */
function bodyOf({ name, line1, line2, city, state, pin, phone, isDefault }: AddressDraft) {
  return { name, line1, line2, city, state, pin, phone, isDefault };
}

export function AddressesPage() {
  return <Gate>{() => <Addresses />}</Gate>;
}
