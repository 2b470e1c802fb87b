/** Whether the account gets letters about dropped prices of the wishlist. */
import { atom } from 'nanostores';
import { LIST_ENDPOINTS } from '../core/lists/endpoints.ts';
import type { PriceAlerts } from '../core/lists/lists.ts';
import { client } from './client.ts';

/** failed: the state is unknown. error: a change was not saved. */
export type PriceAlertsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'ready' | 'saving' | 'error' } & PriceAlerts);

export const $priceAlerts = atom<PriceAlertsState>({ state: 'loading' });

export async function loadPriceAlerts(): Promise<void> {
  $priceAlerts.set({ state: 'loading' });
  try {
    $priceAlerts.set({ state: 'ready', ...(await client(LIST_ENDPOINTS.priceAlerts)) });
  } catch (error) {
    console.warn(error);
    $priceAlerts.set({ state: 'failed' });
  }
}

export async function setPriceAlerts(on: boolean): Promise<void> {
  const before = $priceAlerts.get();
  if (before.state === 'loading' || before.state === 'failed' || before.state === 'saving') return;
  $priceAlerts.set({ ...before, state: 'saving', on });
  try {
    $priceAlerts.set({ state: 'ready', ...(await client(LIST_ENDPOINTS.setPriceAlerts, { body: { on } })) });
  } catch (error) {
    console.warn(error);
    $priceAlerts.set({ ...before, state: 'error' });
  }
}
