/** Serves an order's invoice to everyone with access to the order. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { INVOICE } from '../../core/order/constants.ts';
import { ORDER_ENDPOINTS } from '../../core/order/endpoints.ts';
import { INVOICE_COPY as SAY } from '../../core/order/invoice-copy.ts';
import { SAMPLE_COPY } from '../../core/samples/copy.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { findLines } from '../../db/orders/orders.ts';
import { findParcels } from '../../db/orders/parcels.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { readBalance } from '../../db/payments/ledger.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { openOrder } from './access.ts';
import type { OrderDeps } from './deps.ts';
import type { Invoices } from './invoices.ts';

const REQUESTS = { times: INVOICE.perClient, seconds: INVOICE.windowMs / 1000 };

/** Sends the invoice of an order that the caller may read. Throws HttpError 404 for samples, which have none. */
export async function sendInvoice(deps: OrderDeps, invoices: Invoices, order: OrderRow, reply: FastifyReply) {
  if (isSampleOrder(order)) throw new HttpError(404, SAMPLE_COPY.noInvoice);
  const lines = await findLines(deps.db, order.number);
  const parcels = await findParcels(deps.db, order.number);
  const { refunded } = await readBalance(deps.db, order);
  const name = (order.invoiceNumber ?? order.number).replace('/', '-');
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(await invoices({ order, lines, parcels, seller: deps.seller, brand: deps.brand, refunded }));
}

export function invoiceRoutes(app: FastifyInstance, deps: OrderDeps, invoices: Invoices): void {
  app.get<{ Params: { number: string } }>(
    `${ORDER_ENDPOINTS.order.path}/invoice.pdf`,
    { schema: { hide: true } as object },
    async (request, reply) => {
      await countAttempt(deps.db, 'invoice', networkOf(request.ip), REQUESTS, SAY.often);
      return sendInvoice(deps, invoices, await openOrder(deps, request, reply, request.params.number), reply);
    },
  );
}
