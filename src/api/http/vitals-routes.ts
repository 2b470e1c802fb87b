/** Receives web vitals. Browsers send them as text/plain, which needs no preflight. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { VITALS } from '../../core/shop/constants.ts';
import { SERVICE_COPY } from '../../core/shop/service-copy.ts';
import type { VitalsReport } from '../../core/shop/vitals.ts';
import { HttpError } from './http-error.ts';
import { serve } from './route.ts';
import type { Vitals } from './vitals.ts';

/** viewed is called with each report. */
export async function vitalsRoutes(
  scope: FastifyInstance,
  vitals: Vitals,
  viewed: (report: VitalsReport) => void,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: VITALS.maxBytes },
    async (_: unknown, body: string | Buffer) => {
      try {
        return JSON.parse(String(body));
      } catch {
        throw new HttpError(400, SERVICE_COPY.vitals);
      }
    },
  );
  // Counted per process in memory: statistics do not justify a database write.
  await scope.register(rateLimit, {
    max: VITALS.perClient,
    timeWindow: VITALS.clientWindowMs,
    errorResponseBuilder: () => new HttpError(429, AUTH_COPY.tooMany),
  });
  serve(scope, 'vitals', async ({ body }, _, reply) => {
    reply.header('cache-control', 'no-store');
    vitals.record(body);
    viewed(body);
    return { success: true };
  });
}
