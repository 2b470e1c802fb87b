/** Merchant routes for products and their pictures. */
import type { FastifyInstance } from 'fastify';
import { PICTURE_UPLOAD } from '../../core/merchant/constants.ts';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { MODEL_UPLOADS, PICTURE_UPLOADS, uploadedPicturePath } from '../../core/merchant/file-paths.ts';
import { PRODUCT_MESSAGES as SAY } from '../../core/merchant/product-copy.ts';
import type { EditedProduct, ProductDraft } from '../../core/merchant/product-shapes.ts';
import type { FileCall } from '../../core/merchant/rights.ts';
import { GLB_COPY } from '../../core/product/glb-copy.ts';
import { MODEL_LIMITS } from '../../core/product/model.ts';
import { findEdited, readChoices, readEdited } from '../../db/catalogue/edited-product.ts';
import { findUploads } from '../../db/catalogue/uploads.ts';
import { copyProduct } from '../../ingest/product-duplicate.ts';
import { changeProduct, createProduct, type Saved } from '../../ingest/product-save.ts';
import { changeState } from '../../ingest/product-state.ts';
import { uploadKey } from '../../media/originals.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './merchant.ts';
import { checkModelTurn, storeModel } from './model-upload.ts';
import { checkTurn, type PictureDeps, storePicture } from './picture-upload.ts';

/** Returns the saved product; throws why it was not saved. */
function savedOf(saved: Saved): EditedProduct {
  switch (saved.state) {
    case 'saved':
      return saved.product;
    case 'missing':
      throw new HttpError(404, SAY.notFound);
    case 'moved':
      throw new HttpError(409, saved.message, {}, { product: saved.product });
    case 'faulty':
      throw new HttpError(422, SAY.faults(saved.faults.length), {}, { faults: saved.faults });
  }
}

/** True when a draft sells the product otherwise than now: prices, stock, SKUs, variants or state. */
function changesOffer(draft: ProductDraft, now: EditedProduct): boolean {
  const offer = ({ sku, state, publishFrom, currency, options }: ProductDraft | EditedProduct) => [
    ...[sku, state, publishFrom, currency, options],
  ];
  const rows = draft.variants.map(({ seen, stock, picture: _, ...row }) => ({
    ...{ ...row, stock: stock === seen ? null : stock },
  }));
  const known = now.variants.map(({ stock: _, picture: __, ...row }) => ({ ...row, stock: null }));
  const sorted = (list: readonly object[]) => JSON.stringify(list.map((row) => Object.entries(row).sort()));
  return JSON.stringify(offer(draft)) !== JSON.stringify(offer(now)) || sorted(rows) !== sorted(known);
}

export function merchantProductRoutes(app: FastifyInstance, { db, media, rebuild }: OrderDeps): void {
  const changed = (saved: Saved) => {
    const product = savedOf(saved);
    rebuild.changed();
    return product;
  };

  serve(app, 'merchantProducts', async ({ query }) => {
    const { page, pageSize, ...filter } = query;
    return { ...(await findEdited(db, filter, page, pageSize)), page, pageSize };
  });

  serve(app, 'productChoices', () => readChoices(db));

  serve(app, 'merchantProduct', async ({ params }) => {
    const product = await readEdited(db, params.slug);
    if (!product) throw new HttpError(404, SAY.notFound);
    return product;
  });

  serve(app, 'addProduct', async ({ body }) => changed(await createProduct(db, media, body)));

  serve(app, 'changeProduct', async ({ params, body }, request) => {
    const { version, ...draft } = body;
    if (actorIn(request).role === 'editor') {
      const now = await readEdited(db, params.slug);
      if (now && now.version === version && changesOffer(draft, now)) throw new HttpError(403, MERCHANT_COPY.noRight);
    }
    return changed(await changeProduct(db, media, params.slug, draft, version));
  });

  serve(app, 'setProductState', async ({ params, body }) => changed(await changeState(db, media, params.slug, body)));

  serve(app, 'copyProduct', async ({ params }) => savedOf(await copyProduct(db, media, params.slug)));
}

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
