/** Which originals the hero shows. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { slides } from '../schema/shop.ts';

/** Whether a slide, also one that is not active, has the original with this hash. */
export async function isHeroPicture(db: Db, hash: string): Promise<boolean> {
  const rows = await db
    .select({ id: slides.id })
    .from(slides)
    .where(sql`${slides.picture} ->> 'hash' = ${hash}`)
    .limit(1);
  return rows.length > 0;
}
