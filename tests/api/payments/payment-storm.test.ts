/**
 * Many payments with faults: no order is charged twice, and both books agree to the paisa. `npm run bench -- payments` runs this
 * file with 2,000 orders (STORM_ORDERS) and reads its reports from a file (STORM_REPORT).
 */
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../support/open-shop.ts';
import { openPaymentShop, type PaymentShop, TOTAL } from '../../support/payment-shop.ts';
import { runStorm, STORM } from '../../support/payment-storm.ts';

const ORDERS = Number(process.env.STORM_ORDERS ?? 100);
const RIGHT = {
  orders: ORDERS,
  doubleCharges: 0,
  paidWithoutMoney: 0,
  moneyWithoutPaid: 0,
  differences: 0,
  broken: [],
};

describe.each(ENGINES)('many payments on %s', (engine) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(engine);
  });
  afterAll(() => shop.close());

  it(
    'with 30 % of the webhooks faulty and 5 % of the shoppers gone',
    async () => {
      const started = performance.now();
      const report = await runStorm(shop, { ...STORM, orders: ORDERS });
      const seconds = Math.round((performance.now() - started) / 1000);
      const { STORM_REPORT: file } = process.env;
      if (file) appendFileSync(file, `${JSON.stringify({ engine, seconds, ...report })}\n`);
      expect(report).toMatchObject(RIGHT);
      expect(report.refundedHere).toBe(report.refundedThere);
      // The faults did happen, and so did second payments and refunds.
      expect(report.webhooks.lost).toBeGreaterThan(5);
      expect(report.webhooks.doubled).toBeGreaterThan(5);
      expect(report.webhooks.reordered).toBeGreaterThan(5);
      expect(report.paidTwice).toBeGreaterThan(ORDERS / 20);
      expect(report.deeds.late).toBeGreaterThan(ORDERS / 50);
      expect(report.refundedHere).toBeGreaterThan(TOTAL * report.paidTwice);
      expect(report.paid).toBeGreaterThan(ORDERS * 0.6);
    },
    5000 * ORDERS,
  );

  it('does not come out even without the clock (control)', async () => {
    const blind: PaymentShop = { ...shop, reconcile: async () => 0, sendRefunds: async () => 0 };
    await shop.reset();
    const report = await runStorm(blind, { ...STORM, orders: 60, strays: 1, faults: 1 });
    expect(report.moneyWithoutPaid + report.doubleCharges + report.differences).toBeGreaterThan(0);
  }, 120_000);
});
