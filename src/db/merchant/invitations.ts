/** Invitations to the back office. */
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { STAFF } from '../../core/merchant/constants.ts';
import type { Role } from '../../core/merchant/role.ts';
import { createToken, hashToken } from '../accounts/token.ts';
import type { Db } from '../engine/db.ts';
import { users } from '../schema/accounts.ts';
import { invitations } from '../schema/staff.ts';

export type Invitation = typeof invitations.$inferSelect;

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
