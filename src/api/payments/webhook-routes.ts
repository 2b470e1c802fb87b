/** Payment gateway webhooks: signature, age, deduplication and amount are checked. */
import type { FastifyInstance } from 'fastify';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { applyEvent } from '../../db/payments/payment-events.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';

export function webhookRoutes(scope: FastifyInstance, deps: OrderDeps): void {
  // Signatures cover the raw body, so it must not be parsed.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  scope.post<{ Params: { way: string } }>(
    '/api/payments/:way/webhook',
    { schema: { hide: true } as object },
    async ({ params, headers, body, log }, reply) => {
      const method = deps.paymentMethods.find(({ id }) => id === params.way);
      if (!method?.readMessage) throw new HttpError(404, SAY.notFound);
      const event = method.readMessage({
        headers,
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        now: new Date(),
      });
      const taken = event ? await applyEvent(deps.db, method.id, event) : 'ignored';
      // The merchant decides on such payments: they are logged and shown on the order.
      if (event && (taken === 'excess' || taken === 'mismatch'))
        log.warn({ number: event.number, taken }, 'A payment does not match its order.');
      if (taken === 'mismatch') throw new HttpError(422, SAY.event.mismatch);
      return reply.header('cache-control', 'no-store').send({ state: taken });
    },
  );
}
