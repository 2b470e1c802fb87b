/** How often something was tried: counted in the database, in one statement each, so that all processes count together. */
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import type { Db } from '../engine/db.ts';
import { attempts } from '../schema/accounts.ts';

export type Limit = { readonly times: number; readonly seconds: number };

/** One in so many counts also clears away what is over. */
const SWEEP = 200;

const keyOf = (what: string, whom: string) => `${what}:${createHash('sha256').update(whom).digest('base64url')}`;
const plain = (value: number) => sql.raw(String(value));

/** Counts one try of whom at what. Throws DomainError 'too-many', with the seconds to wait, once there were more than the limit's. */
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

/** Forgets the tries of whom: the last one was right. */
export async function forgetAttempts(db: Db, what: string, whom: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(what, whom)));
}

/** Takes one try back. */
export async function takeBackAttempt(db: Db, what: string, whom: string): Promise<void> {
  await db
    .update(attempts)
    .set({ times: sql`greatest(${attempts.times} - 1, 0)` })
    .where(eq(attempts.key, keyOf(what, whom)));
}
