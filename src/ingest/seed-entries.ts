/** Writes the categories, collections and slides of the content folder. */
import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { EntryKind } from '../core/merchant/entry.ts';
import { findRows, tableOf } from '../db/catalogue/entries.ts';
import { isAnyOf } from '../db/catalogue/locks.ts';
import type { Db } from '../db/engine/db.ts';
import { categories, collections, removedEntries, slides } from '../db/schema/entries.ts';
import { products } from '../db/schema/products.ts';
import { mergeEntry } from './edited-fields.ts';
import { put } from './seed-table.ts';

type FileEntry = { readonly id: string };

/** Writes rows of files with what a person set. Returns the ids of those whose file was deleted, unless a person changed them. */
export async function putEntries(tx: Db, kind: EntryKind, rows: readonly FileEntry[]): Promise<string[]> {
  const stored = await findRows(tx, kind);
  const byId = new Map(stored.map((row) => [row.id, row]));
  await put(
    tx,
    tableOf(kind),
    rows.map((row) => mergeEntry(row, byId.get(row.id))),
  );
  const present = new Set(rows.map(({ id }) => id));
  const gone = stored.filter((row) => row.hasFile && !present.has(row.id));
  const table = tableOf(kind);
  const kept = gone.filter(({ edited }) => edited.length > 0).map(({ id }) => id);
  await tx.update(table).set({ hasFile: false }).where(isAnyOf(table.id, kept));
  return gone.filter(({ edited }) => edited.length === 0).map(({ id }) => id);
}

/** Deletes categories that have no products. */
export async function dropCategories(tx: Db, ids: readonly string[]): Promise<void> {
  const used = tx.select({ one: sql`1` }).from(products).where(eq(products.categoryId, categories.id));
  await tx.delete(categories).where(and(isAnyOf(categories.id, ids), notExists(used)));
}

/**
 * Deletes again what a person deleted and a file brought back. A category that a product needs stays; what has no file any
 * more is forgotten.
 */
export async function dropRemoved(tx: Db, present: readonly string[]): Promise<void> {
  await tx.delete(removedEntries).where(and(removedEntries.hasFile, notInArray(removedEntries.id, [...present])));
  const removed = (await tx.select({ id: removedEntries.id }).from(removedEntries)).map(({ id }) => id);
  await dropCategories(tx, removed);
  for (const table of [collections, slides]) await tx.delete(table).where(isAnyOf(table.id, removed));
  const back = tx.select({ id: categories.id }).from(categories);
  await tx.delete(removedEntries).where(inArray(removedEntries.id, back));
}
