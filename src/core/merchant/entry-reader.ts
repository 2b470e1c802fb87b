/** Reads the responses of the calls about categories, collections and slides. Pure; the API's shapes are strict, so that only the outline is checked. */
import { asObject, type Report, readList } from '../shop/read.ts';
import type { Entry } from './entry-shapes.ts';

export function readEntry(value: unknown): Entry | null {
  const entry = asObject(value);
  const isEntry =
    entry && typeof entry.slug === 'string' && typeof entry.version === 'string' && asObject(entry.fields);
  return isEntry ? (entry as unknown as Entry) : null;
}

export function readEntryList(body: unknown, report: Report): readonly Entry[] | null {
  const rows = asObject(body)?.rows;
  return Array.isArray(rows) ? readList(rows, 'rows', readEntry, report) : null;
}
