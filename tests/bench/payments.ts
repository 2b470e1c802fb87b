/** 2,000 payments through Razorpay and Stripe on doubles of their servers, with faulty webhooks, on both databases. */
import { openPaymentShop } from '../support/payment-shop.ts';
import { runStorm, STORM } from '../support/payment-storm.ts';
import { setup } from '../support/postgres.ts';
import type { Row } from './table.ts';

const ORDERS = 2000;
const NAMES = { pglite: 'PGlite', postgres: 'PostgreSQL' } as const;
const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

export async function benchPayments(): Promise<Row[]> {
  const stop = await setup();
  const rows: Row[] = [];
  try {
    for (const engine of ['pglite', 'postgres'] as const) {
      const shop = await openPaymentShop(engine);
      const started = performance.now();
      const report = await runStorm(shop, { ...STORM, orders: ORDERS });
      const seconds = Math.round((performance.now() - started) / 1000);
      await shop.close();
      const { webhooks } = report;
      const what = `payments: ${ORDERS} orders on ${NAMES[engine]}`;
      rows.push(
        {
          what: `${what}, ${webhooks.sent} webhooks (${webhooks.lost} lost, ${webhooks.doubled} doubled, ${webhooks.delayed} delayed)`,
          figure: `${report.orders} orders, ${report.paid} paid, in ${seconds} s`,
        },
        {
          what: `${what}: charged twice; paid without money; money without an order`,
          figure: `${report.doubleCharges}; ${report.paidWithoutMoney}; ${report.moneyWithoutPaid}`,
          aim: 'aim 0; 0; 0',
        },
        {
          what: `${what}: refunds at the gateways and in the shop; orders whose books differ; refused webhooks`,
          figure: `${rupees(report.refundedThere)} and ${rupees(report.refundedHere)}; ${report.differences}; ${report.broken.length}`,
          aim: 'aim equal; 0; 0',
        },
      );
    }
  } finally {
    await stop();
  }
  return rows;
}
