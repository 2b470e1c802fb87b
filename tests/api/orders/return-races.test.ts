/** Returns on PostgreSQL: PGlite runs one statement at a time and would hide races. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAgreed } from '../../../src/core/order/returns.ts';
import type { Db } from '../../../src/db/engine/db.ts';
import { advance } from '../../../src/db/orders/order-moves.ts';
import { findOrder } from '../../../src/db/orders/orders.ts';
import { moveParcel } from '../../../src/db/orders/parcel-moves.ts';
import { decideReturn, requestReturn } from '../../../src/db/orders/return-moves.ts';
import { listReturns } from '../../../src/db/orders/returns.ts';
import type { OrderRow } from '../../../src/db/orders/rows.ts';
import { confirmPayment } from '../../../src/db/payments/payment-moves.ts';
import { closeRefund, openRefunds } from '../../../src/db/payments/refund-moves.ts';
import { returns } from '../../../src/db/schema/returns.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { checkOrder } from '../../support/order-audit.ts';
import { placeParcels } from '../../support/placed-parcels.ts';
import { smallContent } from '../../support/small-content.ts';

const PIECES = 6;
const NONE = { note: '', parcel: '' };
/** Two ready days: STK-1 is made in four weeks. */
const LINES = [
  { sku: 'HRN-1', quantity: PIECES },
  { sku: 'STK-1', quantity: 1 },
];
const of = (quantity: number, sku = 'HRN-1') => ({
  ...{ reason: 'damaged' as const, lines: [{ sku, quantity }], note: '', evidence: [], files: [] },
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('returns on PostgreSQL', () => {
  let shop: OpenShop;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder });
    db = shop.database.db;
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(db, 'orders', 'order_keys', 'invoice_series', 'store_stock');
    // A price that does not divide by the pieces, so that a wrong order of rounding shows.
    await db.execute(sql`update variants set stock = 900, price = 33333,
      lead_weeks = case sku when 'STK-1' then 4 end`);
  });

  const orderNow = async (number: string) => (await findOrder(db, number)) as OrderRow;
  const step = (number: string, parcel: number, to: 'packed' | 'shipped' | 'delivered') =>
    moveParcel(db, number, parcel, to, NONE);

  /** Paid; the first parcel has arrived, the second is on its way. */
  async function arriving(): Promise<string> {
    const { number } = await placeParcels(db, { lines: LINES, terms: { split: true } });
    await confirmPayment(db, number, '', (await orderNow(number)).total);
    await advance(db, number, 'packed', NONE);
    for (const parcel of [1, 2]) await step(number, parcel, 'shipped');
    await step(number, 1, 'delivered');
    return number;
  }
  const taken = async (number: string) =>
    sum(
      (await listReturns(db, number))
        .filter(({ state }) => state !== 'refused')
        .map(({ lines }) => lines[0]?.quantity ?? 0),
    );

  it('of 20 requests for the same pieces at once take each piece once', async () => {
    const number = await arriving();
    const replies = await Promise.all(Array.from({ length: 20 }, () => requestReturn(db, number, of(1))));
    expect(replies.filter((reply) => reply === 'returned')).toHaveLength(20 - PIECES);
    expect(await taken(number)).toBe(PIECES);
    const positions = (await listReturns(db, number)).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: PIECES }, (_, at) => at + 1));
  });

  it('would take pieces twice without the lock, if their numbers did not stop it (control)', async () => {
    const number = await arriving();
    /** As requestReturn(), with the order read instead of locked. Both read before one writes. */
    const unlocked = (position: number, wait: Promise<unknown>) =>
      db.transaction(async (tx) => {
        const earlier = await listReturns(tx, number);
        await wait;
        const row = { ...of(PIECES), number, position: position + earlier.length, amount: 0 };
        await tx.insert(returns).values({ ...row, lines: [...row.lines], evidence: [] });
      });
    const pause = () => new Promise((done) => setTimeout(done, 200));
    const same = await Promise.allSettled([unlocked(1, pause()), unlocked(1, pause())]);
    expect(same.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await db.delete(returns);
    await Promise.all([unlocked(1, pause()), unlocked(2, pause())]);
    expect(await taken(number)).toBe(2 * PIECES);
  });

  it('decided at once, while money goes back and the last parcel arrives, add up', async () => {
    for (let run = 0; run < 12; run++) {
      const number = await arriving();
      for (const quantity of [1, 2, 3]) await requestReturn(db, number, of(quantity));
      const refund = async () => {
        for (const open of await openRefunds(db, number)) await closeRefund(db, number, open, `R-${run}-${open.id}`);
      };
      await Promise.all([
        decideReturn(db, number, true, '', 1),
        decideReturn(db, number, true, '', 3),
        step(number, 2, 'delivered'),
        decideReturn(db, number, run % 2 === 0, 'Worn.', 2),
        refund(),
        requestReturn(db, number, of(1, 'STK-1')),
      ]);
      const rows = await listReturns(db, number);
      expect(rows.slice(0, 3).filter(isAgreed)).toHaveLength(run % 2 === 0 ? 3 : 2);
      const last = rows.find(({ state }) => state === 'requested');
      if (last) await decideReturn(db, number, true, '', last.position);
      await refund();
      const order = await orderNow(number);
      await checkOrder(db, order);
      const agreed = (await listReturns(db, number)).filter(isAgreed);
      // All six pieces: their price and delivery, whichever was decided first.
      if (run % 2 === 0 && agreed.length === 4) expect(sum(agreed.map(({ amount }) => amount))).toBe(order.total);
      expect(agreed.every(({ state }) => state === 'refunded')).toBe(true);
      expect(order).toMatchObject({ refundSince: null });
    }
  });
});
