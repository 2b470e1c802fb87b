/** What the merchant does with stock, prices and coupons. */
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY as SAY } from '../../core/copy/merchant.ts';
import { coupons } from '../db/order-schema.ts';
import { changeStock, findStock, findStockOf } from '../db/stock.ts';
import type { OrderDeps } from '../order-deps.ts';
import { Refusal } from '../refusal.ts';
import { serve } from './route.ts';

const moment = (text: string | null) => (text === null ? null : new Date(text));

export function merchantStockRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'stock', async ({ query }) => ({ rows: await findStock(db, query) }));

  serve(app, 'changeStock', async ({ params, body }) => {
    const before = await findStockOf(db, params.sku);
    if (!before) throw new Refusal(404, SAY.noSku);
    const { price = before.price, originalPrice = before.originalPrice } = body;
    if (originalPrice !== null && originalPrice <= price) throw new Refusal(400, SAY.reduced);
    const changed = await changeStock(db, params.sku, body);
    const row = await findStockOf(db, params.sku);
    if (!row) throw new Refusal(404, SAY.noSku);
    if (!changed) throw new Refusal(409, body.seen === undefined ? SAY.below : SAY.stale(row.stock));
    return row;
  });

  serve(app, 'coupons', async () => {
    const rows = await db.select().from(coupons).orderBy(asc(coupons.code));
    const iso = (at: Date | null) => at?.toISOString() ?? null;
    return { coupons: rows.map((row) => ({ ...row, startsAt: iso(row.startsAt), endsAt: iso(row.endsAt) })) };
  });

  serve(app, 'putCoupon', async ({ body }) => {
    const row = { ...body, startsAt: moment(body.startsAt), endsAt: moment(body.endsAt) };
    await db.insert(coupons).values(row).onConflictDoUpdate({ target: coupons.code, set: row });
    return { message: body.code };
  });
}
