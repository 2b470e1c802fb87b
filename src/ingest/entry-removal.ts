/** Deletes categories, collections and slides, and brings them back. */
import type { EntryKind } from '../core/merchant/entry.ts';
import { findRow, readEntry, removeRow, restoreRow } from '../db/catalogue/entries.ts';
import { lockCatalogue } from '../db/catalogue/locks.ts';
import type { Db } from '../db/engine/db.ts';
import { transact } from '../db/engine/retry.ts';
import { type SavedEntry, saved } from './entry-save.ts';

/** Deletes one. Returns the number of products that keep a category from it, 0 when it was deleted, null when it is unknown. */
export const removeEntry = (db: Db, kind: EntryKind, slug: string): Promise<number | null> =>
  transact(db, async (tx) => {
    await lockCatalogue(tx);
    const row = await findRow(tx, kind, slug);
    const entry = await readEntry(tx, kind, slug);
    if (!row || !entry) return null;
    if (kind === 'categories' && entry.products > 0) return entry.products;
    await removeRow(tx, kind, row);
    return 0;
  });

/** Brings a deleted one back. */
export const restoreEntry = (db: Db, kind: EntryKind, slug: string): Promise<SavedEntry> =>
  transact(db, async (tx): Promise<SavedEntry> => {
    await lockCatalogue(tx);
    return (await restoreRow(tx, kind, slug)) ? saved(tx, kind, slug) : { state: 'missing' };
  });
