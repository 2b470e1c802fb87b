/** CORS for the API and pictures. Files of the site are for its own pages only. */
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const SHARED = /^\/(?:api|img)\b/;
const SET_BY_CORS = ['vary', 'access-control-allow-origin', 'access-control-allow-credentials'] as const;

/**
 * Lets pages of the given origins read the API. Files of the site do not vary by Origin: browsers send it with modules, but
 * not when they fetch the same file ahead, and would request each module a second time.
 */
export async function serveCrossOrigin(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!SHARED.test(url)) for (const name of SET_BY_CORS) reply.removeHeader(name);
  });
}
