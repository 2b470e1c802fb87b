/** Invoices as PDF, drawn once: cached by content, shared by concurrent requests, a bounded number drawn at once. */
import { createHash } from 'node:crypto';
import { INVOICE_COPY as SAY } from '../../core/order/invoice-copy.ts';
import { type ConcurrencyLimits, createConcurrencyLimit } from '../../core/shop/concurrency-limit.ts';
import { INVOICE } from '../../core/shop/constants.ts';
import { type FileCache, openFileCache } from '../../media/file-cache.ts';
import type { drawInvoice, InvoiceFacts } from './invoice.ts';

export type Invoices = (facts: InvoiceFacts) => Promise<Buffer>;

/** pdfkit and the parsed fonts take 20 MB, and most processes never draw: they are loaded by the first invoice. */
const drawLazily: typeof drawInvoice = async (facts) => (await import('./invoice.ts')).drawInvoice(facts);

/** The invoice number and a hash of everything that the document shows: another state of the order is another document. */
function nameOf(facts: InvoiceFacts): string {
  const number = (facts.order.invoiceNumber ?? facts.order.number).replace('/', '-');
  return `${number}-${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}.pdf`;
}

/** Without a folder nothing is cached. The function it returns throws HTTP 503 with Retry-After when too many wait. */
export function openInvoices(
  folder: string | undefined,
  limits: ConcurrencyLimits = INVOICE.load,
  draw: typeof drawInvoice = drawLazily,
): Invoices {
  const cache: FileCache | null =
    folder === undefined ? null : openFileCache(folder, INVOICE.cacheBytes, INVOICE.cacheMs);
  const limit = createConcurrencyLimit(limits, SAY.busy);
  const drawing = new Map<string, Promise<Buffer>>();

  async function make(name: string, facts: InvoiceFacts): Promise<Buffer> {
    const cached = await cache?.read(name);
    if (cached) return cached;
    const data = await limit.run(() => draw(facts));
    // On a full disk the next request draws again.
    await cache?.write(name, data).catch(() => {});
    return data;
  }

  return (facts) => {
    const name = nameOf(facts);
    const shared = drawing.get(name);
    if (shared) return shared;
    const work = make(name, facts).finally(() => drawing.delete(name));
    drawing.set(name, work);
    return work;
  };
}
