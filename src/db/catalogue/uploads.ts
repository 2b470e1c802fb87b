/** Originals uploaded by the merchant, by content hash. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { uploads } from '../schema/uploads.ts';

export type Upload = Omit<typeof uploads.$inferSelect, 'createdAt'>;

/** Stores the metadata of a picture whose bytes are in the store; the same picture twice is one, as new as the second. */
export async function addUpload(db: Db, upload: Upload): Promise<void> {
  await db
    .insert(uploads)
    .values(upload)
    .onConflictDoUpdate({ target: uploads.hash, set: { createdAt: sql`now()` } });
}

export async function isUpload(db: Db, hash: string): Promise<boolean> {
  return (await db.select({ hash: uploads.hash }).from(uploads).where(eq(uploads.hash, hash))).length > 0;
}

export async function findUploads(db: Db, hashes: readonly string[]): Promise<Upload[]> {
  if (hashes.length === 0) return [];
  return db
    .select()
    .from(uploads)
    .where(inArray(uploads.hash, [...hashes]));
}
