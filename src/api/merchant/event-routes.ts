/** Merchant routes for events and their deliveries. */
import type { FastifyInstance } from 'fastify';
import { EVENTS } from '../../core/events/constants.ts';
import { listEvents } from '../../db/events/backlog.ts';
import { replayDeliveries } from '../../db/events/replay.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';

const isPending = (state: string) => state === 'waiting' || state === 'sending';

export function merchantEventRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'events', async ({ query }) => {
    const filter = { ...query, failed: query.failed === 'true' };
    const rows = await listEvents(db, filter, EVENTS.listed);
    return {
      events: rows.map(({ id, type, subject, at, data, deliveries }) => ({
        ...{ id, type, subject, data, at: at.toISOString() },
        deliveries: deliveries.map(({ channel, recipient, state, attempts, error, dueAt }) => ({
          ...{ channel, recipient, state, attempts, error },
          dueAt: isPending(state) ? dueAt.toISOString() : null,
        })),
      })),
    };
  });

  serve(app, 'replayEvents', async ({ body }) => ({ replayed: await replayDeliveries(db, body.event) }));
}
