/** The access token of this browser (§3, §4): whether somebody is signed in, known without asking anybody. */
import { atom } from 'nanostores';
import { onStored, readStored, removeStored, writeStored } from './storage.ts';

const KEY = 'accessToken';

/** null: nobody is signed in. */
export const $token = atom<string | null>(typeof window === 'undefined' ? null : readStored(KEY) || null);

onStored(KEY, (text) => $token.set(text || null));

export function keepToken(token: string): void {
  $token.set(token);
  writeStored(KEY, token);
}

export function dropToken(): void {
  $token.set(null);
  removeStored(KEY);
}

/** Set while somebody signs in on another site's page, in place of ours: the address to come back to. */
export const AWAY = 'aroha:signing-in';
