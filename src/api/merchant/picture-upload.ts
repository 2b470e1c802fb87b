/** Stores uploaded pictures of products: decoded, turned upright, encoded anew and so without metadata. */
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { PICTURE_UPLOAD as LIMITS } from '../../core/merchant/constants.ts';
import { PRODUCT_MESSAGES as SAY } from '../../core/merchant/product-copy.ts';
import { createConcurrencyLimit } from '../../core/shop/concurrency-limit.ts';
import { lockUpload } from '../../db/catalogue/upload-sweep.ts';
import { addUpload, type Upload } from '../../db/catalogue/uploads.ts';
import type { Db } from '../../db/engine/db.ts';
import { measureImage } from '../../media/media.ts';
import { uploadKey } from '../../media/originals.ts';
import type { Store } from '../../media/store/store.ts';
import { HttpError } from '../http/http-error.ts';
import { receiveFile } from '../orders/receive-file.ts';

export type PictureDeps = { readonly db: Db; readonly store: Store; readonly stage: string };

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const limit = createConcurrencyLimit(LIMITS, SAY.busy);

/** Checks the type by the file's bytes and its size by its header. Throws HttpError. */
async function check(path: string): Promise<void> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (!type || !TYPES.has(type.mime)) throw new HttpError(415, SAY.notAPicture);
  const { width = 0, height = 0 } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new HttpError(415, SAY.unreadable);
    });
  if (width * height > LIMITS.maxPixels) throw new HttpError(413, SAY.tooManyPixels(LIMITS.maxPixels / 1_000_000));
  if (Math.min(width, height) < LIMITS.leastSide) throw new HttpError(422, SAY.tooFewPixels(LIMITS.leastSide));
}

/** Encodes the picture upright, at most maxSide large, in sRGB and without metadata. */
async function encode(path: string, target: string): Promise<void> {
  const { maxPixels, maxSide, quality } = LIMITS;
  await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality })
    .toFile(target)
    .catch(() => {
      throw new HttpError(415, SAY.unreadable);
    });
}

/** Throws before the body is read when too many pictures wait. */
export const checkTurn = (): void => limit.check();

/** Receives, encodes and stores a picture of an announced size in bytes; returns its metadata. Throws HttpError. */
export async function storePicture(deps: PictureDeps, body: Readable, size: number): Promise<Upload> {
  const { db, store, stage } = deps;
  const id = randomUUID();
  const path = join(stage, `${id}.part`);
  const encoded = join(stage, `${id}.webp.part`);
  try {
    await receiveFile(body, path, size);
    return await limit.run(async () => {
      await check(path);
      await encode(path, encoded);
      const bytes = await readFile(encoded);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const upload = { hash, type: 'image/webp', bytes: bytes.length, ...(await measureImage(encoded)) };
      await db.transaction(async (transaction) => {
        const tx = transaction as unknown as Db;
        await lockUpload(tx);
        await store.put(uploadKey(hash), encoded, upload.type);
        await addUpload(tx, upload);
      });
      return upload;
    });
  } finally {
    await Promise.all([path, encoded].map((one) => rm(one, { force: true })));
  }
}
