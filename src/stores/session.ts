/** The session of this browser: a stored token says at once that there is one, the shop says whose it is. */
import { atom } from 'nanostores';
import { type AuthAnswer, COOKIE_TOKEN, type User } from '../core/account/account.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { SESSION } from '../core/shop/constants.ts';
import { COPY } from '../core/shop/copy.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { forgetAccountWishlist, syncWishlist } from './account-wishlist.ts';
import { client } from './client.ts';
import { createRetry } from './retry.ts';
import { readStored, removeStored } from './storage.ts';
import { $token, AWAY, dropToken, keepToken } from './token.ts';

/**
 * unreached: the shop did not say whose session it is, which ends none; it is asked again. leaving: signed out, the page is
 * about to load again.
 */
export type Session =
  | { readonly state: 'out' | 'checking' | 'unreached' | 'leaving' }
  | { readonly state: 'in'; readonly user: User };

export const $session = atom<Session>({ state: $token.get() ? 'checking' : 'out' });

const retry = createRetry(() => void ask());

$token.listen((token) => {
  if (token) return;
  retry.stop();
  if ($session.get().state !== 'leaving') $session.set({ state: 'out' });
});

function welcome(user: User): void {
  retry.stop();
  $session.set({ state: 'in', user });
  syncWishlist(user).catch((error) => console.warn(error));
}

/** Throws ApiError; with status 401 where the shop says that there is no user. */
async function fetchUser(): Promise<User> {
  const { user } = await client(ENDPOINTS.me);
  if (!user) throw new ApiError('http', COPY.error.generic, 401);
  return user;
}

const saysNoUser = (error: unknown) => error instanceof ApiError && error.status === 401;

/** A shopper who is known stays on the page as it is. */
function wait(error: unknown): void {
  console.warn(error);
  if ($session.get().state !== 'in') $session.set({ state: 'unreached' });
  retry.start(error instanceof ApiError ? error.retryAfter : null);
}

async function ask(): Promise<void> {
  const token = $token.get();
  if (!token) return;
  try {
    const user = await fetchUser();
    if ($token.get() === token) welcome(user);
  } catch (error) {
    if ($token.get() !== token) return;
    if (saysNoUser(error)) dropToken();
    else wait(error);
  }
}

let asking: Promise<void> | null = null;

/** Asks whose session it is. Only a response that says that there is no user signs out. */
export function checkSession(): Promise<void> {
  if ($token.get() && $session.get().state !== 'in') $session.set({ state: 'checking' });
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Asks only where the user is not known yet: what every page does when it finds a token. */
export async function startSession(): Promise<void> {
  if ($session.get().state !== 'in') await checkSession();
}

/**
 * Takes the response to signing in. A token is kept; an id alone means a cookie, which the browser may have refused: then the
 * shop says that there is no user. Throws ApiError.
 */
export async function enter({ token }: Pick<AuthAnswer, 'token'>): Promise<void> {
  if (token && token !== COOKIE_TOKEN) {
    keepToken(token);
    return checkSession();
  }
  try {
    welcome(await fetchUser());
  } catch (error) {
    if (saysNoUser(error)) throw error;
    wait(error);
  }
  keepToken(COOKIE_TOKEN);
}

/** After a sign-in on another site's page: signed in, the page that was left is shown again. */
export async function resumeSignIn(): Promise<void> {
  const left = readStored(AWAY);
  removeStored(AWAY);
  try {
    welcome(await fetchUser());
    keepToken(COOKIE_TOKEN);
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
