/** Stores uploaded 3D models: checked by their bytes and stored as they are. */
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MODEL_UPLOAD } from '../../core/merchant/constants.ts';
import { PRODUCT_MESSAGES } from '../../core/merchant/product-copy.ts';
import { MODEL_TYPE, type Model } from '../../core/product/model.ts';
import { createConcurrencyLimit } from '../../core/shop/concurrency-limit.ts';
import { addModel } from '../../db/catalogue/model-uploads.ts';
import { lockUpload } from '../../db/catalogue/upload-sweep.ts';
import type { Db } from '../../db/engine/db.ts';
import { modelKey } from '../../media/models.ts';
import { receiveFile } from '../orders/receive-file.ts';
import { checkModel } from './check-model.ts';
import type { PictureDeps } from './picture-upload.ts';

const limit = createConcurrencyLimit(MODEL_UPLOAD, PRODUCT_MESSAGES.modelBusy);

/** Throws before the body is read when too many models wait. */
export const checkModelTurn = (): void => limit.check();

/** Receives, checks and stores a model of an announced size in bytes. Throws HttpError. */
export async function storeModel({ db, store, stage }: PictureDeps, body: Readable, size: number): Promise<Model> {
  const path = join(stage, `${randomUUID()}.glb.part`);
  try {
    await receiveFile(body, path, size);
    return await limit.run(async () => {
      const model = await checkModel(await readFile(path));
      await db.transaction(async (transaction) => {
        const tx = transaction as unknown as Db;
        await lockUpload(tx);
        await store.put(modelKey(model.hash), path, MODEL_TYPE);
        await addModel(tx, model);
      });
      return model;
    });
  } finally {
    await rm(path, { force: true });
  }
}
