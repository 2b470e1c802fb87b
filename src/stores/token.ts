/** The access token in this browser: shows without a request whether there is a session. */
import { atom } from 'nanostores';
import { onStorageChange, readStored, removeStored, STORED, writeStored } from './storage.ts';

const KEY = 'accessToken';

/** null: signed out. */
export const $token = atom<string | null>(typeof window === 'undefined' ? null : readStored(KEY) || null);

onStorageChange(KEY, (text) => $token.set(text || null));

export function storeToken(token: string): void {
  $token.set(token);
  writeStored(KEY, token);
}

export function removeToken(): void {
  $token.set(null);
  removeStored(KEY);
  removeStored(STORED.role);
}

/** Set during a sign-in in place of the page: the URL to return to. */
export const RETURN_URL = 'aroha:signing-in';
