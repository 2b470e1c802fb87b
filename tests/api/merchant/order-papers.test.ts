import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LABEL_FILE, merchantInvoicePath, SLIP_FILE } from '../../../src/core/merchant/file-paths.ts';
import { readSite } from '../../../src/ingest/site-content.ts';
import { ADDRESS } from '../../support/buyer.ts';
import { AS_OFFICE, OFFICE_KEY, officeOrders } from '../../support/office-orders.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { smallContent } from '../../support/small-content.ts';

/** The sizes of a document's pages in points. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);

/** Where each text starts, in points from the lower left. */
const startsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, raw = '']) => {
    const stream = unpacked(Buffer.from(raw, 'latin1'));
    return [...stream.matchAll(/1 0 0 1 ([\d.]+) ([\d.-]+) Tm/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  });

/** '' for streams that are not compressed. */
function unpacked(raw: Buffer): string {
  try {
    return inflateSync(raw).toString('latin1');
  } catch {
    return '';
  }
}

describe.each(ENGINES)('papers of orders on %s', (engine) => {
  let shop: OpenShop;
  let numbers: string[];
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { seller: readSite('content'), merchantKey: OFFICE_KEY, limits: null },
    });
    const office = officeOrders(shop);
    await office.clear();
    numbers = [(await office.place()).number, (await office.place()).number];
  });
  afterAll(() => shop.close());

  const file = (url: string, headers: Record<string, string> = AS_OFFICE) => shop.app.inject({ url, headers });
  const named = (path: string, ...of: string[]) => `${path}?${of.map((number) => `number=${number}`).join('&')}`;

  it('slips list what to pack and where to send it, without prices', async () => {
    const answer = await file(named(SLIP_FILE, numbers[0] as string));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = pdfText(answer.rawPayload);
    for (const part of [numbers[0] as string, 'Meera Rao', '14 Sample Lane', 'HRN-1', '1 piece in all'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/₹|4,990|price/i);
    // Control: the invoice of the same order has them.
    const invoice = pdfText((await file(merchantInvoicePath(numbers[0] as string))).rawPayload);
    expect(invoice).toMatch(/4,990/);
  });

  it('labels are 100 by 150 mm, with the cash to collect', async () => {
    const { rawPayload } = await file(named(LABEL_FILE, ...numbers));
    expect(pagesOf(rawPayload)).toEqual([
      [283, 425],
      [283, 425],
    ]);
    const text = pdfText(rawPayload);
    for (const part of [...numbers, '560038', 'Cash on delivery']) expect(text).toContain(part);
  });

  it('labels write the longest address above the code', async () => {
    const long = 'Behind the old post office next to the second gate ';
    const line = (length: number) => long.repeat(5).slice(0, length).trim();
    const address = { ...ADDRESS, name: line(100), line1: line(200), line2: line(200), city: line(100) };
    const { number } = await officeOrders(shop).place({ address });
    const answer = await file(named(LABEL_FILE, number));
    expect(pagesOf(answer.rawPayload)).toHaveLength(1);
    const left = startsOf(answer.rawPayload).filter(({ x }) => x < 20);
    expect(left.length).toBeGreaterThan(8);
    // The code's upper edge is 110 points above the page's lower edge.
    for (const { y } of left) expect(y).toBeGreaterThan(110);
  });

  it('one file holds a selection, in its order, each order once', async () => {
    const reversed = numbers.toReversed();
    const { rawPayload } = await file(named(SLIP_FILE, ...reversed, numbers[0] as string));
    const text = pdfText(rawPayload);
    expect(pagesOf(rawPayload)).toHaveLength(2);
    expect(text.indexOf(reversed[0] as string)).toBeLessThan(text.indexOf(reversed[1] as string));
  });

  it('are refused for unknown orders, too many and those without the role', async () => {
    expect((await file(SLIP_FILE)).statusCode).toBe(400);
    expect((await file(named(SLIP_FILE, ...Array.from({ length: 101 }, (_, at) => `AR-${at}`)))).statusCode).toBe(400);
    const missing = await file(named(LABEL_FILE, numbers[0] as string, 'AR-222222222'));
    expect([missing.statusCode, missing.json().message]).toEqual([404, expect.stringContaining('AR-222222222')]);
    for (const path of [named(SLIP_FILE, ...numbers), named(LABEL_FILE, ...numbers), merchantInvoicePath('AR-1')])
      expect((await file(path, {})).statusCode).toBe(403);
  });
});
