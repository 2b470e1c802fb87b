/** Product import and export, and newsletter subscriber export. */
import type { FastifyInstance } from 'fastify';
import { IMPORT } from '../../core/merchant/constants.ts';
import { PRODUCT_FILE, SUBSCRIBER_FILE } from '../../core/merchant/file-paths.ts';
import type { FileCall } from '../../core/merchant/rights.ts';
import { inBatch } from '../../db/engine/batch.ts';
import { exportProducts } from '../../ingest/product-export.ts';
import { importProducts } from '../../ingest/product-import.ts';
import { exportSubscribers } from '../../ingest/subscriber-export.ts';
import type { OrderDeps } from '../orders/deps.ts';

export function merchantFileRoutes(scope: FastifyInstance, deps: OrderDeps): void {
  const { db, media, rebuild } = deps;
  const schema = { hide: true } as object;
  const of = (call: FileCall) => ({ schema, config: { call } });
  scope.addContentTypeParser('text/csv', { parseAs: 'string', bodyLimit: IMPORT.maxBytes }, (_, body, done) =>
    done(null, body),
  );

  scope.get(PRODUCT_FILE, of('exportProducts'), async (_, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="products.csv"')
      .send(await inBatch(db, (tx) => exportProducts(tx, media))),
  );

  /** ?all=1 includes unconfirmed and unsubscribed addresses, for records only. */
  scope.get<{ Querystring: { all?: string } }>(SUBSCRIBER_FILE, of('exportSubscribers'), async ({ query }, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .send(await inBatch(db, (tx) => exportSubscribers(tx, query.all === '1'))),
  );

  /** ?dry=1 validates only; ?plan=… changes only what the plan with this hash shows. Errors are 422, another plan is 409. */
  type Query = { dry?: string; plan?: string };
  scope.post<{ Querystring: Query }>(PRODUCT_FILE, of('importProducts'), async ({ body, query }, reply) => {
    const dry = query.dry === '1' || query.dry === 'true';
    const stores = new Set(deps.stores.map(({ slug }) => slug));
    const options = { dry, planHash: query.plan, stores };
    const result = await importProducts(db, typeof body === 'string' ? body : '', options, media);
    if (result.changed > 0) rebuild.changed();
    return reply.code(result.faults.length > 0 ? 422 : result.moved ? 409 : 200).send(result);
  });
}
