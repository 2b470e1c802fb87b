/** What sign-in returns, from the API and from the social sign-in window. */
import { asObject, firstText } from '../shop/read.ts';

/**
 * Placeholder for the token when the session lives in a cookie: browsers store it, a social popup posts it, and our API
 * ignores it as a token.
 */
export const COOKIE_TOKEN = 'cookie';

/** Message that a social popup posts to the page that opened it. */
export type SocialMessage =
  | { readonly type: 'social-auth-success'; readonly token: string }
  | { readonly type: 'social-auth-failure'; readonly message: string };

/** A token (bearer backends) or an id (cookie backends); at least one of them. */
export type AuthResponse = { readonly token: string | null; readonly id: string | null; readonly message: string };

/** Reads {token} or {_id}, bare or under data. Neither: null. */
export function readAuth(body: unknown): AuthResponse | null {
  const object = asObject(asObject(body)?.data) ?? asObject(body);
  if (!object) return null;
  const token = firstText(object, 'token', 'accessToken');
  const id = firstText(object, '_id', 'id');
  return token || id ? { token, id, message: firstText(object, 'message') ?? '' } : null;
}

/** Reads {message}, the response of most changes; a successful response without one counts as done. */
export function readMessage(body: unknown): string {
  const object = asObject(body);
  return (object && firstText(object, 'message')) ?? '';
}
