/** A person of the back office, as the browser reads it. Pure. */
import { asObject, asText } from '../shop/read.ts';
import { type Role, roleOf } from './role.ts';

/** none: no second factor is set up. asked: it is to be entered. given: it was. */
export type Staff = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly secondFactor: 'none' | 'asked' | 'given';
};

/** Reads the response of staffMe; null when it names an unknown role. */
export function readStaff(body: unknown): Staff | null {
  const { name, email, role, secondFactor } = asObject(body) ?? {};
  const known = roleOf(asText(role));
  const state = secondFactor === 'given' || secondFactor === 'none' ? secondFactor : 'asked';
  return known && { name: asText(name) ?? '', email: asText(email) ?? '', role: known, secondFactor: state };
}
