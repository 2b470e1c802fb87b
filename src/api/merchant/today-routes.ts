/** The first screen of the back office: what waits, and figures of sales. */
import type { FastifyInstance } from 'fastify';
import { workOf } from '../../core/merchant/work.ts';
import { findSales, findTopPieces } from '../../db/merchant/sales.ts';
import { findMisses } from '../../db/merchant/search-misses.ts';
import { findCheckouts, findViews } from '../../db/merchant/visits.ts';
import { countWaiting } from '../../db/merchant/waiting.ts';
import { serializeImage } from '../catalogue/serializers.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { actorIn } from './actor.ts';

export function todayRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'today', async (_, request) => ({ waiting: await countWaiting(db, workOf(actorIn(request).role)) }));

  serve(app, 'sales', async ({ query: { days } }) => {
    const [currencies, top, views, checkouts] = await Promise.all([
      findSales(db, days),
      findTopPieces(db, days),
      findViews(db, days),
      findCheckouts(db, days),
    ]);
    return {
      days,
      currencies,
      top: top.map(({ picture, revenue, ...row }) => ({
        ...row,
        image: picture && serializeImage(picture),
        revenue: Number(revenue),
      })),
      views,
      checkouts,
    };
  });

  serve(app, 'searchMisses', async ({ query: { days } }) => ({ misses: await findMisses(db, days) }));
}
