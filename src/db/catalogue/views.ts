/** Stores how often product pages were viewed. */
import { sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';

/** Adds views by slug; unknown slugs are ignored. In order of slugs, so that processes do not deadlock. */
export async function addViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  const counted = JSON.stringify(Array.from(views, ([slug, count]) => ({ slug, count })));
  await db.execute(sql`
    insert into product_views (slug, views)
    select products.slug, added.count from jsonb_to_recordset(${counted}::jsonb) as added (slug text, count bigint)
      join products on products.slug = added.slug
    order by products.slug
    on conflict (slug) do update set views = product_views.views + excluded.views`);
}
