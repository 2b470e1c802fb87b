/** Counts attempts in the database, one statement each, so that all processes share the limits. */
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import type { Db } from '../engine/db.ts';
import { attempts } from '../schema/accounts.ts';

export type Limit = { readonly times: number; readonly seconds: number };

/** One in this many counts also deletes expired rows. */
const SWEEP = 200;

const keyOf = (what: string, whom: string) => `${what}:${createHash('sha256').update(whom).digest('base64url')}`;
const plain = (value: number) => sql.raw(String(value));

/** Counts one attempt at `what` by or on `whom`. Throws DomainError 'too-many' with the seconds to wait above the limit. */
export async function countAttempt(
  db: Db,
  what: string,
  whom: string,
  { times, seconds }: Limit,
  message: string = AUTH_COPY.tooMany,
): Promise<void> {
  const end = sql`now() + make_interval(secs => ${plain(seconds)})`;
  const over = sql`${attempts.resetsAt} <= now()`;
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(what, whom), times: 1, resetsAt: end })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        times: sql`case when ${over} then 1 else least(${attempts.times}, ${plain(times)}) + 1 end`,
        resetsAt: sql`case when ${over} then ${end} else ${attempts.resetsAt} end`,
      },
    })
    .returning({
      times: attempts.times,
      wait: sql<number>`ceil(extract(epoch from ${attempts.resetsAt} - now()))::int`,
    });
  if (Math.random() * SWEEP < 1) await db.delete(attempts).where(lt(attempts.resetsAt, sql`now()`));
  if (row && row.times > times) {
    throw new DomainError('too-many', message, Math.max(1, row.wait));
  }
}

/** Resets the count after a success. */
export async function resetAttempts(db: Db, what: string, whom: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(what, whom)));
}

/** Subtracts one attempt. */
export async function undoAttempt(db: Db, what: string, whom: string): Promise<void> {
  await db
    .update(attempts)
    .set({ times: sql`greatest(${attempts.times} - 1, 0)` })
    .where(eq(attempts.key, keyOf(what, whom)));
}
