/**
 * 2,000 payments through Razorpay and Stripe on doubles of their servers, with faulty webhooks, on both databases: the test of the
 * same name with more orders.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StormReport } from '../support/payment-storm.ts';
import type { Row } from './table.ts';

const ORDERS = 2000;
const TEST = 'tests/api/payments/payment-storm.test.ts';
const NAMES = { pglite: 'PGlite', postgres: 'PostgreSQL' } as const;

type Report = StormReport & { readonly engine: keyof typeof NAMES; readonly seconds: number };

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

function rowsOf(report: Report): Row[] {
  const { webhooks, engine, seconds } = report;
  const what = `payments: ${ORDERS} orders on ${NAMES[engine]}`;
  const faults = `${webhooks.lost} lost, ${webhooks.doubled} doubled, ${webhooks.delayed} delayed`;
  const { doubleCharges, paidWithoutMoney, moneyWithoutPaid, refundedThere, refundedHere, differences } = report;
  return [
    {
      what: `${what}, ${webhooks.sent} webhooks (${faults})`,
      figure: `${report.orders} orders, ${report.paid} paid, in ${seconds} s`,
    },
    {
      what: `${what}: charged twice; paid without money; money without a paid order`,
      figure: `${doubleCharges}; ${paidWithoutMoney}; ${moneyWithoutPaid}`,
      aim: 'aim 0; 0; 0',
    },
    {
      what: `${what}: refunds at the gateways and in the shop; orders whose books differ; refused webhooks`,
      figure: `${rupees(refundedThere)} and ${rupees(refundedHere)}; ${differences}; ${report.broken.length}`,
      aim: 'aim equal; 0; 0',
    },
  ];
}

export function benchPayments(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'aroha-payments-'));
  const file = join(folder, 'reports');
  try {
    const run = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', TEST];
    const env = { ...process.env, STORM_ORDERS: String(ORDERS), STORM_REPORT: file };
    spawnSync(process.execPath, ['--no-experimental-webstorage', ...run], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.flatMap((line) => rowsOf(JSON.parse(line) as Report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
