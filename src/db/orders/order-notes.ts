/** Internal notes on orders. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { orderNotes } from '../schema/order-history.ts';

export type NoteRow = typeof orderNotes.$inferSelect;

/** Oldest first. */
export const listNotes = (db: Db, number: string): Promise<NoteRow[]> =>
  db.select().from(orderNotes).where(eq(orderNotes.number, number)).orderBy(asc(orderNotes.id));

export async function addNote(
  db: Db,
  note: { readonly number: string; readonly userId: string | null; readonly name: string; readonly text: string },
): Promise<NoteRow> {
  const [row] = await db.insert(orderNotes).values(note).returning();
  return row as NoteRow;
}
