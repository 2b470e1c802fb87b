/** The document of an order, for whoever may see the order. */
import type { FastifyInstance } from 'fastify';
import { ORDER_ENDPOINTS } from '../../core/order-endpoints.ts';
import { orderAccess } from '../../core/order-shapes.ts';
import { findLines } from '../db/orders.ts';
import { openOrder } from '../order-access.ts';
import type { OrderDeps } from '../order-deps.ts';

export function invoiceRoutes(app: FastifyInstance, deps: OrderDeps): void {
  app.get<{ Params: { number: string } }>(
    `${ORDER_ENDPOINTS.order.path}/invoice.pdf`,
    { schema: { hide: true } as object },
    async (request, reply) => {
      const shown = orderAccess.safeParse(request.query).data ?? {};
      const order = await openOrder(deps, request, reply, request.params.number, shown);
      const lines = await findLines(deps.db, order.number);
      // The printer is heavy, and most processes never print.
      const { drawInvoice } = await import('../invoice.ts');
      const name = (order.invoiceNumber ?? order.number).replace('/', '-');
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}.pdf"`)
        .send(await drawInvoice({ order, lines, keeper: deps.keeper }));
    },
  );
}
