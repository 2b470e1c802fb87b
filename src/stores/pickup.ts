/** The stores at which the cart can be collected, asked for when the checkout needs them. */
import { atom } from 'nanostores';
import { EMPTY_DRAFT } from '../core/checkout/draft.ts';
import { HOME_DELIVERY } from '../core/delivery/parcel.ts';
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { PickupOffer } from '../core/order/pickup-reader.ts';
import { $cart } from './cart.ts';
import { $draft, changeDraft } from './checkout-draft.ts';
import { client } from './client.ts';

export type PickupState =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly stores: readonly PickupOffer[] };

export const $pickup = atom<PickupState>({ state: 'loading' });

let asked = '';

/** Asks again only when the cart has changed. */
export async function loadPickup(): Promise<void> {
  const lines = $cart.get().map(({ sku, quantity }) => ({ sku, quantity }));
  const text = JSON.stringify(lines);
  if (lines.length === 0 || text === asked) return;
  asked = text;
  try {
    const stores = await client(ORDER_ENDPOINTS.pickupStores, { body: { lines } });
    if (asked === text) $pickup.set({ state: 'ready', stores });
  } catch (error) {
    console.warn(error);
    asked = '';
    $pickup.set({ state: 'failed' });
  }
}

/** The address before a store was chosen, so that choosing delivery again brings it back. */
let before: Pick<ReturnType<typeof $draft.get>, 'address' | 'other' | 'saved'> | null = null;

/** Has the order collected at a store: its address becomes the order's. */
export function chooseStore({ slug, name, street, city, state, pin }: PickupOffer): void {
  const { address, other, saved, delivery } = $draft.get();
  if (delivery.store === null) before = { address, other, saved };
  changeDraft({
    ...{ other: false, saved: '', agreed: '' },
    address: { ...EMPTY_DRAFT.address, line1: name, line2: street, city, state, pin },
    delivery: { ...HOME_DELIVERY, store: slug },
  });
}

/** Has the order delivered. */
export function chooseDelivery(): void {
  if ($draft.get().delivery.store === null) return;
  const { address, other, saved } = before ?? EMPTY_DRAFT;
  changeDraft({ address, other, saved, agreed: '', delivery: HOME_DELIVERY });
}
