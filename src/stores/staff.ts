/** The person of the back office in this browser: session, then role. */
import { atom } from 'nanostores';
import { MERCHANT_ENDPOINTS } from '../core/merchant/endpoints.ts';
import type { Staff } from '../core/merchant/staff.ts';
import { ApiError } from '../core/shop/api-error.ts';
import type { CallOptions } from '../core/shop/client.ts';
import type { Endpoint } from '../core/shop/endpoints.ts';
import { callAccount } from './account.ts';
import { $session } from './session.ts';
import { removeStored, STORED, writeStored } from './storage.ts';

/** refused: signed in without a role. unreached: the API did not respond. */
export type StaffState =
  | { readonly state: 'loading' | 'refused' | 'unreached' }
  | { readonly state: 'in'; readonly staff: Staff };

export const $staff = atom<StaffState>({ state: 'loading' });

/** Asks the API who this is. */
export async function checkStaff(): Promise<void> {
  if ($staff.get().state !== 'in') $staff.set({ state: 'loading' });
  try {
    const staff = await callAccount(MERCHANT_ENDPOINTS.staffMe);
    writeStored(STORED.role, staff.role);
    $staff.set({ state: 'in', staff });
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 403;
    console.warn(error);
    if (refused) removeStored(STORED.role);
    if ($session.get().state === 'in') $staff.set({ state: refused ? 'refused' : 'unreached' });
  }
}

/**
 * Calls of the back office: a 403 of any of them asks again who this is, because the role or the second factor may have
 * ended meanwhile. Throws ApiError.
 */
export async function callMerchant<Out>(endpoint: Endpoint<Out>, options?: CallOptions<void>): Promise<Out> {
  try {
    return await callAccount(endpoint, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) checkStaff();
    throw error;
  }
}

/**
 * Follows the session: a person who signs in is asked for, one who leaves is forgotten. The role is asked for while the
 * session is checked, so that a screen waits for one answer and not for two, one after the other.
 */
export function followSession(): () => void {
  let early: Promise<void> | null = null;
  return $session.subscribe(({ state }) => {
    if (state === 'checking') {
      early ??= checkStaff().finally(() => {
        early = null;
        // An early failure says nothing of a session that was not known yet.
        if ($session.get().state === 'in' && $staff.get().state === 'loading') checkStaff();
      });
    } else if (state !== 'in') $staff.set({ state: 'loading' });
    else if (!early && $staff.get().state !== 'in') checkStaff();
  });
}
