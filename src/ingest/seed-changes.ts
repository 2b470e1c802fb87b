/** Seeds when something has changed since the last seed: reading and checking all files takes a fifth of a start. */
import { resolve } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/engine/db.ts';
import { meta } from '../db/schema/settings.ts';
import { stampsIn } from '../media/file-stamps.ts';
import type { Media } from '../media/media.ts';
import { readFields } from './content-fields.ts';
import { sha } from './row-values.ts';
import { SEED_KEY, seed } from './seed.ts';

const KEY = 'seed-inputs';

async function readMeta(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select()
    .from(meta)
    .where(inArray(meta.key, [SEED_KEY, KEY]));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/**
 * Seeds, unless the files of the content folder, what a person set over them, the code and the seed in the database are those
 * after the last call. code: identifies the sources. Throws ContentError. Returns whether it seeded.
 */
export async function seedChanges(db: Db, contentDir: string, media: Media, code: string): Promise<boolean> {
  const inputs = [code, stampsIn(resolve(contentDir)), [...(await readFields(db))]];
  const stampWith = (stored: ReadonlyMap<string, string>) => sha(JSON.stringify([inputs, stored.get(SEED_KEY)]));
  const before = await readMeta(db);
  if (before.get(KEY) === stampWith(before)) return false;
  await seed(db, contentDir, media);
  const value = stampWith(await readMeta(db));
  await db.insert(meta).values({ key: KEY, value }).onConflictDoUpdate({ target: meta.key, set: { value } });
  return true;
}
