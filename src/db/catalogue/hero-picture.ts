/** Looks up which originals the hero uses. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { slides } from '../schema/entries.ts';

/** True when a slide, active or not, has the original whose hash begins so. */
export async function isHeroPicture(db: Db, beginning: string): Promise<boolean> {
  const rows = await db
    .select({ id: slides.id })
    .from(slides)
    .where(sql`starts_with(${slides.picture} ->> 'hash', ${beginning})`)
    .limit(1);
  return rows.length > 0;
}
