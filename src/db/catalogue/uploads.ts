/** Originals uploaded by the merchant, by content hash. */
import { between, inArray, sql } from 'drizzle-orm';
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

/** Returns the hash of the upload whose hash begins so; null when there is none. beginning: hexadecimal digits. */
export async function findUploadHash(db: Db, beginning: string): Promise<string | null> {
  // A range, which the index of the key serves, and LIKE does not in every locale.
  const isIn = between(uploads.hash, beginning, `${beginning}${'f'.repeat(64)}`);
  return (await db.select({ hash: uploads.hash }).from(uploads).where(isIn).limit(1))[0]?.hash ?? null;
}

export async function findUploads(db: Db, hashes: readonly string[]): Promise<Upload[]> {
  if (hashes.length === 0) return [];
  return db
    .select()
    .from(uploads)
    .where(inArray(uploads.hash, [...hashes]));
}
