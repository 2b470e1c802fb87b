/** The browser's session: a stored token shows at once that there is one, the API says whose it is. */
import { atom } from 'nanostores';
import type { User } from '../core/account/account.ts';
import { type AuthResponse, COOKIE_TOKEN } from '../core/account/auth.ts';
import { SESSION } from '../core/account/constants.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { removeAccountWishlist, syncWishlist } from './account-wishlist.ts';
import { client } from './client.ts';
import { createRetry } from './retry.ts';
import { readStored, removeStored } from './storage.ts';
import { $token, RETURN_URL, removeToken, storeToken } from './token.ts';

/**
 * unreached: the API did not respond, so the session is kept and checked again. leaving: signed out, the page is about
 * to reload.
 */
export type Session =
  | { readonly state: 'out' | 'checking' | 'unreached' | 'leaving' }
  | { readonly state: 'in'; readonly user: User };

export const $session = atom<Session>({ state: $token.get() ? 'checking' : 'out' });

const retry = createRetry(() => void fetchSession());

$token.listen((token) => {
  if (token) return;
  retry.stop();
  if ($session.get().state !== 'leaving') $session.set({ state: 'out' });
});

function setUser(user: User): void {
  retry.stop();
  $session.set({ state: 'in', user });
  syncWishlist(user).catch((error) => console.warn(error));
}

/** Throws ApiError, with status 401 when there is no user. */
async function fetchUser(): Promise<User> {
  const { user } = await client(ENDPOINTS.me);
  if (!user) throw new ApiError('http', COPY.error.generic, 401);
  return user;
}

const hasNoUser = (error: unknown) => error instanceof ApiError && error.status === 401;

/** A known user stays signed in on this page. */
function retryLater(error: unknown): void {
  console.warn(error);
  if ($session.get().state !== 'in') $session.set({ state: 'unreached' });
  retry.start(error instanceof ApiError ? error.retryAfter : null);
}

async function fetchSession(): Promise<void> {
  const token = $token.get();
  if (!token) return;
  try {
    const user = await fetchUser();
    if ($token.get() === token) setUser(user);
  } catch (error) {
    if ($token.get() !== token) return;
    if (hasNoUser(error)) removeToken();
    else retryLater(error);
  }
}

let pending: Promise<void> | null = null;

/** Checks the session. Only a response without a user signs out. */
export function checkSession(): Promise<void> {
  if ($token.get() && $session.get().state !== 'in') $session.set({ state: 'checking' });
  pending ??= fetchSession().finally(() => {
    pending = null;
  });
  return pending;
}

/** Checks the session unless the user is known; called by every page with a token. */
export async function startSession(): Promise<void> {
  if ($session.get().state !== 'in') await checkSession();
}

/**
 * Handles a sign-in response. A token is stored; an id alone means a cookie, which the browser may have refused: then
 * there is no user. Throws ApiError.
 */
export async function completeSignIn({ token }: Pick<AuthResponse, 'token'>): Promise<void> {
  if (token && token !== COOKIE_TOKEN) {
    storeToken(token);
    return checkSession();
  }
  try {
    setUser(await fetchUser());
  } catch (error) {
    if (hasNoUser(error)) throw error;
    retryLater(error);
  }
  storeToken(COOKIE_TOKEN);
}

/** After a sign-in in place of the page: returns to the page that was left. */
export async function resumeSignIn(): Promise<void> {
  const left = readStored(RETURN_URL);
  removeStored(RETURN_URL);
  try {
    setUser(await fetchUser());
    storeToken(COOKIE_TOKEN);
    const back = URL.parse(left ?? '', window.location.href);
    if (back?.origin === window.location.origin && back.href !== window.location.href) window.location.replace(back);
  } catch (error) {
    console.warn(error);
  }
}

/** Stores the user after a change of the profile. */
export function updateUser(user: User): void {
  if ($session.get().state === 'in') $session.set({ state: 'in', user });
}

/** Removes the account's data from this device, whatever the API responds, and reloads the page. */
export async function signOut(): Promise<void> {
  const request = client(ENDPOINTS.logout, { signal: AbortSignal.timeout(SESSION.logoutWaitMs) }).catch((error) =>
    console.warn(error),
  );
  clearSession();
  await request;
  window.location.reload();
}

/** Removes the account's data from this device. */
export function clearSession(): void {
  $session.set({ state: 'leaving' });
  removeAccountWishlist();
  removeToken();
}
