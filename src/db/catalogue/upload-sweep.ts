/** Deletes uploaded pictures that nothing shows. Uploads and sweeps of one shop take turns, and a sweep waits for products being saved. */
import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { UPLOAD_SWEEP } from '../../core/merchant/constants.ts';
import type { Db } from '../engine/db.ts';
import { orderLines } from '../schema/orders.ts';
import { categories, collections, products, removedEntries, slides, uploads, variants } from '../schema/shop.ts';
import { lockCatalogue } from './locks.ts';

/** Advisory lock number, unique on the server. */
const UPLOAD_LOCK = sql.raw('7276444');

/** Held by an upload from storing its bytes to storing its row, so that no sweep removes the bytes in between. */
export async function lockUpload(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${UPLOAD_LOCK})`);
}

const { hash } = uploads;
const isOld = lt(uploads.createdAt, sql`now() - make_interval(days => ${UPLOAD_SWEEP.keepDays})`);
/** In no row of any state that can be shown again; orders show what was bought. */
const isUnused: SQL = sql`not exists (select 1 from ${products} where ${products.pictures} @> jsonb_build_array(jsonb_build_object('hash', ${hash})))
  and not exists (select 1 from ${variants} where ${variants.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${orderLines} where ${orderLines.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${categories} where ${categories.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${collections} where ${collections.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${slides} where ${slides.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${removedEntries} where ${removedEntries.row} -> 'picture' ->> 'hash' = ${hash})`;

/** Deletes a batch of rows. Only safe under the locks of sweepUploads(). */
export async function deleteUnused(tx: Db): Promise<string[]> {
  const found = await tx.select({ hash }).from(uploads).where(and(isOld, isUnused)).limit(UPLOAD_SWEEP.batch);
  const hashes = found.map((row) => row.hash);
  if (hashes.length > 0) await tx.delete(uploads).where(inArray(hash, hashes));
  return hashes;
}

/** Deletes unused uploads and, with remove, their bytes. Returns their number. Takes no lock while there is nothing to do. */
export async function sweepUploads(db: Db, remove: (hash: string) => Promise<void>): Promise<number> {
  const [candidate] = await db.select({ hash }).from(uploads).where(and(isOld, isUnused)).limit(1);
  if (!candidate) return 0;
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await tx.execute(sql`select pg_advisory_xact_lock(${UPLOAD_LOCK})`);
    await lockCatalogue(tx);
    const hashes = await deleteUnused(tx);
    // Before the end of the transaction: a picture that is uploaded again waits for it.
    for (const one of hashes) await remove(one);
    return hashes.length;
  });
}
