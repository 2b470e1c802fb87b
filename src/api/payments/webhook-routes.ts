/** What payment gateways tell: signed, recent, each message once, and for exactly what the order costs. */
import type { FastifyInstance } from 'fastify';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { takeEvent } from '../../db/payments/payment-events.ts';
import { Refusal } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';

export function webhookRoutes(scope: FastifyInstance, { db, ways }: OrderDeps): void {
  // Signatures are made of the very bytes, so nothing here may read them first.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  scope.post<{ Params: { way: string } }>(
    '/api/payments/:way/webhook',
    { schema: { hide: true } as object },
    async ({ params, headers, body, log }, reply) => {
      const way = ways.find(({ id }) => id === params.way);
      if (!way?.readMessage) throw new Refusal(404, SAY.notFound);
      const event = way.readMessage({
        headers,
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        now: new Date(),
      });
      const taken = event ? await takeEvent(db, way.id, event) : 'ignored';
      // The merchant decides what becomes of it: the order shows it, and the log says it now.
      if (event && (taken === 'excess' || taken === 'mismatch'))
        log.warn({ number: event.number, taken }, 'A payment does not fit its order.');
      if (taken === 'mismatch') throw new Refusal(422, SAY.event.mismatch);
      return reply.header('cache-control', 'no-store').send({ state: taken });
    },
  );
}
