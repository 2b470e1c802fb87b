/** People with a role in the back office, and invitations. */
import { and, asc, eq, gt, inArray, lt, max, or, sql } from 'drizzle-orm';
import { STAFF } from '../../core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { ROLES, type Role } from '../../core/merchant/role.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { createToken, hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { sqlState } from '../engine/retry.ts';
import { sessions, users } from '../schema/accounts.ts';
import { invitations, secondFactors } from '../schema/staff.ts';

export type Invitation = typeof invitations.$inferSelect;

/** Role of accounts without one. */
const NO_ROLE = 'customer';
/** SQLSTATE of the trigger that keeps an owner. */
const LAST_OWNER = 'AR002';

/** Runs a change of accounts. Throws DomainError 'conflict' when it would leave the shop without an owner. */
export async function keepingAnOwner<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw sqlState(error) === LAST_OWNER ? new DomainError('conflict', SAY.lastOwner) : error;
  }
}

/** Returns everyone with a role, and the accounts of the configured owners, by name. */
export function listPeople(db: Db, owners: readonly string[]) {
  const configured = and(users.emailVerified, inArray(sql`lower(${users.email})`, [...owners]));
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      emailVerified: users.emailVerified,
      confirmedAt: secondFactors.confirmedAt,
      lastSeenAt: max(sessions.updatedAt),
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(owners.length > 0 ? or(inArray(users.role, [...ROLES]), configured) : inArray(users.role, [...ROLES]))
    .groupBy(users.id, secondFactors.confirmedAt)
    .orderBy(asc(users.name), asc(users.email));
}

/** Returns the addresses of all owners: those with the role, and the configured ones. */
export async function findOwners(db: Db, configured: readonly string[]): Promise<string[]> {
  const people = await listPeople(db, configured);
  return people
    .filter(
      ({ role, email, emailVerified }) =>
        role === 'owner' || (emailVerified && configured.includes(email.toLowerCase())),
    )
    .map(({ email }) => email);
}

/**
 * Sets the role of a person who has one; null takes it away and ends the sessions. Returns false for others. Throws
 * DomainError 'conflict' for the last owner.
 */
export function setRole(db: Db, userId: string, role: Role | null): Promise<boolean> {
  const change = db.transaction(async (tx) => {
    const rows = await tx
      .update(users)
      .set({ role: role ?? NO_ROLE, updatedAt: sql`now()` })
      .where(and(eq(users.id, userId), inArray(users.role, [...ROLES])))
      .returning({ id: users.id });
    if (rows.length > 0 && !role) await tx.delete(sessions).where(eq(sessions.userId, userId));
    return rows.length > 0;
  });
  return keepingAnOwner(change);
}

export async function findPerson(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Creates an invitation in place of an earlier one to the address. Returns the token of its link. */
export async function createInvitation(db: Db, email: string, role: Role, invitedBy: string): Promise<string> {
  const { token, hash } = createToken();
  const expiresAt = sql`now() + make_interval(days => ${sql.raw(String(STAFF.invitationDays))})`;
  const fresh = { hash, role, invitedBy, expiresAt, createdAt: sql`now()` };
  await db.delete(invitations).where(lt(invitations.expiresAt, sql`now()`));
  await db
    .insert(invitations)
    .values({ email, ...fresh })
    .onConflictDoUpdate({ target: invitations.email, set: fresh });
  return token;
}

export const listInvitations = (db: Db): Promise<Invitation[]> =>
  db.select().from(invitations).where(gt(invitations.expiresAt, sql`now()`)).orderBy(asc(invitations.email));

/** Returns the invitation of a token; null when it is unknown, used, withdrawn or expired. */
export async function findInvitation(db: Db, token: string): Promise<Invitation | null> {
  const lives = and(eq(invitations.hash, hashToken(token)), gt(invitations.expiresAt, sql`now()`));
  const [row] = await db.select().from(invitations).where(lives);
  return row ?? null;
}

/** Gives the invitation's role to an account, once. Returns false when the invitation is gone. */
export function acceptInvitation(db: Db, { id, hash, role }: Invitation, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const taken = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), eq(invitations.hash, hash)))
      .returning({ id: invitations.id });
    if (taken.length > 0) await tx.update(users).set({ role, updatedAt: sql`now()` }).where(eq(users.id, userId));
    return taken.length > 0;
  });
}

/** Withdraws an invitation. Returns its address, null when it is gone. */
export async function removeInvitation(db: Db, id: string): Promise<string | null> {
  const [row] = await db.delete(invitations).where(eq(invitations.id, id)).returning({ email: invitations.email });
  return row?.email ?? null;
}

/** Returns true when an account with this address has a role. */
export async function hasRole(db: Db, email: string): Promise<boolean> {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.email, email));
  return row !== undefined && ROLES.some((role) => role === row.role);
}
