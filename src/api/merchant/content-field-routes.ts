/** Fields of content files that were edited in the back office, for the content command. */
import type { FastifyInstance } from 'fastify';
import { CONTENT_FIELDS } from '../../core/merchant/file-paths.ts';
import { readFields } from '../../ingest/content-fields.ts';
import type { OrderDeps } from '../orders/deps.ts';

/** Public, because all of it is shown on pages. */
export function contentFieldRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  app.get(CONTENT_FIELDS, { schema: { hide: true } as object }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { files: Object.fromEntries(await readFields(db)) };
  });
}
