/** Deletes uploaded pictures and 3D models that nothing shows. Uploads and sweeps of one shop take turns, and a sweep waits for products being saved. */
import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { UPLOAD_SWEEP } from '../../core/merchant/constants.ts';
import type { Db } from '../engine/db.ts';
import { categories, collections, removedEntries, slides } from '../schema/entries.ts';
import { orderLines } from '../schema/order-lines.ts';
import { products } from '../schema/products.ts';
import { modelUploads, uploads } from '../schema/uploads.ts';
import { variants } from '../schema/variants.ts';
import { lockCatalogue } from './locks.ts';

/** Advisory lock number, unique on the server. */
const UPLOAD_LOCK = sql.raw('7276444');

/** Held by an upload from storing its bytes to storing its row, so that no sweep removes the bytes in between. */
export async function lockUpload(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${UPLOAD_LOCK})`);
}

const { hash } = uploads;
/** In no row of any state that can be shown again; orders show what was bought. */
const isUnused: SQL = sql`not exists (select 1 from ${products} where ${products.pictures} @> jsonb_build_array(jsonb_build_object('hash', ${hash})))
  and not exists (select 1 from ${variants} where ${variants.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${orderLines} where ${orderLines.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${categories} where ${categories.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${collections} where ${collections.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${slides} where ${slides.picture} ->> 'hash' = ${hash})
  and not exists (select 1 from ${removedEntries} where ${removedEntries.row} -> 'picture' ->> 'hash' = ${hash})`;

/** A deleted product can be restored, with its model. */
const isModelUnused: SQL = sql`not exists (select 1 from ${products} where ${products.model} ->> 'hash' = ${modelUploads.hash})`;

type Swept = { readonly table: typeof uploads | typeof modelUploads; readonly isUnused: SQL };
const PICTURES: Swept = { table: uploads, isUnused };
const MODELS: Swept = { table: modelUploads, isUnused: isModelUnused };

const findUnused = (db: Db, { table, isUnused: unused }: Swept, most: number) => {
  const isOld = lt(table.createdAt, sql`now() - make_interval(days => ${UPLOAD_SWEEP.keepDays})`);
  return db
    .select({ hash: table.hash })
    .from(table as typeof uploads)
    .where(and(isOld, unused))
    .limit(most);
};

/** Deletes a batch of rows. Only safe under the locks of sweep(). */
export async function deleteUnused(tx: Db, swept: Swept = PICTURES): Promise<string[]> {
  const hashes = (await findUnused(tx, swept, UPLOAD_SWEEP.batch)).map((row) => row.hash);
  if (hashes.length > 0) await tx.delete(swept.table).where(inArray(swept.table.hash, hashes));
  return hashes;
}

type Remove = (hash: string) => Promise<void>;

/** Takes no lock while there is nothing to do. */
async function sweep(db: Db, swept: Swept, remove: Remove): Promise<number> {
  const [candidate] = await findUnused(db, swept, 1);
  if (!candidate) return 0;
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await tx.execute(sql`select pg_advisory_xact_lock(${UPLOAD_LOCK})`);
    await lockCatalogue(tx);
    const hashes = await deleteUnused(tx, swept);
    // Before the end of the transaction: what is uploaded again waits for it.
    for (const one of hashes) await remove(one);
    return hashes.length;
  });
}

/** Deletes unused pictures and, with remove, their bytes. Returns their number. */
export const sweepUploads = (db: Db, remove: Remove): Promise<number> => sweep(db, PICTURES, remove);

/** Deletes unused 3D models and, with remove, their bytes. Returns their number. */
export const sweepModels = (db: Db, remove: Remove): Promise<number> => sweep(db, MODELS, remove);
