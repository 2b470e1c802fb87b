/** Merchant routes for the rules of delivery. */
import type { FastifyInstance } from 'fastify';
import type { DeliveryFileResponse } from '../../core/merchant/delivery-contract.ts';
import { DELIVERY_NAMES, type DeliveryName } from '../../core/merchant/delivery-names.ts';
import { SETTINGS_MESSAGES as SAY } from '../../core/merchant/settings-copy.ts';
import type { Db } from '../../db/engine/db.ts';
import { type DeliveryState, readDeliveryFile, saveDelivery } from '../../ingest/delivery-save.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { folderOf } from './settings-routes.ts';

const fileOf = (name: DeliveryName, state: DeliveryState) => ({ name, ...state }) as DeliveryFileResponse;

/** The values of one file, for the log of changes; null for an unknown one. */
export async function readRules(db: Db, folder: string, name: string): Promise<object | null> {
  const known = DELIVERY_NAMES.find((one) => one === name);
  return known ? (await readDeliveryFile(db, folder, known)).values : null;
}

export function merchantDeliveryRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, rebuild } = deps;

  serve(app, 'deliveryRules', async () => {
    const folder = folderOf(deps);
    await deps.content?.refresh();
    const files = await Promise.all(
      DELIVERY_NAMES.map(async (name) => fileOf(name, await readDeliveryFile(db, folder, name))),
    );
    return { files, fault: deps.content?.deliveryFault() ?? null };
  });

  serve(app, 'changeDelivery', async ({ params: { name }, body: { version, values } }) => {
    const saved = await saveDelivery(db, folderOf(deps), name, values, version);
    if (saved.state === 'faulty')
      throw new HttpError(422, SAY.faults(saved.faults.length), {}, { faults: saved.faults });
    const file = fileOf(name, saved.now);
    if (saved.state === 'moved') throw new HttpError(409, SAY.moved, {}, { file });
    await deps.content?.refresh();
    rebuild.changed();
    return file;
  });
}
