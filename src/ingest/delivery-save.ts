/** Sets values of content/delivery in the back office: validated by the schemas of the files, and only as they were seen. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { SETTINGS_MESSAGES as SAY } from '../core/merchant/settings-copy.ts';
import { isSame } from '../core/product/fields.ts';
import { lockCatalogue } from '../db/catalogue/locks.ts';
import type { Db } from '../db/engine/db.ts';
import { transact } from '../db/engine/retry.ts';
import { dropField, putField } from '../db/merchant/content-fields.ts';
import { advise } from './advice.ts';
import { readFields } from './content-fields.ts';
import { DELIVERY_SCHEMAS, type DeliveryFile, deliveryFile, readDelivery } from './delivery-content.ts';
import { type ContentFields, type LaidFields, layFields } from './laid-fields.ts';
import { ContentError, frontmatterOf } from './markdown.ts';
import type { FieldFault } from './settings-save.ts';

/** values: as the file holds them, in whole rupees. */
export type DeliveryState = {
  readonly values: Readonly<Record<string, unknown>>;
  /** Changes with every change of the values. */
  readonly version: string;
  /** Fields that a person set; the file leads for the others. */
  readonly edited: string[];
};
export type SavedDelivery =
  | { readonly state: 'saved' | 'moved'; readonly now: DeliveryState }
  | { readonly state: 'faulty'; readonly faults: readonly FieldFault[] };

/** The front matter of a file; {} when it is missing or no YAML. */
function writtenIn(root: string, name: DeliveryFile) {
  const path = join(root, deliveryFile(name));
  return existsSync(path) ? frontmatterOf(readFileSync(path, 'utf8')) : {};
}

function stateOf(written: object, laid: LaidFields): DeliveryState {
  const values = layFields(written, laid) as DeliveryState['values'];
  const version = createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
  return { values, version, edited: Object.keys(laid) };
}

/** Returns a file as it is now, with what was set over it; it may be invalid. */
export async function readDeliveryFile(db: Db, root: string, name: DeliveryFile): Promise<DeliveryState> {
  return stateOf(writtenIn(root, name), (await readFields(db)).get(deliveryFile(name)) ?? {});
}

const schemaFaults = (error: z.ZodError): FieldFault[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.'), message: SAY.it(message) }));

/** Faults that other files show once this one has changed, such as a service for a size class that is gone. */
function crossFaults(root: string, fields: ContentFields, file: string): FieldFault[] {
  try {
    readDelivery(root, fields);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n').map((line) => {
      const [, where, field, message] = /^([^:]+)(?::\d+)?: ([\w.-]+): (.*)$/.exec(line) ?? [];
      return where === file && field && message ? { field, message } : { field: '', message: line };
    });
  }
}

/** Sets top-level values of a file that still has the version that was seen. A value as in the file follows it again. */
export const saveDelivery = (
  db: Db,
  root: string,
  name: DeliveryFile,
  values: Readonly<Record<string, unknown>>,
  version: string,
): Promise<SavedDelivery> =>
  transact(db, async (tx): Promise<SavedDelivery> => {
    await lockCatalogue(tx);
    const file = deliveryFile(name);
    const fields = await readFields(tx);
    const written = writtenIn(root, name);
    const laid = fields.get(file) ?? {};
    const now = stateOf(written, laid);
    if (now.version !== version) return { state: 'moved', now };
    const changed = Object.entries(values).filter(([field, value]) => !isSame(now.values[field], value));
    const next = { ...laid, ...Object.fromEntries(changed) };
    const parsed = DELIVERY_SCHEMAS[name].safeParse(layFields(written, next), { error: advise });
    if (!parsed.success) return { state: 'faulty', faults: schemaFaults(parsed.error) };
    const faults = crossFaults(root, new Map([...fields, [file, next]]), file);
    if (faults.length > 0) return { state: 'faulty', faults };
    for (const [field, value] of changed) {
      const isFiles = isSame((written as Record<string, unknown>)[field], value);
      if (isFiles) await dropField(tx, { file, field });
      else await putField(tx, { file, field, value });
    }
    return { state: 'saved', now: await readDeliveryFile(tx, root, name) };
  });
