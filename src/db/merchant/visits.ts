/** Page views and started checkouts of a period. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { COUNTS, ORDERS, rowsOf, TODAY_IN_INDIA } from './sales.ts';

/** Estimated views from the first counted day of the period on, and the orders of the same days. */
async function viewsOf(db: Db, days: number, column: SQL) {
  const [row] = await rowsOf<{ since: string | null; views: number; orders: number }>(
    db,
    sql`with counted as (
        select min(day) as since, coalesce(sum(${column}), 0) as views from view_days
        where day > ${TODAY_IN_INDIA} - ${days}::int and ${column} is not null
      )
      select since::text as since, views::int as views, (
        select count(*)::int from ${ORDERS}
        where o.placed_at >= (since::timestamp at time zone 'Asia/Kolkata') and ${COUNTS}
      ) as orders from counted`,
  );
  return row ?? { since: null, views: 0, orders: 0 };
}

/** Of product pages. */
export const findViews = (db: Db, days: number) => viewsOf(db, days, sql`views`);

/** Of the checkout, to which every cart leads. */
export const findCheckouts = (db: Db, days: number) => viewsOf(db, days, sql`checkouts`);
