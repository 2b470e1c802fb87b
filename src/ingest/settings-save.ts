/** Sets fields over content/site.md and content/stores: validated by the schemas of the files, and only as they were seen. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { valueAt } from '../core/merchant/settings.ts';
import { SETTINGS_MESSAGES as SAY } from '../core/merchant/settings-copy.ts';
import { isSame } from '../core/product/fields.ts';
import { lockCatalogue } from '../db/catalogue/locks.ts';
import type { Db } from '../db/engine/db.ts';
import { transact } from '../db/engine/retry.ts';
import { dropField, putField } from '../db/merchant/content-fields.ts';
import { advise } from './advice.ts';
import { readFields } from './content-fields.ts';
import { type LaidFields, layFields } from './laid-fields.ts';
import { frontmatterOf, parseEntry } from './markdown.ts';

/** A file whose fields can be set: path below the content folder, its schema, the fields. */
export type FieldFile<T> = {
  readonly file: string;
  readonly schema: z.ZodType<T>;
  readonly fields: readonly string[];
};
export type FileState<T> = {
  readonly data: T;
  /** Changes with every change of the fields. */
  readonly version: string;
  /** Those of the fields that a person set. */
  readonly edited: string[];
};
export type FieldFault = { readonly field: string; readonly message: string };
export type SavedFields<T> =
  | { readonly state: 'saved' | 'moved'; readonly now: FileState<T> }
  | { readonly state: 'faulty'; readonly faults: readonly FieldFault[] };

/** Slugs of the Markdown files of a folder, sorted. */
export const slugsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .map((name) => name.slice(0, -'.md'.length))
        .sort()
    : [];

/** Returns a file as it is now. Throws ContentError for an invalid one. */
export async function readFieldFile<T>(
  db: Db,
  root: string,
  { file, schema, fields }: FieldFile<T>,
): Promise<FileState<T>> {
  const laid = (await readFields(db)).get(file) ?? {};
  const { data } = parseEntry(file, readFileSync(join(root, file), 'utf8'), schema, undefined, laid);
  const values = fields.map((field) => valueAt(data, field));
  const version = createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
  return { data, version, edited: fields.filter((field) => Object.hasOwn(laid, field)) };
}

/** Sets fields of a file that still has the version that was seen. null leaves a field out; one as in the file follows it again. */
export const setFields = <T>(
  db: Db,
  root: string,
  target: FieldFile<T>,
  changes: LaidFields,
  version: string,
  changed?: (tx: Db, before: T, after: T) => Promise<void>,
): Promise<SavedFields<T>> =>
  transact(db, async (tx): Promise<SavedFields<T>> => {
    await lockCatalogue(tx);
    const { file, schema } = target;
    const now = await readFieldFile(tx, root, target);
    if (now.version !== version) return { state: 'moved', now };
    const written = frontmatterOf(readFileSync(join(root, file), 'utf8'));
    const laid = (await readFields(tx)).get(file) ?? {};
    const parsed = schema.safeParse(layFields(written, { ...laid, ...changes }), { error: advise });
    if (!parsed.success)
      return {
        state: 'faulty',
        faults: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message: SAY.it(message) })),
      };
    for (const [field, value] of Object.entries(changes)) {
      const isFiles = isSame(valueAt(written, field), value);
      if (isFiles) await dropField(tx, { file, field });
      else if (!isSame(valueAt(now.data, field), value)) await putField(tx, { file, field, value });
    }
    const after = await readFieldFile(tx, root, target);
    await changed?.(tx, now.data, after.data);
    return { state: 'saved', now: after };
  });
