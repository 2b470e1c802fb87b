/** What the sign-in screen sends, and what it refuses to send (§5). */
import { ACCOUNT } from '../shop/constants.ts';
import { nameFault } from './name.ts';
import { SIGN_IN_COPY } from './sign-in-copy.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type Enrolled = Credentials & { readonly name: string };

/** The payload of POST /api/auth/register (§3): the first word is the first name, the rest the last. */
export function registrationOf({ name, email, password }: Enrolled) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return {
    firstName,
    lastName: rest.join(' '),
    username: email.trim().split('@')[0] ?? '',
    email: email.trim(),
    password,
    phone: '',
    addresses: [],
  };
}

export type Field = 'name' | 'email' | 'password';
export type Refusal = { readonly message: string; readonly fields: readonly Field[] };

/** Something, an @, a domain with a dot: what a whole address has. The server knows better. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isWholeEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Why the fields asked for cannot be sent, null when they can. */
export function refusalOf(values: Partial<Record<Field, string>>): Refusal | null {
  const asked = Object.keys(values) as Field[];
  const empty = asked.filter((field) => (field === 'password' ? !values[field] : !values[field]?.trim()));
  if (empty.length > 0) return { message: SIGN_IN_COPY.missingFields, fields: empty };
  const fault = nameFault(values.name ?? '');
  if (fault) return { message: fault, fields: ['name'] };
  if (values.email !== undefined && !isWholeEmail(values.email)) {
    return { message: SIGN_IN_COPY.badEmail, fields: ['email'] };
  }
  if (values.password !== undefined && values.password.length < ACCOUNT.passwordMinLength) {
    return { message: SIGN_IN_COPY.shortPassword, fields: ['password'] };
  }
  return null;
}
