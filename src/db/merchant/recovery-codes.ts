/** Recovery codes, each of which works once. */
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { recoveryCodes } from '../schema/staff.ts';

/** Uses a recovery code. Returns false for an unknown or used one. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** Replaces all recovery codes of a person. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
  });
}
