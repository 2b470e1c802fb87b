/** Merchant routes for the hours and addresses of stores. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { STORE_FIELDS, storeFile } from '../../core/merchant/settings.ts';
import type { OfficeStore } from '../../core/merchant/settings-contract.ts';
import { SETTINGS_MESSAGES as SAY } from '../../core/merchant/settings-copy.ts';
import type { Db } from '../../db/engine/db.ts';
import { type StoreEntry, storeSchema } from '../../ingest/editorial/schemas.ts';
import { type FieldFile, type FileState, readFieldFile, setFields, slugsIn } from '../../ingest/settings-save.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { folderOf } from './settings-routes.ts';

const targetOf = (slug: string): FieldFile<StoreEntry> => ({
  file: storeFile(slug),
  schema: storeSchema,
  fields: STORE_FIELDS,
});

function storeOf(slug: string, { data, version, edited }: FileState<StoreEntry>): OfficeStore {
  const { name, line, phone, email, hours, pickup, timeZone, address } = data;
  return { slug, name, city: address.city, line, phone, email, hours, pickup, timeZone, version, edited };
}

/** Stores in their order. */
async function readStores(db: Db, folder: string): Promise<OfficeStore[]> {
  const rows: { readonly order: number; readonly store: OfficeStore }[] = [];
  for (const slug of slugsIn(join(folder, 'stores'))) {
    const state = await readFieldFile(db, folder, targetOf(slug));
    rows.push({ order: state.data.order, store: storeOf(slug, state) });
  }
  return rows.toSorted((a, b) => a.order - b.order).map(({ store }) => store);
}

/** Returns a store as it is now, or null. */
export const readStore = async (db: Db, folder: string, slug: string): Promise<OfficeStore | null> =>
  (await readStores(db, folder)).find((store) => store.slug === slug) ?? null;

export function merchantStoreRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, rebuild } = deps;

  serve(app, 'stores', async () => ({ rows: await readStores(db, folderOf(deps)) }));

  serve(app, 'changeStore', async ({ params: { slug }, body: { version, ...changes } }) => {
    const folder = folderOf(deps);
    if (!slugsIn(join(folder, 'stores')).includes(slug)) throw new HttpError(404, SAY.noStore);
    const saved = await setFields(db, folder, targetOf(slug), changes, version);
    if (saved.state === 'faulty')
      throw new HttpError(422, SAY.faults(saved.faults.length), {}, { faults: saved.faults });
    const store = storeOf(slug, saved.now);
    if (saved.state === 'moved') throw new HttpError(409, SAY.moved, {}, { store });
    rebuild.changed();
    return store;
  });
}
