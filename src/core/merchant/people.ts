/** People and invitations of the back office, as the browser reads them. Pure. */
import { asObject, asText } from '../shop/read.ts';
import { type Role, roleOf } from './role.ts';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
  /** ISO; null when no session is open. */
  readonly lastSeenAt: string | null;
  readonly isSelf: boolean;
  /** An owner named in the shop's environment: changed only there. */
  readonly isConfigured: boolean;
};
export type Invited = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly expiresAt: string;
};
/** What became of an invitation; link: to be handed over where the shop sends no mail. */
export type Invitation = { readonly message: string; readonly link: string | null };
export type People = { readonly people: readonly Person[]; readonly invitations: readonly Invited[] };

function readPerson(value: unknown): Person | null {
  const row = asObject(value) ?? {};
  const [id, role] = [asText(row.id), roleOf(asText(row.role))];
  if (!id || !role) return null;
  return {
    id,
    role,
    name: asText(row.name) ?? '',
    email: asText(row.email) ?? '',
    hasSecondFactor: row.hasSecondFactor === true,
    lastSeenAt: asText(row.lastSeenAt),
    isSelf: row.isSelf === true,
    isConfigured: row.isConfigured === true,
  };
}

function readInvited(value: unknown): Invited | null {
  const row = asObject(value) ?? {};
  const [id, email, role] = [asText(row.id), asText(row.email), roleOf(asText(row.role))];
  if (!id || !email || !role) return null;
  return { id, email, role, invitedBy: asText(row.invitedBy) ?? '', expiresAt: asText(row.expiresAt) ?? '' };
}

const readEach = <T>(value: unknown, read: (one: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.map(read).filter((one) => one !== null) : [];

export function readPeople(body: unknown): People | null {
  const lists = asObject(body);
  return lists && { people: readEach(lists.people, readPerson), invitations: readEach(lists.invitations, readInvited) };
}

export function readInvitation(body: unknown): Invitation | null {
  const { message, link } = asObject(body) ?? {};
  const text = asText(message);
  return text === null ? null : { message: text, link: asText(link) };
}
