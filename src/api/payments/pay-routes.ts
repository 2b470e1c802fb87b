/** The way to a gateway's page and back: links that browsers follow, so both respond with redirects. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GATEWAY } from '../../core/payment/constants.ts';
import { orderPath } from '../../core/shop/routes.ts';
import { findOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { findLastPage, noteAttempt } from '../../db/payments/pages.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { tokenOf } from '../orders/link.ts';
import { openPage } from './open-page.ts';
import { isPayKey } from './pay-link.ts';
import { checkPage } from './settle-page.ts';

type PayRequest = {
  Params: { way: string };
  Querystring: { order?: string; key?: string; result?: string };
};

export function payRoutes(scope: FastifyInstance, deps: OrderDeps): void {
  const { db, secret, pages } = deps;

  /** Returns the order of a link; null for a wrong key, as for an unknown order. */
  async function orderOf({ order: number = '', key = '' }: PayRequest['Querystring']): Promise<OrderRow | null> {
    const order = typeof number === 'string' ? await findOrder(db, number.slice(0, 20)) : null;
    // A gateway may append its own query with a second question mark.
    const given = String(key).split('?')[0] ?? '';
    return order && isPayKey(secret, order, given, new Date()) ? order : null;
  }

  const see = (reply: FastifyReply, url: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 303);
  const orderPage = (order: OrderRow | null) =>
    pages + (order ? orderPath(order.number, tokenOf(secret, order.number)) : orderPath('', ''));

  scope.get<PayRequest>(
    '/api/payments/:way/pay',
    { schema: { hide: true } as object },
    async ({ params, query, log }, reply) => {
      const order = await orderOf(query);
      if (!order) return see(reply, orderPage(null));
      // Whatever hinders it, the order's page says so and offers the next step.
      const url = await openPage(deps, order.number, params.way).catch((error: unknown) => {
        log.warn({ err: error, number: order.number }, 'A payment page could not be opened.');
        return null;
      });
      return see(reply, url ?? orderPage(order));
    },
  );

  scope.get<PayRequest>(
    '/api/payments/:way/return',
    { schema: { hide: true } as object },
    async ({ params, query, log }, reply) => {
      const order = await orderOf(query);
      const page = order && (await findLastPage(db, order.number));
      if (page?.end === null && page.method === params.way) {
        // The webhook may be on its way: the page that the shopper comes back to should know already.
        const asked = checkPage(deps, page).catch((error: unknown) => {
          log.warn({ err: error, number: page.number }, 'A gateway could not be asked about a payment.');
          return null;
        });
        const outcome = await Promise.race([asked, sleep(GATEWAY.returnMs, null, { ref: false })]);
        if (outcome === 'open' && query.result === 'cancelled') await noteAttempt(db, page.id, 'cancelled');
      }
      return see(reply, orderPage(order));
    },
  );
}
