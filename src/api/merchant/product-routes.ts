/** Merchant routes for products. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import type { EditedProduct } from '../../core/merchant/edited-product-shapes.ts';
import { PRODUCT_MESSAGES as SAY } from '../../core/merchant/product-copy.ts';
import type { ProductDraft } from '../../core/merchant/product-shapes.ts';
import { findEdited, readChoices, readEdited } from '../../db/catalogue/edited-product.ts';
import { copyProduct } from '../../ingest/product-duplicate.ts';
import { changeProduct, createProduct, type Saved } from '../../ingest/product-save.ts';
import { changeState } from '../../ingest/product-state.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';

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
