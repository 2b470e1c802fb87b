/** Collections in editorial order with product counts. */
import { asc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { IS_SHOWN } from '../../db/catalogue/shown.ts';
import type { Db } from '../../db/engine/db.ts';
import { collections } from '../../db/schema/entries.ts';
import { products } from '../../db/schema/products.ts';
import { serve } from '../http/route.ts';
import { serializeCollection } from './entry-serializers.ts';

export function collectionRoutes(app: FastifyInstance, db: Db): void {
  serve(app, 'collections', async () => {
    const total = sql<number>`(select count(*)::int from ${products} where ${products.collections} @> array["collections"."slug"] and ${IS_SHOWN})`;
    const rows = await db
      .select({ row: collections, total })
      .from(collections)
      .orderBy(asc(collections.position), asc(collections.id));
    return { success: true, data: rows.map(({ row, total }) => serializeCollection(row, total)) };
  });
}
