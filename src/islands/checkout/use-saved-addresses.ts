/** The saved addresses of a signed-in shopper; the default one is chosen while no address is typed. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $draft } from '../../stores/checkout-draft.ts';
import { $saved, loadAddresses } from '../../stores/saved-addresses.ts';
import { $session } from '../../stores/session.ts';
import { choose } from './SavedAddresses.tsx';

export function useSavedAddresses() {
  const session = useStore($session);
  const saved = useStore($saved);
  const member = session.state === 'in';
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
  return { member, state: saved.state, addresses: member && saved.state === 'ready' ? saved.addresses : [] };
}
