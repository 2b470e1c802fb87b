/** The secret that signs cookies: from the environment, else stored in the database and shared by all processes. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { meta } from '../schema/settings.ts';

const KEY = 'auth-secret';

/** Creates one when none exists. */
export async function secretOf(db: Db): Promise<string> {
  await db
    .insert(meta)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, KEY));
  if (!row) throw new Error('The database has no secret.');
  return row.value;
}
