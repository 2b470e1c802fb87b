/** The account's saved addresses for the checkout, loaded once per account. */
import { atom } from 'nanostores';
import { ACCOUNT_ENDPOINTS } from '../core/account/endpoints.ts';
import type { Address, AddressFields } from '../core/delivery/address.ts';
import { callAccount } from './account.ts';

export type Saved =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly addresses: readonly Address[] };

export const $saved = atom<Saved>({ state: 'loading' });

export async function loadAddresses(): Promise<void> {
  if ($saved.get().state !== 'ready') $saved.set({ state: 'loading' });
  try {
    $saved.set({ state: 'ready', addresses: await callAccount(ACCOUNT_ENDPOINTS.addresses) });
  } catch (error) {
    console.warn(error);
    $saved.set({ state: 'failed' });
  }
}

/** Adds an address to the account and to the list. The first one is the default. Throws ApiError. */
export async function saveAddress(fields: AddressFields): Promise<Address> {
  const saved = $saved.get();
  const known = saved.state === 'ready' ? saved.addresses : [];
  const address = await callAccount(ACCOUNT_ENDPOINTS.addAddress, {
    body: { ...fields, isDefault: known.length === 0 },
  });
  $saved.set({ state: 'ready', addresses: [...known, address] });
  return address;
}
