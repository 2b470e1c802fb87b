/** Which pictures and models of a product are measured already. */
import { findUploads } from '../db/catalogue/uploads.ts';
import type { Db } from '../db/engine/db.ts';
import type { StoredPicture } from '../db/schema/pictures.ts';
import type { variants } from '../db/schema/variants.ts';
import type { Media } from '../media/media.ts';

export type StoredVariant = typeof variants.$inferSelect;

export type Measured = Omit<StoredPicture, 'alt' | 'focus'>;

/** Metadata of the pictures that exist: uploads, files of content/media, and those that the row has. */
export async function measuredOf(
  tx: Db,
  media: Media | undefined,
  hashes: readonly string[],
  own: readonly StoredPicture[],
): Promise<ReadonlyMap<string, Measured>> {
  const known = new Map<string, Measured>(own.map((one) => [one.hash, one]));
  for (const { hash, width, height, tint } of await findUploads(tx, hashes))
    known.set(hash, { hash, width, height, tint });
  for (const hash of hashes) {
    const original = known.has(hash) ? null : media?.byHash(hash);
    if (media && original) known.set(hash, { hash, ...(await media.measure(original)) });
  }
  return known;
}
