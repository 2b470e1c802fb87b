/** Merchant routes for stock, prices and coupons. */

import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import { changeStock, findStock, findStockOf, type StockChange, type VariantStock } from '../../db/catalogue/stock.ts';
import { type KeptPieces, setStoreStock, storeStockOf } from '../../db/catalogue/store-stock.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { serializeImage } from '../catalogue/serializers.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { iso } from '../iso.ts';
import type { OrderDeps } from '../orders/deps.ts';

const moment = (text: string | null) => (text === null ? null : new Date(text));

const serializeStock = ({ picture, ...row }: VariantStock, kept: ReadonlyMap<string, readonly KeptPieces[]>) => ({
  ...row,
  image: picture && serializeImage(picture),
  stores: (kept.get(row.sku) ?? []).map(({ store, stock }) => ({ store, stock })),
});

/** Returns why a change of an existing variant was rejected. */
function refusalOf(row: VariantStock, change: StockChange) {
  const { seen, seenPrice, add, price = row.price, originalPrice = row.originalPrice } = change;
  if (seenPrice !== undefined && seenPrice !== row.price) return new HttpError(409, SAY.stalePrice);
  if (originalPrice !== null && originalPrice <= price) return new HttpError(400, SAY.reduced);
  if (seen !== undefined && seen !== row.stock) return new HttpError(409, SAY.stale(row.stock));
  return new HttpError(409, add === undefined ? SAY.changedMeanwhile : SAY.below);
}

export function merchantStockRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, rebuild } = deps;
  const shown = async (row: VariantStock) => serializeStock(row, await storeStockOf(db, [row.sku]));

  serve(app, 'stock', async ({ query: { page, pageSize, sort, ...filter } }) => {
    const { rows, total } = await findStock(db, filter, sort, page === undefined ? undefined : { page, pageSize });
    const stores = deps.stores.map(({ slug, name }) => ({ slug, name }));
    const kept = await storeStockOf(db, stores.length > 0 ? rows.map(({ sku }) => sku) : []);
    return {
      rows: rows.map((row) => serializeStock(row, kept)),
      stores,
      total,
      page: page ?? 1,
      pageSize: page === undefined ? total : pageSize,
    };
  });

  serve(app, 'changeStock', async ({ params, body }) => {
    const { sku } = params;
    const isChanged = await changeStock(db, sku, body);
    const row = await findStockOf(db, sku);
    if (!row) throw new HttpError(404, SAY.noSku);
    if (!isChanged) throw refusalOf(row, body);
    if (body.price !== undefined || body.originalPrice !== undefined) rebuild.changed();
    return shown(row);
  });

  serve(app, 'changeStoreStock', async ({ params: { sku, store }, body: { stock, seen } }) => {
    if (!deps.stores.some(({ slug }) => slug === store)) throw new HttpError(404, SAY.noKeeper);
    const result = await setStoreStock(db, { store, sku, stock }, seen);
    const row = await findStockOf(db, sku);
    if (!row || result === 'gone') throw new HttpError(404, SAY.noSku);
    if (result === 'changed') throw new HttpError(409, SAY.changedMeanwhile);
    if (result === 'more') throw new HttpError(400, SAY.moreThanStock(row.stock));
    return shown(row);
  });

  serve(app, 'coupons', async () => {
    const rows = await db.select().from(coupons).orderBy(asc(coupons.code));
    return { coupons: rows.map((row) => ({ ...row, startsAt: iso(row.startsAt), endsAt: iso(row.endsAt) })) };
  });

  serve(app, 'putCoupon', async ({ body }) => {
    const row = { ...body, startsAt: moment(body.startsAt), endsAt: moment(body.endsAt) };
    await db.insert(coupons).values(row).onConflictDoUpdate({ target: coupons.code, set: row });
    return { message: body.code };
  });
}
