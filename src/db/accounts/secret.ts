/** The secret that signs cookies: the environment's, else one of the database's own, the same for every process. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { meta } from '../schema/shop.ts';

const KEY = 'auth-secret';

/** Makes one when there is none yet. */
export async function secretOf(db: Db): Promise<string> {
  await db
    .insert(meta)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, KEY));
  if (!row) throw new Error('The database keeps no secret.');
  return row.value;
}
