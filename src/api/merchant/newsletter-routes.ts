/** Merchant routes for newsletter subscribers. The log of changes holds no address, because a removed one must be gone. */
import type { FastifyInstance } from 'fastify';
import { NEWSLETTER_LIST } from '../../core/merchant/constants.ts';
import { NEWSLETTER_COPY as SAY } from '../../core/merchant/newsletter-copy.ts';
import { listSubscribers, removeSubscriber } from '../../db/contact/subscriber-list.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';

export function merchantNewsletterRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'subscribers', async ({ query: { page, ...filter } }) => {
    const { rows, counts, total } = await listSubscribers(db, filter, page);
    const shown = rows.map(({ askedAt, confirmedAt, unsubscribedAt, ...row }) => ({
      ...row,
      askedAt: askedAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    }));
    return { rows: shown, counts, total, page, pageSize: NEWSLETTER_LIST.pageSize };
  });

  serve(app, 'removeSubscriber', async ({ params }) => {
    if (!(await removeSubscriber(db, params.id))) throw new HttpError(404, SAY.unknown);
    return { message: SAY.removed };
  });
}
