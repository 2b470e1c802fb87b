/** Invoice PDFs: cached by content, shared by concurrent requests, with limited concurrency. */
import { createHash } from 'node:crypto';
import { INVOICE } from '../../core/order/constants.ts';
import { INVOICE_COPY as SAY } from '../../core/order/invoice-copy.ts';
import { type ConcurrencyLimits, createConcurrencyLimit } from '../../core/shop/concurrency-limit.ts';
import { type FileCache, openFileCache } from '../../media/file-cache.ts';
import type { renderInvoice } from './invoice.ts';
import type { InvoiceData } from './invoice-page.ts';

export type Invoices = (invoice: InvoiceData) => Promise<Buffer>;

/** pdfkit and fonts take 20 MB and are loaded with the first invoice. */
const renderLazily: typeof renderInvoice = async (invoice) => (await import('./invoice.ts')).renderInvoice(invoice);

/** Invoice number and a hash of all data shown. */
function nameOf(invoice: InvoiceData): string {
  const number = (invoice.order.invoiceNumber ?? invoice.order.number).replace('/', '-');
  return `${number}-${createHash('sha256').update(JSON.stringify(invoice)).digest('base64url')}.pdf`;
}

/**
 * Without a folder nothing is cached. The returned function throws HttpError 503 with Retry-After when too many requests
 * wait.
 */
export function openInvoices(
  folder: string | undefined,
  limits: ConcurrencyLimits = INVOICE.load,
  render: typeof renderInvoice = renderLazily,
): Invoices {
  const cache: FileCache | null =
    folder === undefined ? null : openFileCache(folder, INVOICE.cacheBytes, INVOICE.cacheMs);
  const limit = createConcurrencyLimit(limits, SAY.busy);
  const rendering = new Map<string, Promise<Buffer>>();

  async function make(name: string, invoice: InvoiceData): Promise<Buffer> {
    const cached = await cache?.read(name);
    if (cached) return cached;
    const data = await limit.run(() => render(invoice));
    // A failed cache write, such as on a full disk, is ignored; the next request renders again.
    await cache?.write(name, data).catch(() => {});
    return data;
  }

  return (invoice) => {
    const name = nameOf(invoice);
    const shared = rendering.get(name);
    if (shared) return shared;
    const work = make(name, invoice).finally(() => rendering.delete(name));
    rendering.set(name, work);
    return work;
  };
}
