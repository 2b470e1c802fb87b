import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopperChannel } from '../../../src/api/events/shopper-channel.ts';
import { createWorker } from '../../../src/api/events/worker.ts';
import { isFunded } from '../../../src/core/order/order.ts';
import { secretOf } from '../../../src/db/accounts/secret.ts';
import { advance, cancel, expireOrders } from '../../../src/db/orders/order-moves.ts';
import { findOrder } from '../../../src/db/orders/orders.ts';
import { decideReturn, requestReturn } from '../../../src/db/orders/return-moves.ts';
import { claimPayment, confirmPayment, rejectPayment } from '../../../src/db/payments/payment-moves.ts';
import { closeRefund, openRefunds } from '../../../src/db/payments/refund-moves.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { readSite } from '../../../src/ingest/site-content.ts';
import { BRAND } from '../../support/brand.ts';
import { buy, type Wanted } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { EAGER } from '../../support/eager.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openOutbox } from '../../support/outbox.ts';
import { smallContent } from '../../support/small-content.ts';

const SITE = 'https://shop.example';
const LINES: readonly Wanted[] = [{ sku: 'HRN-1', quantity: 1 }];
const NONE = { note: '', parcel: '' };
const REFERENCE = '431207865519';

describe.each(ENGINES)('letters about the steps of an order on %s', (engine) => {
  const { mail, emails } = openOutbox(SITE);
  let shop: OpenShop;
  let drain: () => Promise<unknown>;
  beforeAll(async () => {
    // The worker of this test sends everything.
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      siteOrigin: SITE,
      orders: { seller: readSite('content'), limits: null },
      events: { deliver: false },
    });
    const { db } = shop.database;
    const channel = shopperChannel({ db, mail, brand: BRAND, secret: await secretOf(db), pages: SITE });
    drain = () =>
      createWorker({
        db,
        channels: [channel],
        failed: (error) => {
          throw error;
        },
        limits: EAGER,
      }).drain();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'events', 'deliveries', 'attempts');
    await shop.database.db.execute(sql`update variants set stock = 50`);
    emails.length = 0;
  });

  /** Places an order and returns its number. */
  const place = async (payment: string): Promise<string> => (await buy(shop.app, LINES, { payment })).json.number;
  const db = () => shop.database.db;
  /** Subjects of all letters, without the order's number. */
  async function subjects(number: string): Promise<string[]> {
    await drain();
    return emails.map(({ subject }) => subject.replace(number, '…'));
  }
  const last = () => emails.at(-1)?.text ?? '';

  it('follow a paid order: its payment is its confirmation', async () => {
    const number = await place('upi');
    await claimPayment(db(), number, REFERENCE, new Date(Date.now() + 86_400_000));
    await confirmPayment(db(), number, REFERENCE);
    await advance(db(), number, 'packed', NONE);
    await advance(db(), number, 'shipped', { note: 'Rings before.', parcel: 'BD 1234' });
    await advance(db(), number, 'delivered', NONE);
    expect(await subjects(number)).toEqual([
      'Your order …',
      'We have your payment for order …',
      'Packed: your order …',
      'On its way: your order …',
      'Delivered: your order …',
    ]);
    expect(emails[1]?.text).toContain(REFERENCE);
    expect(emails[3]?.text).toContain('Parcel number: BD 1234');
    expect(emails[3]?.text).toContain('Rings before.');
    for (const { text, html } of emails) expect(`${text}${html}`).not.toMatch(/undefined|NaN|\[object/);
  });

  it('confirm a cash order', async () => {
    const number = await place('cod');
    await advance(db(), number, 'confirmed', NONE);
    expect(await subjects(number)).toEqual(['Your order …', 'Confirmed: your order …']);
  });

  it('say who cancelled an order and what happens to its money', async () => {
    const unpaid = await place('upi');
    await cancel(db(), unpaid, 'shopper');
    expect((await subjects(unpaid)).at(-1)).toBe('Cancelled: your order …');
    expect(last()).toMatch(/You cancelled it.+\n\nNothing was paid/);
    const paid = await place('upi');
    await confirmPayment(db(), paid, REFERENCE);
    await cancel(db(), paid, 'merchant', 'The lamp fell.');
    await drain();
    const { total } = (await findOrder(db(), paid)) ?? { total: 0 };
    expect(last()).toContain('We had to cancel it');
    expect(last()).toContain(`₹${(total / 100).toLocaleString('en-IN')} goes back the way it came`);
    expect(last()).toContain('The lamp fell.');
  });

  it('say that an unpaid order has ended', async () => {
    const number = await place('upi');
    await db().update(orders).set({ expiresAt: sql`now() - interval '1 minute'` });
    await expireOrders(db());
    expect(await subjects(number)).toEqual(['Your order …', 'Your order … has ended']);
  });

  it('ask again for a payment that was not found, unless the order is paid meanwhile', async () => {
    const number = await place('upi');
    await claimPayment(db(), number, REFERENCE, new Date(Date.now() + 86_400_000));
    await rejectPayment(db(), number, 60);
    expect(await subjects(number)).toEqual(['Your order …', 'Your payment for order …']);
    emails.length = 0;
    await claimPayment(db(), number, REFERENCE, new Date(Date.now() + 86_400_000));
    await rejectPayment(db(), number, 60);
    await confirmPayment(db(), number, REFERENCE);
    expect(await subjects(number)).toEqual(['We have your payment for order …']);
  });

  it('follow a return, with one letter when the money is sent', async () => {
    const number = await place('upi');
    await confirmPayment(db(), number, REFERENCE);
    for (const step of ['packed', 'shipped', 'delivered'] as const) await advance(db(), number, step, NONE);
    expect(isFunded((await findOrder(db(), number)) ?? { payment: '', paymentState: 'due' })).toBe(true);
    const request = { reason: 'damaged' as const, lines: LINES, note: 'Cracked.', evidence: [], files: [] };
    const ask = () => requestReturn(db(), number, request);
    await drain();
    emails.length = 0;
    await ask();
    await decideReturn(db(), number, false, 'We need the video.');
    await ask();
    await decideReturn(db(), number, true, '');
    for (const refund of await openRefunds(db(), number)) await closeRefund(db(), number, refund, 'RF-1');
    expect(await subjects(number)).toEqual([
      'Your return for order …',
      'Your return for order …',
      'Your return for order …',
      'Your return for order … is agreed',
      'Your refund for order …',
    ]);
    expect(emails[1]?.text).toContain('We need the video.');
    expect(emails[3]?.text).toMatch(/With you by: \w+day/);
    expect(last()).toContain('Reference: RF-1');
    expect(last()).toContain('your return is complete');
  });
});
