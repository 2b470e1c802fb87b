/** 3D models uploaded by the merchant, by content hash. */
import { eq, sql } from 'drizzle-orm';
import type { Model } from '../../core/product/model.ts';
import type { Db } from '../engine/db.ts';
import { modelUploads } from '../schema/uploads.ts';

/** Stores what is known of a model whose bytes are in the store; the same model twice is one, as new as the second. */
export async function addModel(db: Db, model: Model): Promise<void> {
  await db
    .insert(modelUploads)
    .values(model)
    .onConflictDoUpdate({ target: modelUploads.hash, set: { createdAt: sql`now()` } });
}

export async function findModel(db: Db, hash: string): Promise<Model | null> {
  const { bytes, triangles } = modelUploads;
  const [found] = await db
    .select({ hash: modelUploads.hash, bytes, triangles })
    .from(modelUploads)
    .where(eq(modelUploads.hash, hash));
  return found ?? null;
}
