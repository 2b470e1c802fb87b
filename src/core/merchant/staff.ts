/** A person of the back office, as the browser reads it. Pure. */
import { asObject, asText } from '../shop/read.ts';
import { type Role, roleOf } from './roles.ts';

export type Staff = { readonly name: string; readonly email: string; readonly role: Role };

/** Reads the response of staffMe; null when it names no role that this version knows. */
export function readStaff(body: unknown): Staff | null {
  const { name, email, role } = asObject(body) ?? {};
  const known = roleOf(asText(role));
  return known && { name: asText(name) ?? '', email: asText(email) ?? '', role: known };
}
