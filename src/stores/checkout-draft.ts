/** The checkout's draft, stored in this tab until the order is placed. */
import { atom } from 'nanostores';
import { buildingOf } from '../core/checkout/access.ts';
import { CHECKOUT } from '../core/checkout/constants.ts';
import { type Draft, EMPTY_DRAFT, readDraft } from '../core/checkout/draft.ts';
import { readTab, removeTab, writeTab } from './tab-storage.ts';

export const $draft = atom<Draft>(typeof window === 'undefined' ? EMPTY_DRAFT : readDraft(readTab(CHECKOUT.draftKey)));

export function changeDraft(change: Partial<Draft>): void {
  const next = { ...$draft.get(), ...change };
  $draft.set(next);
  writeTab(CHECKOUT.draftKey, JSON.stringify(next));
}

export const changeContact = (change: Partial<Draft['contact']>): void =>
  changeDraft({ contact: { ...$draft.get().contact, ...change } });

export const changeAddress = (change: Partial<Draft['address']>): void =>
  changeDraft({ address: { ...$draft.get().address, ...change } });

export const changeDelivery = (change: Partial<Draft['delivery']>): void =>
  changeDraft({ delivery: { ...$draft.get().delivery, ...change } });

/** Floor and lift of the address as it is now. */
export function changeAccess(access: Draft['delivery']['access']): void {
  const { delivery, address } = $draft.get();
  changeDraft({ delivery: { ...delivery, access }, building: buildingOf(address) });
}

export function clearDraft(): void {
  $draft.set(EMPTY_DRAFT);
  removeTab(CHECKOUT.draftKey);
}
