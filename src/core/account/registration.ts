/** Validates the sign-in screen's fields and builds the registration request. */
import { ACCOUNT } from './constants.ts';
import { nameFault } from './name.ts';
import { SIGN_IN_COPY } from './sign-in-copy.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly name: string };

/** The body of POST /api/auth/register: the first word is the first name, the rest the last name. */
export function registrationOf({ name, email, password }: Registration) {
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
export type CredentialsFault = { readonly message: string; readonly fields: readonly Field[] };

/** Plausibility only (text, an @, a domain with a dot); the server validates. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isWholeEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Returns why the given fields cannot be sent, null when they can. */
export function credentialsFault(values: Partial<Record<Field, string>>): CredentialsFault | null {
  const requested = Object.keys(values) as Field[];
  const empty = requested.filter((field) => (field === 'password' ? !values[field] : !values[field]?.trim()));
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
