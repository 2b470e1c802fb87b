/** Invoices: cached, with limited concurrency and a rate limit per network. */
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderInvoice } from '../../../src/api/orders/invoice.ts';
import type { InvoiceData } from '../../../src/api/orders/invoice-page.ts';
import { openInvoices } from '../../../src/api/orders/invoices.ts';
import { INVOICE } from '../../../src/core/order/constants.ts';
import { INVOICE_COPY as SAY } from '../../../src/core/order/invoice-copy.ts';
import { findLines, findOrder } from '../../../src/db/orders/orders.ts';
import { findParcels } from '../../../src/db/orders/parcels.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { openFileCache } from '../../../src/media/file-cache.ts';
import { BRAND } from '../../support/brand.ts';
import { buy, call, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const LINES = [{ sku: 'HRN-1', quantity: 1 }];

describe('invoices', () => {
  let shop: OpenShop;
  let invoice: InvoiceData;
  let url = '';
  let access: Record<string, string> = {};
  let rendered = 0;
  const counting: typeof renderInvoice = (what) => {
    rendered += 1;
    return renderInvoice(what);
  };
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder });
    const { json } = await buy(shop.app, LINES);
    url = `/api/orders/${json.number}/invoice.pdf`;
    access = withToken(json.token);
    const order = await findOrder(shop.database.db, json.number);
    if (!order) throw new Error('The order is missing.');
    invoice = {
      order,
      lines: await findLines(shop.database.db, order.number),
      parcels: await findParcels(shop.database.db, order.number),
      seller: undefined,
      brand: BRAND,
      refunded: 0,
    };
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    rendered = 0;
    await clearTables(shop.database.db, 'attempts');
  });
  /** Another order, so another document. */
  const other = (index: number): InvoiceData => ({ ...invoice, order: { ...invoice.order, number: `AR-${index}` } });
  const ask = async (invoices: ReturnType<typeof openInvoices>, times: number) => {
    for (let time = 0; time < times; time++) await invoices(invoice);
  };

  it('are rendered once for repeated and concurrent requests', async () => {
    const folder = tempFolder();
    const invoices = openInvoices(folder, INVOICE.load, counting);
    const [first, ...rest] = await Promise.all(Array.from({ length: 20 }, () => invoices(invoice)));
    await ask(invoices, 5);
    // Another process with the same folder.
    const again = await openInvoices(folder, INVOICE.load, counting)(invoice);
    expect(rendered).toBe(1);
    for (const copy of [...rest, again]) expect(copy.equals(first as Buffer)).toBe(true);
  });

  it('are rendered for each request without a cache (control)', async () => {
    await ask(openInvoices(undefined, INVOICE.load, counting), 5);
    expect(rendered).toBe(5);
  });

  it('are rendered again when the order has changed', async () => {
    const invoices = openInvoices(tempFolder(), INVOICE.load, counting);
    await invoices(invoice);
    await invoices({ ...invoice, order: { ...invoice.order, paymentState: 'paid' } });
    expect(rendered).toBe(2);
  });

  /** Returns how many concurrent requests for different documents are rejected with 503. */
  async function refusedOf(
    many: number,
    limits: typeof INVOICE.load | { atOnce: 99; waiting: 99; retryAfterSeconds: 1 },
  ) {
    const invoices = openInvoices(undefined, limits, counting);
    const ends = await Promise.allSettled(Array.from({ length: many }, (_, index) => invoices(other(index))));
    const failed = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason);
    for (const reason of failed) expect(reason).toMatchObject({ kind: 'busy', retryAfterSeconds: 2 });
    return failed.length;
  }

  it('are rejected with 503 and Retry-After beyond concurrency and queue', async () => {
    const { atOnce, waiting } = INVOICE.load;
    expect(await refusedOf(atOnce + waiting + 7, INVOICE.load)).toBe(7);
    expect(rendered).toBe(atOnce + waiting);
  });

  it('are all rendered without a limit (control)', async () => {
    expect(await refusedOf(40, { atOnce: 99, waiting: 99, retryAfterSeconds: 1 })).toBe(0);
  });

  it('are limited per network', async () => {
    for (let time = 0; time < INVOICE.perClient; time++)
      expect((await call(shop.app, url, undefined, access)).status).toBe(200);
    const refused = await call(shop.app, url, undefined, access);
    expect([refused.status, refused.json.message]).toEqual([429, SAY.often]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not count for another network (control)', async () => {
    for (let time = 0; time <= INVOICE.perClient; time++) await call(shop.app, url, undefined, access);
    const elsewhere = await shop.app.inject({ url, headers: access, remoteAddress: '203.0.113.9' });
    expect([elsewhere.statusCode, elsewhere.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('take less than 150 ms of CPU each, after fonts are parsed', async () => {
    await renderInvoice(invoice);
    const before = process.cpuUsage();
    for (let time = 0; time < 10; time++) await renderInvoice(invoice);
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(`an invoice takes ${((user + system) / 10_000).toFixed(0)} ms of processor\n`);
    expect((user + system) / 10_000).toBeLessThan(150);
  });

  it('show the current state of the order', async () => {
    await shop.database.db.update(orders).set({ paymentState: 'paid' });
    const paid = await shop.app.inject({ url, headers: access });
    await shop.database.db.update(orders).set({ paymentState: 'due' });
    const due = await shop.app.inject({ url, headers: access });
    expect(paid.rawPayload.equals(due.rawPayload)).toBe(false);
  });
});

describe('file cache', () => {
  const files = (folder: string) => readdirSync(folder).sort();
  const bytes = (size: number) => Buffer.alloc(size, 1);

  it('deletes the oldest files above its size limit', async () => {
    const folder = tempFolder();
    const cache = openFileCache(folder, 250, 60_000);
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await cache.write(name, bytes(100));
      const at = new Date(Date.now() - 30_000 + index * 1000);
      utimesSync(join(folder, name), at, at);
    }
    await cache.write('d', bytes(100));
    expect(files(folder)).toEqual(['c', 'd']);
    expect(await cache.read('a')).toBeNull();
    expect(await cache.read('d')).toEqual(bytes(100));
  });

  it('keeps files below the limit (control)', async () => {
    const folder = tempFolder();
    const cache = openFileCache(folder, 1000, 60_000);
    for (const name of ['a', 'b', 'c', 'd']) await cache.write(name, bytes(100));
    expect(files(folder)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ignores expired files', async () => {
    const folder = tempFolder();
    const cache = openFileCache(folder, 1000, 60_000);
    await cache.write('old', bytes(10));
    const at = new Date(Date.now() - 61_000);
    utimesSync(join(folder, 'old'), at, at);
    expect(await cache.read('old')).toBeNull();
    await cache.write('new', bytes(10));
    expect(files(folder)).toEqual(['new']);
  });
});
