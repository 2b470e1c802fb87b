/** Uploads of pictures and models. */
import type { FastifyInstance } from 'fastify';
import { PICTURE_UPLOAD } from '../../core/merchant/constants.ts';
import { MODEL_UPLOADS, PICTURE_UPLOADS, uploadedPicturePath } from '../../core/merchant/file-paths.ts';
import { PRODUCT_MESSAGES as SAY } from '../../core/merchant/product-copy.ts';
import type { FileCall } from '../../core/merchant/rights.ts';
import { GLB_COPY } from '../../core/product/glb-copy.ts';
import { MODEL_LIMITS } from '../../core/product/model.ts';
import { findUploads } from '../../db/catalogue/uploads.ts';
import { uploadKey } from '../../media/originals.ts';
import { HttpError } from '../http/http-error.ts';
import { checkModelTurn, storeModel } from './model-upload.ts';
import { checkTurn, type PictureDeps, storePicture } from './picture-upload.ts';

/** The announced size of a body in bytes. Throws 411 without one and 413 when it is too large. */
function announcedSize(length: string | undefined, most: number, none: string, tooLarge: string): number {
  if (length === undefined) throw new HttpError(411, none);
  const size = Number(length);
  if (!(size <= most)) throw new HttpError(413, tooLarge);
  return size;
}

/** Raw bytes of one picture or 3D model in; its hash and measures out. The stored original of a picture can be downloaded. */
export async function pictureRoutes(scope: FastifyInstance, deps: PictureDeps): Promise<void> {
  const config = { call: 'uploadPicture' satisfies FileCall };
  const modelConfig = { call: 'uploadModel' satisfies FileCall };
  const schema = { hide: true } as object;
  await scope.register(async (app) => {
    // The body is streamed to disk, whatever type is declared.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_, __, done) => done(null));
    app.post(PICTURE_UPLOADS, { schema, config, bodyLimit: PICTURE_UPLOAD.maxBytes }, async (request) => {
      const most = PICTURE_UPLOAD.maxBytes;
      const length = request.headers['content-length'];
      const size = announcedSize(length, most, SAY.noLength, SAY.tooLarge(most / 1_000_000));
      checkTurn();
      const { hash, width, height, tint } = await storePicture(deps, request.raw, size);
      return { hash, width, height, tint };
    });
    const { maxBytes } = MODEL_LIMITS;
    app.post(MODEL_UPLOADS, { schema, config: modelConfig, bodyLimit: maxBytes }, async (request) => {
      const length = request.headers['content-length'];
      const size = announcedSize(length, maxBytes, SAY.noModelLength, GLB_COPY.tooLarge(maxBytes));
      checkModelTurn();
      return storeModel(deps, request.raw, size);
    });
  });
  const original = { schema, config: { call: 'uploadedPicture' satisfies FileCall } };
  scope.get<{ Params: { hash: string } }>(uploadedPicturePath(':hash'), original, async ({ params }, reply) => {
    const [upload] = await findUploads(deps.db, [params.hash]);
    const found = upload && (await deps.store.open(uploadKey(upload.hash)));
    if (!found) throw new HttpError(404, SAY.noPicture);
    return reply
      .type(upload.type)
      .header('content-length', found.size)
      .header('content-disposition', `attachment; filename="${upload.hash.slice(0, 16)}.webp"`)
      .send(found.body);
  });
}
