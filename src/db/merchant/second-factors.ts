/** Second factors of the people of the back office, and which sessions have entered one. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { STAFF } from '../../core/merchant/constants.ts';
import type { Db } from '../engine/db.ts';
import { sessions } from '../schema/accounts.ts';
import { recoveryCodes, secondFactors } from '../schema/staff.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;
/** none: not set up. asked: to be entered in this session. given: entered. */
export type SecondFactorState = 'none' | 'asked' | 'given';

export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** What a session has to show for itself. */
export async function secondFactorState(db: Db, sessionId: string): Promise<SecondFactorState> {
  const hours = sql.raw(String(STAFF.secondFactorHours));
  const [row] = await db
    .select({
      set: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      given: sql<boolean>`coalesce(${sessions.secondFactorAt} > now() - make_interval(hours => ${hours}), false)`,
    })
    .from(sessions)
    .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
    .where(eq(sessions.id, sessionId));
  if (!row?.set) return 'none';
  return row.given ? 'given' : 'asked';
}

/** Stores a new secret in place of an unconfirmed one. Returns false when a confirmed one exists. */
export async function beginSecondFactor(db: Db, userId: string, secret: string): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses the code of a time step. Returns false when it, or a later one, has been used. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step, confirmedAt: sql`coalesce(${secondFactors.confirmedAt}, now())` })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Notes that a session has entered the second factor. */
export async function markSession(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** Removes a person's second factor and recovery codes; every session has to set up a new one. */
export async function removeSecondFactor(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
  });
}
