import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TODAY } from '../../../src/core/merchant/constants.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { findSales, findTopPieces } from '../../../src/db/merchant/sales.ts';
import { findCheckouts, findViews } from '../../../src/db/merchant/visits.ts';
import { countWaiting } from '../../../src/db/merchant/waiting.ts';
import { orderLines } from '../../../src/db/schema/order-lines.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { orderAllowances } from '../../../src/db/schema/refunds.ts';
import { returns } from '../../../src/db/schema/returns.ts';
import { viewDays } from '../../../src/db/schema/visits.ts';
import { writeOrders } from '../../support/many-orders.ts';
import { ENGINES, openTestDatabase } from '../../support/open-shop.ts';

const COUNT = { pglite: 1500, postgres: 10_000 } as const;
const OFFSET = 5.5 * 3_600_000;
const dayOf = (at: Date) => new Date(at.getTime() + OFFSET).toISOString().slice(0, 10);
const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000));

describe.each(ENGINES)('figures of the first screen on %s', (engine) => {
  let database: Database;
  let all: (typeof orders.$inferSelect)[];
  let agreed: (typeof returns.$inferSelect)[];
  /** What shoppers get back, by order. */
  const back = new Map<string, number>();
  const keptOf = ({ number, total }: (typeof all)[number]) => total - (back.get(number) ?? 0);
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await writeOrders(database.db, COUNT[engine]);
    // Some come back in part, some cost nothing any more.
    await database.db.execute(sql`update returns set state = 'approved' where number like '%18'`);
    await database.db.execute(sql`
      insert into order_allowances (number, amount, reason, name)
      select number, case when number like '%5' then total else 7000 end, 'A scratch', 'Meera'
      from orders where number like '%5' or number like '%6'`);
    all = await database.db.select().from(orders);
    agreed = (await database.db.select().from(returns)).filter(({ state }) => state === 'approved');
    for (const { number, amount } of [...agreed, ...(await database.db.select().from(orderAllowances))])
      back.set(number, (back.get(number) ?? 0) + amount);
  });
  afterAll(() => database.close());
  const counts = (order: (typeof all)[number]) =>
    order.state !== 'cancelled' &&
    keptOf(order) > 0 &&
    (['paid', 'refund-due', 'refunded'].includes(order.paymentState) ||
      (order.payment === 'cod' && order.paymentState === 'due'));
  const between = (from: string, to: string) =>
    all.filter((order) => counts(order) && dayOf(order.placedAt) >= from && dayOf(order.placedAt) <= to);
  const sumOf = (rows: typeof all) => ({
    orders: rows.length,
    revenue: rows.reduce((sum, order) => sum + keptOf(order), 0),
  });

  it.each(TODAY.periods)('sums %i days per currency and day in India, and the days before', async (days) => {
    const found = await findSales(database.db, days);
    expect(found.map(({ currency }) => currency)).toEqual(['INR', 'USD']);
    for (const { currency, now, before, days: rows } of found) {
      const own = (from: number, to: number) =>
        between(daysAgo(from), daysAgo(to)).filter((order) => order.currency === currency);
      expect(now).toEqual(sumOf(own(days - 1, 0)));
      expect(before).toEqual(sumOf(own(2 * days - 1, days)));
      expect(rows.map(({ day }) => day)).toEqual(Array.from({ length: days }, (_, at) => daysAgo(days - 1 - at)));
      for (const [at, { orders: count, revenue }] of rows.entries())
        expect({ orders: count, revenue }).toEqual(sumOf(own(days - 1 - at, days - 1 - at)));
    }
  });

  it('leaves out cancelled and unpaid orders and those that cost nothing any more, not those of which a part came back', () => {
    const left = all.filter((order) => !counts(order));
    expect(new Set(left.map(({ paymentState }) => paymentState))).toEqual(
      new Set(['due', 'claimed', 'void', 'refund-due', 'refunded', 'paid']),
    );
    const counted = all.filter((order) => counts(order) && back.has(order.number));
    expect(new Set(counted.map(({ paymentState }) => paymentState))).toContain('refund-due');
    expect(agreed.length).toBeGreaterThan(10);
  });

  it('ranks pieces by revenue after discounts', async () => {
    const numbers = new Set(between(daysAgo(29), daysAgo(0)).map(({ number, currency }) => `${number} ${currency}`));
    const currencyOf = new Map(all.map(({ number, currency }) => [number, currency]));
    const lines = (await database.db.select().from(orderLines)).filter((line) =>
      numbers.has(`${line.number} ${currencyOf.get(line.number)}`),
    );
    const returned = new Set(agreed.map(({ number }) => number));
    const sold = new Map<string, number>();
    for (const { number, slug, amount, discount, quantity } of lines) {
      const key = `${slug} ${currencyOf.get(number)}`;
      // One piece of each line comes back.
      const kept = returned.has(number) ? quantity - 1 : quantity;
      sold.set(key, (sold.get(key) ?? 0) + Math.floor(((amount - discount) * kept) / quantity));
    }
    const best = [...sold.values()].sort((a, b) => b - a).slice(0, TODAY.pieces);
    const found = await findTopPieces(database.db, 30);
    expect(found.map(({ revenue }) => Number(revenue))).toEqual(best);
    for (const { slug, currency, revenue } of found) expect(sold.get(`${slug} ${currency}`)).toBe(Number(revenue));
  });

  it('compares views with the orders of the counted days only', async () => {
    expect(await findViews(database.db, 30)).toEqual({ since: null, views: 0, orders: 0 });
    await database.db.insert(viewDays).values([
      { day: daysAgo(40), views: 900 },
      { day: daysAgo(3), views: 70 },
      { day: daysAgo(0), views: 30, checkouts: 20 },
    ]);
    const { length } = between(daysAgo(3), daysAgo(0));
    expect(await findViews(database.db, 30)).toEqual({ since: daysAgo(3), views: 100, orders: length });
    // Checkouts are counted from their own first day on.
    const today = between(daysAgo(0), daysAgo(0)).length;
    expect(await findCheckouts(database.db, 30)).toEqual({ since: daysAgo(0), views: 20, orders: today });
  });

  it('counts what waits, each kind as its list does', async () => {
    const has = (check: (order: (typeof all)[number]) => boolean) => all.filter(check).length;
    const funded = ({ payment, paymentState }: (typeof all)[number]) =>
      paymentState === 'paid' || (payment === 'cod' && paymentState === 'due');
    expect(await countWaiting(database.db, ['confirm', 'payments', 'pack', 'ship', 'returns', 'refunds'])).toEqual([
      { kind: 'confirm', count: has((order) => order.state === 'placed' && funded(order)) },
      { kind: 'payments', count: has(({ paymentState }) => paymentState === 'claimed') },
      { kind: 'pack', count: has((order) => order.state === 'confirmed' && funded(order)) },
      { kind: 'ship', count: has(({ state }) => state === 'packed') },
      { kind: 'returns', count: has(({ state, number }) => state === 'return-requested' && !number.endsWith('18')) },
      { kind: 'refunds', count: has(({ paymentState }) => paymentState === 'refund-due') },
    ]);
    expect(await countWaiting(database.db, [])).toEqual([]);
  });
});
