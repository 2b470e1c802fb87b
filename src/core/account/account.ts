/** Signing in: reads the authentication and session responses of any backend. */
import { ApiError } from '../shop/api-error.ts';
import { COPY } from '../shop/copy.ts';
import { asFlag, asObject, findList, firstText, type Report, readList } from '../shop/read.ts';

/**
 * Placeholder for the token when the session lives in a cookie: browsers store it, a social popup posts it, and our API
 * ignores it as a token.
 */
export const COOKIE_TOKEN = 'cookie';

export const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Message that a social popup posts to the page that opened it. */
export type SocialMessage =
  | { readonly type: 'social-auth-success'; readonly token: string }
  | { readonly type: 'social-auth-failure'; readonly message: string };

/** A token (bearer backends) or an id (cookie backends); at least one of them. */
export type AuthResponse = { readonly token: string | null; readonly id: string | null; readonly message: string };
export type User = {
  readonly id: string | null;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly phone: string;
  readonly role: string;
  /** ISO; null when the backend sends none. */
  readonly createdAt: string | null;
};

/** A device on which the shopper is signed in. */
export type AccountSession = {
  readonly id: string;
  readonly current: boolean;
  readonly createdAt: string | null;
  readonly lastSeenAt: string | null;
  /** User agent; '' when the browser sends none. */
  readonly agent: string;
};

/** Reads {token} or {_id}, bare or under data. Neither: null. */
export function readAuth(body: unknown): AuthResponse | null {
  const object = asObject(asObject(body)?.data) ?? asObject(body);
  if (!object) return null;
  const token = firstText(object, 'token', 'accessToken');
  const id = firstText(object, '_id', 'id');
  return token || id ? { token, id, message: firstText(object, 'message') ?? '' } : null;
}

/** Reads the current user, bare or under user or data; without a name it is 'Valued Customer'. */
export function readUser(body: unknown): User | null {
  const outer = asObject(body);
  const object = asObject(outer?.user) ?? asObject(outer?.data) ?? outer;
  const email = object && firstText(object, 'email');
  if (!object || !email) return null;
  const firstName = firstText(object, 'firstName') ?? '';
  const lastName = firstText(object, 'lastName') ?? '';
  const whole = [firstName, lastName].filter(Boolean).join(' ');
  return {
    id: firstText(object, '_id', 'id'),
    name: firstText(object, 'name') ?? (whole || COPY.account.noName),
    firstName,
    lastName,
    email,
    emailVerified: asFlag(object.emailVerified),
    phone: firstText(object, 'phone') ?? '',
    role: firstText(object, 'role') ?? '',
    createdAt: firstText(object, 'createdAt'),
  };
}

/** Reads the response about the current user; user is null for a visitor. Returns null when it cannot be read. */
export function readMe(body: unknown): { readonly user: User | null } | null {
  const user = readUser(body);
  const object = asObject(body);
  const none = body === null || object?.user === null || object?.data === null;
  return user || none ? { user } : null;
}

/** Reads {message}, the response of most changes; a successful response without one counts as done. */
export function readMessage(body: unknown): string {
  const object = asObject(body);
  return (object && firstText(object, 'message')) ?? '';
}

function readSession(value: unknown): AccountSession | null {
  const object = asObject(value);
  const id = object && firstText(object, '_id', 'id');
  if (!object || !id) return null;
  return {
    id,
    current: asFlag(object.current),
    createdAt: firstText(object, 'createdAt'),
    lastSeenAt: firstText(object, 'lastSeenAt', 'updatedAt', 'createdAt'),
    agent: firstText(object, 'agent', 'userAgent') ?? '',
  };
}

/** Reads {sessions}. */
export function readSessions(body: unknown, report: Report): AccountSession[] | null {
  const items = findList(body, 'sessions');
  return items && readList(items, 'sessions', readSession, report);
}

/**
 * The networks to offer when the backend has not named them. Both when it has no such call (a 4xx other than 429, or
 * another body); none when it is unreachable or busy, as then no sign-in works.
 */
export function providersWithout(error: unknown): readonly Provider[] {
  if (!(error instanceof ApiError)) return [];
  const { kind, status } = error;
  const unknown = kind === 'shape' || (kind === 'http' && status < 500 && status !== 429);
  return unknown ? PROVIDERS : [];
}

/** Reads {providers}: the networks available for sign-in. Unknown names are dropped. */
export function readProviders(body: unknown): Provider[] | null {
  const items = findList(body, 'providers');
  return items && PROVIDERS.filter((one) => items.includes(one));
}
