/** Signing in: what a backend answers, and who it says the shopper is (§3, §7). */
import { COPY } from './copy.ts';
import { asObject, firstText } from './read.ts';

/** A token (bearer backends) or an id (cookie backends); at least one of them. */
export type AuthAnswer = { readonly token: string | null; readonly id: string | null; readonly message: string };
export type User = { readonly id: string | null; readonly name: string; readonly email: string };

/** Reads {token} or {_id}, bare or under data. Neither: null. */
export function readAuth(body: unknown): AuthAnswer | null {
  const object = asObject(asObject(body)?.data) ?? asObject(body);
  if (!object) return null;
  const token = firstText(object, 'token', 'accessToken');
  const id = firstText(object, '_id', 'id');
  return token || id ? { token, id, message: firstText(object, 'message') ?? '' } : null;
}

/** Reads the current user, bare or under user or data; a nameless one is a 'Valued Customer' (§3). */
export function readUser(body: unknown): User | null {
  const outer = asObject(body);
  const object = asObject(outer?.user) ?? asObject(outer?.data) ?? outer;
  const email = object && firstText(object, 'email');
  if (!object || !email) return null;
  const whole = [firstText(object, 'firstName'), firstText(object, 'lastName')].filter(Boolean).join(' ');
  return {
    id: firstText(object, '_id', 'id'),
    name: firstText(object, 'name') ?? (whole || COPY.account.noName),
    email,
  };
}
