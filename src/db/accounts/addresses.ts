/** Address books. Changes lock the user's row, so that there is always exactly one default address. */
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { AddressBody, AddressChanges } from '../../core/account/address-shapes.ts';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { ADDRESS } from '../../core/account/constants.ts';
import { stateFault } from '../../core/delivery/pin.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import type { Db } from '../engine/db.ts';
import { addresses, users } from '../schema/accounts.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** Runs work with the user's row locked. Throws DomainError 'signed-out' when the account was deleted meanwhile. */
export function withUserLocked<T>(db: Db, userId: string, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (held.length === 0) throw new DomainError('signed-out', AUTH_COPY.signIn);
    return work(tx);
  });
}

/** Returns the default address first, then the newest. */
export async function listAddresses(db: Db, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), addresses.id);
}

/** Clears the default flag of all addresses. */
async function clearDefault(tx: Db, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault));
}

/** Returns null when the book is full. The first address is always the default. */
export async function addAddress(db: Db, userId: string, body: AddressBody): Promise<AddressRow | null> {
  return withUserLocked(db, userId, async (tx) => {
    const [held] = await tx.select({ total: count() }).from(addresses).where(eq(addresses.userId, userId));
    const total = held?.total ?? 0;
    if (total >= ADDRESS.max) return null;
    const isDefault = body.isDefault || total === 0;
    if (isDefault) await clearDefault(tx, userId);
    const [row] = await tx
      .insert(addresses)
      .values({ ...body, isDefault, id: randomUUID(), userId })
      .returning();
    return row ?? null;
  });
}

/**
 * Returns null when the user has no such address. The default stays until another replaces it. Throws DomainError 'invalid'
 * when the changed state does not match the PIN code.
 */
export async function changeAddress(
  db: Db,
  userId: string,
  id: string,
  { isDefault, ...fields }: AddressChanges,
): Promise<AddressRow | null> {
  return withUserLocked(db, userId, async (tx) => {
    const own = and(eq(addresses.id, id), eq(addresses.userId, userId));
    const [known] = await tx.select().from(addresses).where(own);
    if (!known) return null;
    const moved = fields.pin !== undefined || fields.state !== undefined;
    const fault = moved ? stateFault({ ...known, ...fields }) : null;
    if (fault) throw new DomainError('invalid', fault);
    if (isDefault) await clearDefault(tx, userId);
    const set = { ...fields, isDefault: isDefault || known.isDefault };
    const [row] = await tx.update(addresses).set(set).where(own).returning();
    return row ?? null;
  });
}

/** Returns false when the user has no such address. The newest remaining address replaces a deleted default. */
export async function removeAddress(db: Db, userId: string, id: string): Promise<boolean> {
  return withUserLocked(db, userId, async (tx) => {
    const own = and(eq(addresses.id, id), eq(addresses.userId, userId));
    const [gone] = await tx.delete(addresses).where(own).returning({ isDefault: addresses.isDefault });
    if (!gone?.isDefault) return gone !== undefined;
    const [next] = await tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(and(eq(addresses.userId, userId), ne(addresses.id, id)))
      .orderBy(desc(addresses.createdAt), addresses.id)
      .limit(1);
    if (next) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
    return true;
  });
}
