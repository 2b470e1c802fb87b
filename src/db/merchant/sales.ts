/**
 * Sales figures. Orders count with what they cost without agreed returns and allowances, once they are paid or payable on
 * delivery; those of which nothing is left do not, nor do cancelled ones and samples. Days are those of India, today included.
 */
import { type SQL, sql } from 'drizzle-orm';
import { TODAY } from '../../core/merchant/constants.ts';
import { SAMPLE_PAYMENT } from '../../core/samples/sample-order.ts';
import type { Db } from '../engine/db.ts';
import type { StoredPicture } from '../schema/pictures.ts';

export const TODAY_IN_INDIA = sql`(now() at time zone 'Asia/Kolkata')::date`;
const DAY = sql`(o.placed_at at time zone 'Asia/Kolkata')::date`;
/** What shoppers get back of an order, as core/payment/balance.ts has it. */
const BACK = sql`(select number, sum(amount) as amount from (
    select number, amount from returns where state in ('approved', 'refunded')
    union all select number, amount from order_allowances
  ) given group by 1)`;
export const ORDERS = sql`orders o left join ${BACK} back on back.number = o.number`;
const KEPT = sql`(o.total - coalesce(back.amount, 0))`;
export const COUNTS = sql`o.state <> 'cancelled' and o.payment <> ${SAMPLE_PAYMENT} and ${KEPT} > 0
  and (o.payment_state in ('paid', 'refund-due', 'refunded') or (o.payment = 'cod' and o.payment_state = 'due'))`;
/** Pieces that came back, by order and SKU. */
const RETURNED = sql`(select number, line ->> 'sku' as sku, sum((line ->> 'quantity')::int) as quantity
  from returns cross join jsonb_array_elements(lines) line where state in ('approved', 'refunded') group by 1, 2)`;
/** Start of the day in India that is `days - 1` days before today. */
const since = (days: number) => sql`((${TODAY_IN_INDIA} - ${days - 1}::int)::timestamp at time zone 'Asia/Kolkata')`;

export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

type DayRow = { currency: string; day: string; orders: number; revenue: string };

/** Orders and revenue by currency and day of twice the period, and the days of the period. */
async function daysOf(db: Db, days: number) {
  const [rows, calendar] = await Promise.all([
    rowsOf<DayRow>(
      db,
      sql`select o.currency, ${DAY}::text as day, count(*)::int as orders, sum(${KEPT})::text as revenue
        from ${ORDERS} where o.placed_at >= ${since(days * 2)} and ${COUNTS} group by 1, 2`,
    ),
    rowsOf<{ day: string }>(
      db,
      sql`select day::date::text as day from generate_series(${TODAY_IN_INDIA} - ${days - 1}::int, ${TODAY_IN_INDIA}, interval '1 day') as day`,
    ),
  ]);
  return { rows, calendar: calendar.map(({ day }) => day) };
}

const sumOf = (rows: readonly { orders: number; revenue: number }[]) => ({
  orders: rows.reduce((sum, { orders }) => sum + orders, 0),
  revenue: rows.reduce((sum, { revenue }) => sum + revenue, 0),
});

/** Sales per currency, the largest first, with one row per day of the period. */
export async function findSales(db: Db, days: number) {
  const { rows, calendar } = await daysOf(db, days);
  const first = calendar[0] ?? '';
  return Array.from(
    Map.groupBy(rows, ({ currency }) => currency),
    ([currency, own]) => {
      const read = own.map(({ day, orders, revenue }) => ({ day, orders, revenue: Number(revenue) }));
      const byDay = new Map(read.map((row) => [row.day, row]));
      return {
        currency,
        now: sumOf(read.filter(({ day }) => day >= first)),
        before: sumOf(read.filter(({ day }) => day < first)),
        days: calendar.map((day) => byDay.get(day) ?? { day, orders: 0, revenue: 0 }),
      };
    },
  ).sort((a, b) => b.now.revenue - a.now.revenue);
}

export type TopRow = {
  slug: string;
  name: string;
  picture: StoredPicture | null;
  pieces: number;
  revenue: string;
  currency: string;
};

/** The pieces with most revenue after discounts, without those that came back; name and picture as in their latest order. */
export function findTopPieces(db: Db, days: number): Promise<TopRow[]> {
  return rowsOf<TopRow>(
    db,
    sql`with sold as (
        select l.product_id, o.currency, sum(l.quantity - coalesce(gone.quantity, 0))::int as pieces,
          sum((l.amount - l.discount) * (l.quantity - coalesce(gone.quantity, 0)) / l.quantity) as revenue,
          max(o.placed_at) as last
        from ${ORDERS} join order_lines l on l.number = o.number
          left join ${RETURNED} gone on gone.number = l.number and gone.sku = l.sku
        where o.placed_at >= ${since(days)} and ${COUNTS} group by 1, 2
        having sum(l.quantity - coalesce(gone.quantity, 0)) > 0
        order by revenue desc, l.product_id limit ${TODAY.pieces}
      )
      select line.slug, line.name, line.picture, sold.pieces, sold.revenue::text as revenue, sold.currency
      from sold cross join lateral (
        select l.slug, l.name, l.picture from order_lines l join orders o on o.number = l.number
        where l.product_id = sold.product_id and o.placed_at = sold.last limit 1
      ) line order by sold.revenue desc, sold.product_id`,
  );
}
