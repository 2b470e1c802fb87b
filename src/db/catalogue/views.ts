/** Stores how often product pages were viewed. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';

/**
 * Adds views by slug, and to today's in India; unknown slugs are ignored. In order of slugs, so that processes do not
 * deadlock.
 */
export async function addViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  const counted = JSON.stringify(Array.from(views, ([slug, count]) => ({ slug, count })));
  await db.execute(sql`
    with counted as (
      select products.slug, added.count from jsonb_to_recordset(${counted}::jsonb) as added (slug text, count bigint)
        join products on products.slug = added.slug
    ), today as (
      insert into view_days (day, views)
      select (now() at time zone 'Asia/Kolkata')::date, sum(count) from counted having sum(count) > 0
      on conflict (day) do update set views = view_days.views + excluded.views
    )
    insert into product_views (slug, views) select slug, count from counted order by slug
    on conflict (slug) do update set views = product_views.views + excluded.views`);
}
