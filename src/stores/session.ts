/** Who is signed in (§4): that somebody is, the token tells at once; who it is, the shop. */
import { atom } from 'nanostores';
import { type AuthAnswer, COOKIE_TOKEN, type User } from '../core/account.ts';
import { SESSION } from '../core/constants.ts';
import { ENDPOINTS } from '../core/endpoints.ts';
import { ApiError } from '../core/error.ts';
import { forgetAccountWishlist, syncWishlist } from './account-wishlist.ts';
import { client } from './client.ts';
import { readStored, removeStored } from './storage.ts';
import { $token, AWAY, dropToken, keepToken } from './token.ts';

/** unreached: the shop did not answer, which signs nobody out. leaving: signed out, the page is about to load again. */
export type Session =
  | { readonly state: 'out' | 'checking' | 'unreached' | 'leaving' }
  | { readonly state: 'in'; readonly user: User };

export const $session = atom<Session>({ state: $token.get() ? 'checking' : 'out' });

$token.listen((token) => {
  if (!token && $session.get().state !== 'leaving') $session.set({ state: 'out' });
});

function welcome(user: User): void {
  $session.set({ state: 'in', user });
  syncWishlist(user).catch((error) => console.warn(error));
}

let asking: Promise<void> | null = null;

async function ask(): Promise<void> {
  const token = $token.get();
  if (!token) return;
  if ($session.get().state !== 'in') $session.set({ state: 'checking' });
  try {
    const user = await client(ENDPOINTS.me);
    if ($token.get() === token) welcome(user);
  } catch (error) {
    console.warn(error);
    if ($token.get() !== token) return;
    if (error instanceof ApiError && error.kind === 'network') $session.set({ state: 'unreached' });
    else dropToken();
  }
}

/** Asks who the token belongs to. An answer that is no user signs out; no answer at all does not. */
export function checkSession(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Asks only if nobody has answered yet: what every page does when it finds a token. */
export async function startSession(): Promise<void> {
  if ($session.get().state !== 'in') await checkSession();
}

/**
 * Takes what signing in was answered with. A token is kept; an id alone means a cookie, and then the user must be there
 * to be asked for. Throws ApiError.
 */
export async function enter({ token }: Pick<AuthAnswer, 'token'>): Promise<void> {
  if (token && token !== COOKIE_TOKEN) {
    keepToken(token);
    return checkSession();
  }
  const user = await client(ENDPOINTS.me);
  welcome(user);
  keepToken(COOKIE_TOKEN);
}

/** Whoever went to another site's page to sign in is back: signed in, the page they left is shown again. */
export async function resumeSignIn(): Promise<void> {
  const left = readStored(AWAY);
  removeStored(AWAY);
  try {
    await enter({ token: null });
    const back = URL.parse(left ?? '', window.location.href);
    if (back?.origin === window.location.origin && back.href !== window.location.href) window.location.replace(back);
  } catch (error) {
    console.warn(error);
  }
}

/** The user after a change of the profile. */
export function updateUser(user: User): void {
  if ($session.get().state === 'in') $session.set({ state: 'in', user });
}

/** Forgets everything of the account on this device, whatever the shop says, and loads the page anew (§4). */
export async function signOut(): Promise<void> {
  const told = client(ENDPOINTS.logout, { signal: AbortSignal.timeout(SESSION.logoutWaitMs) }).catch((error) =>
    console.warn(error),
  );
  leave();
  await told;
  window.location.reload();
}

/** The account's own traces on this device. */
export function leave(): void {
  $session.set({ state: 'leaving' });
  forgetAccountWishlist();
  dropToken();
}
