/** Invoice numbers: consecutive within a financial year, without gaps (rule 46 of the GST rules). */
import { sql } from 'drizzle-orm';
import { indiaDay } from '../../core/delivery/delivery.ts';
import type { Db } from '../engine/db.ts';
import { invoiceSeries } from '../schema/invoices.ts';

/** Returns the financial year, April to March: '2026-27'. */
function financialYear(now: Date): string {
  const [year = 0, month = 0] = indiaDay(now).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/**
 * Returns the next number, such as '2026-27/000042'. Call within the transaction that uses it, so that a rollback leaves no
 * gap.
 */
export async function nextInvoice(tx: Db, now = new Date()): Promise<string> {
  const year = financialYear(now);
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.year, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last });
  return `${year}/${String(row?.last).padStart(6, '0')}`;
}
