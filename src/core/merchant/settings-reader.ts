/** Reads the responses of the calls about settings and stores. Pure; the API's shapes are strict, so that only the outline is checked. */
import { asObject, type Report, readList } from '../shop/read.ts';
import type { OfficeStore, Settings } from './settings-contract.ts';

export function readSettings(value: unknown): Settings | null {
  const settings = asObject(value);
  const isWhole =
    settings && asObject(settings.values) && asObject(settings.payments) && typeof settings.version === 'string';
  return isWhole ? (settings as unknown as Settings) : null;
}

export function readStore(value: unknown): OfficeStore | null {
  const store = asObject(value);
  return store && typeof store.slug === 'string' && asObject(store.hours) ? (store as unknown as OfficeStore) : null;
}

export function readStores(body: unknown, report: Report): readonly OfficeStore[] | null {
  const rows = asObject(body)?.rows;
  return Array.isArray(rows) ? readList(rows, 'rows', readStore, report) : null;
}
