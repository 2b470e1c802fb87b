/**
 * What a person set in the back office over content/site.md and content/stores: rows of the database that are laid over the
 * parsed files wherever these are read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt } from '../core/merchant/settings.ts';
import { isSame } from '../core/product/fields.ts';
import { asObject } from '../core/shop/read.ts';
import type { Db } from '../db/engine/db.ts';
import { dropField, type FieldRow, listFields } from '../db/merchant/content-fields.ts';
import type { ContentFields, LaidFields } from './laid-fields.ts';
import { frontmatterOf } from './markdown.ts';

/** Rows by file. */
const byFile = (rows: readonly FieldRow[]): ContentFields =>
  new Map(
    Map.groupBy(rows, ({ file }) => file)
      .entries()
      .map(([file, own]) => [file, Object.fromEntries(own.map(({ field, value }) => [field, value]))]),
  );

export const readFields = async (db: Db): Promise<ContentFields> => byFile(await listFields(db));

/** Reads the response of the public call. Anything else is no fields. */
export function fieldsIn(body: unknown): ContentFields {
  const files = Object.entries(asObject(asObject(body)?.files) ?? {});
  return new Map(files.flatMap(([file, fields]) => (asObject(fields) ? [[file, fields as LaidFields]] : [])));
}

/** Drops fields on which a file says the same: there it leads again. */
export async function dropAgreed(tx: Db, contentDir: string): Promise<void> {
  for (const row of await listFields(tx)) {
    const path = join(contentDir, row.file);
    if (!existsSync(path)) continue;
    if (isSame(valueAt(frontmatterOf(readFileSync(path, 'utf8')), row.field), row.value)) await dropField(tx, row);
  }
}
