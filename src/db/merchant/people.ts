/** People with a role in the back office. */
import { and, asc, eq, inArray, max, or, sql } from 'drizzle-orm';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { ROLES, type Role } from '../../core/merchant/role.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import type { Db } from '../engine/db.ts';
import { sqlState } from '../engine/retry.ts';
import { sessions, users } from '../schema/accounts.ts';
import { secondFactors } from '../schema/staff.ts';

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

/** Returns true when an account with this address has a role. */
export async function hasRole(db: Db, email: string): Promise<boolean> {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.email, email));
  return row !== undefined && ROLES.some((role) => role === row.role);
}
