/** Takes what a visit measured. Browsers send it as plain text when a page is left, so that no preflight goes before it. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { VITALS } from '../../core/shop/constants.ts';
import { SERVICE_COPY } from '../../core/shop/service-copy.ts';
import { Refusal } from './http-error.ts';
import { serve } from './route.ts';
import type { Vitals } from './vitals.ts';

export async function vitalsRoutes(scope: FastifyInstance, vitals: Vitals): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: VITALS.maxBytes },
    async (_: unknown, body: string | Buffer) => {
      try {
        return JSON.parse(String(body));
      } catch {
        throw new Refusal(400, SERVICE_COPY.vitals);
      }
    },
  );
  // Counted by each process for itself: statistics are not worth a statement.
  await scope.register(rateLimit, {
    max: VITALS.perClient,
    timeWindow: VITALS.clientWindowMs,
    errorResponseBuilder: () => new Refusal(429, AUTH_COPY.tooMany),
  });
  serve(scope, 'vitals', async ({ body }, _, reply) => {
    reply.header('cache-control', 'no-store');
    vitals.note(body);
    return { success: true };
  });
}
