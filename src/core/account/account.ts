/** The signed-in shopper: reads the session response of any backend. */
import { COPY } from '../shop/copy.ts';
import { asFlag, asObject, firstText } from '../shop/read.ts';

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
