/** Fields of content files that a person set in the back office. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { contentFields } from '../schema/settings.ts';

export type FieldRow = Pick<typeof contentFields.$inferSelect, 'file' | 'field' | 'value'>;

export const listFields = (db: Db): Promise<FieldRow[]> =>
  db
    .select({ file: contentFields.file, field: contentFields.field, value: contentFields.value })
    .from(contentFields)
    .orderBy(contentFields.file, contentFields.field);

/** JSON null is stored as a value, because it leaves the field out. */
export async function putField(tx: Db, { file, field, value }: FieldRow): Promise<void> {
  const stored = sql`${JSON.stringify(value)}::jsonb`;
  await tx
    .insert(contentFields)
    .values({ file, field, value: stored })
    .onConflictDoUpdate({
      target: [contentFields.file, contentFields.field],
      set: { value: stored, changedAt: sql`now()` },
    });
}

/** Lets the file lead again. */
export async function dropField(tx: Db, { file, field }: Pick<FieldRow, 'file' | 'field'>): Promise<void> {
  await tx.delete(contentFields).where(and(eq(contentFields.file, file), eq(contentFields.field, field)));
}
