/** The staff log's endpoint. */
import type { FastifyInstance } from 'fastify';
import { STAFF_LOG } from '../../core/merchant/constants.ts';
import { listLog } from '../../db/merchant/staff-log.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';

export function staffLogRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'staffLog', async ({ query: { page, ...filter } }) => {
    const { rows, total } = await listLog(db, filter, page);
    const entries = rows.map(({ userId: _, at, request, before, after, ...row }) => ({
      ...row,
      at: at.toISOString(),
      request: request as Record<string, unknown>,
      before: before as Record<string, unknown> | null,
      after: after as Record<string, unknown> | null,
    }));
    return { entries, total, page, pageSize: STAFF_LOG.pageSize };
  });
}
