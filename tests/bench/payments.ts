/**
 * 2,000 payments through Razorpay and Stripe on doubles of their servers, with faulty webhooks, on both databases: the test of the
 * same name with more orders.
 */
import { spawn } from 'node:child_process';
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
  const { webhooks, engine, seconds, strays, deeds } = report;
  const what = `payments: ${ORDERS} checkouts on ${NAMES[engine]}`;
  const { lost, doubled, delayed, reordered } = webhooks;
  const faults = `${lost} lost, ${doubled} doubled, ${delayed} delayed, ${reordered} reordered; ${strays} shoppers who do not return`;
  const { doubleCharges, paidWithoutMoney, moneyWithoutPaid, refundedThere, refundedHere, differences } = report;
  return [
    {
      what: `${what}, ${webhooks.sent} webhooks (${faults})`,
      figure: `${report.orders} orders, ${report.paid} paid at the end, in ${seconds} s`,
    },
    {
      what: `${what}: paid twice (two pages, two tabs, transfer and page); paid after the order had ended`,
      figure: `${report.paidTwice}; ${deeds.late ?? 0}`,
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

/** Runs the test on one engine. It appends its report to the file. */
function storm(engine: keyof typeof NAMES, file: string): Promise<void> {
  const run = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', TEST];
  const env = { ...process.env, STORM_ORDERS: String(ORDERS), STORM_REPORT: file };
  // Opening a database takes long while the machine is busy.
  const only = ['--testNamePattern', `on ${engine}.*faulty`, '--hookTimeout', '900000', '--maxWorkers', '1'];
  const args = ['--no-experimental-webstorage', ...run, ...only];
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', () => done()).once('error', failed);
  });
}

/** Both engines run at the same time. A failed test writes its report as well. */
export async function benchPayments(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aroha-payments-'));
  const file = join(folder, 'reports');
  try {
    await Promise.all([storm('pglite', file), storm('postgres', file)]);
    const reports = readFileSync(file, 'utf8').trim().split('\n');
    return reports.toSorted().flatMap((line) => rowsOf(JSON.parse(line) as Report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
