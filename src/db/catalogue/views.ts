/** Stores how often product pages and the checkout were viewed. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';

/**
 * Adds views by slug, and with visits to the checkout to today's in India; unknown slugs are ignored. In order of slugs, so that processes do not
 * deadlock.
 */
export async function addViews(db: Db, views: ReadonlyMap<string, number>, checkouts = 0): Promise<void> {
  const counted = JSON.stringify(Array.from(views, ([slug, count]) => ({ slug, count })));
  await db.execute(sql`
    with counted as (
      select products.slug, added.count from jsonb_to_recordset(${counted}::jsonb) as added (slug text, count bigint)
        join products on products.slug = added.slug
    ), today as (
      insert into view_days (day, views, checkouts)
      select (now() at time zone 'Asia/Kolkata')::date, coalesce(sum(count), 0), ${checkouts}::bigint from counted
        having coalesce(sum(count), 0) + ${checkouts}::bigint > 0
      on conflict (day) do update set
        views = view_days.views + excluded.views,
        checkouts = coalesce(view_days.checkouts, 0) + excluded.checkouts
    )
    insert into product_views (slug, views) select slug, count from counted order by slug
    on conflict (slug) do update set views = product_views.views + excluded.views`);
}
