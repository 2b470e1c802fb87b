/** Merchant routes for PDFs about orders: invoices, packing slips and address labels. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LABEL_FILE, merchantInvoicePath, SLIP_FILE } from '../../core/merchant/file-paths.ts';
import { PAPER_COPY as SAY } from '../../core/merchant/paper-copy.ts';
import type { FileCall } from '../../core/merchant/rights.ts';
import { INVOICE, ORDER } from '../../core/order/constants.ts';
import { createConcurrencyLimit } from '../../core/shop/concurrency-limit.ts';
import { HttpError } from '../http/http-error.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { sendInvoice } from '../orders/invoice-routes.ts';
import type { Invoices } from '../orders/invoices.ts';
import { orderOf } from './order-of.ts';
import { papersOf } from './parcel-papers.ts';

type Asked = { Querystring: { number?: string | string[]; parcel?: string } };

/** The orders that a query names, each once. */
function numbersOf(number: string | string[] | undefined): string[] {
  const numbers = [...new Set([number ?? []].flat().map((one) => one.trim().toUpperCase()))];
  if (numbers.length === 0) throw new HttpError(400, SAY.none);
  if (numbers.length > ORDER.maxPageSize) throw new HttpError(400, SAY.tooMany(ORDER.maxPageSize));
  return numbers;
}

export function merchantPaperRoutes(app: FastifyInstance, deps: OrderDeps, invoices: Invoices): void {
  const { db, brand, seller } = deps;
  const limit = createConcurrencyLimit(INVOICE.load, SAY.busy);
  const of = (call: FileCall) => ({ schema: { hide: true } as object, config: { call } });

  async function papers({ number, parcel }: Asked['Querystring']) {
    const numbers = numbersOf(number);
    const found = await papersOf(db, numbers, parcel === undefined ? null : Number(parcel));
    const missing = numbers.filter((one) => !found.some(({ order }) => order.number === one));
    if (missing.length > 0) throw new HttpError(404, SAY.missing(missing.join(', ')));
    return found;
  }
  const send = (reply: FastifyReply, name: string, pdf: Buffer) =>
    reply.type('application/pdf').header('content-disposition', `inline; filename="${name}.pdf"`).send(pdf);

  app.get<{ Params: { number: string } }>(
    merchantInvoicePath(':number'),
    of('orderInvoice'),
    async ({ params }, reply) => sendInvoice(deps, invoices, await orderOf(db, params.number), reply),
  );

  app.get<Asked>(SLIP_FILE, of('packingSlips'), async ({ query }, reply) => {
    const found = await papers(query);
    // pdfkit and fonts are loaded with the first document.
    const { renderSlips } = await import('./packing-slip.ts');
    return send(reply, 'packing-slips', await limit.run(() => renderSlips(found, brand)));
  });

  app.get<Asked>(LABEL_FILE, of('parcelLabels'), async ({ query }, reply) => {
    const found = await papers(query);
    const { renderLabels } = await import('./parcel-label.ts');
    return send(reply, 'labels', await limit.run(() => renderLabels(found, seller, brand)));
  });
}
