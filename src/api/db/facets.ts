/** Facet counts of a query in one statement: each group counted with its own choice set aside. */
import { sql } from 'drizzle-orm';
import { CATALOGUE, MONEY } from '../../core/constants.ts';
import type { WireFacets } from '../../core/shapes.ts';
import type { Conditions, Group } from './conditions.ts';
import type { Db } from './open.ts';
import { categories, products } from './schema.ts';

type FacetRow = { facet: string; value: string; name: string; count: number };

/** Facets, and the number of products that pass the whole query. */
export async function countFacets(db: Db, conditions: Conditions): Promise<{ total: number; facets: WireFacets }> {
  const groups: Group[] = ['category', 'type', 'brand', 'price', 'rating', 'flags'];
  const without = (group: Group | null) =>
    sql.join(
      groups.filter((other) => other !== group).map((other) => sql.raw(`m_${other}`)),
      sql` and `,
    );
  const matches = sql.join(
    groups.map((group) => sql`(${conditions[group]}) as ${sql.raw(`m_${group}`)}`),
    sql`, `,
  );
  const ratings = sql.join(
    CATALOGUE.ratingChoices.map((choice) => sql`(${choice}::int)`),
    sql`, `,
  );
  const every = without(null);
  const { rows } = (await db.execute(sql`
    with found as materialized (
      select category_id, type, brand, price, filter_rating, in_stock, is_new, is_discounted, is_featured, ${matches}
      from ${products} where ${conditions.base}
    )
    select 'category' as facet, c.slug as value, c.name as name, f.count::int as count from (
      select category_id, count(*) as count from found where ${without('category')} group by 1
    ) f join ${categories} c on c.id = f.category_id
    union all select 'type', type, type, count(*)::int from found where ${without('type')} group by 2
    union all select 'brand', brand, brand, count(*)::int from found where ${without('brand')} group by 2
    union all select 'rating', n::text, n::text, (select count(*)::int from found where ${without('rating')} and filter_rating >= n)
      from (values ${ratings}) as choices(n)
    union all select 'min', '', '', coalesce(min(price) / ${MONEY.minorPerMajor}::int, 0)::int from found where ${without('price')}
    union all select 'max', '', '', coalesce(max(price) / ${MONEY.minorPerMajor}::int, 0)::int from found where ${without('price')}
    union all select 'total', '', '', count(*)::int from found where ${every}
    union all select 'inStock', '', '', count(*)::int from found where ${every} and in_stock
    union all select 'isNew', '', '', count(*)::int from found where ${every} and is_new
    union all select 'onSale', '', '', count(*)::int from found where ${every} and is_discounted
    union all select 'featured', '', '', count(*)::int from found where ${every} and is_featured`)) as unknown as {
    rows: FacetRow[];
  };
  const values = (facet: string) =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value, name, count }) => ({ value, name, count }))
      .sort((a, b) => a.name.localeCompare(b.name));
  const one = (facet: string) => rows.find((row) => row.facet === facet)?.count ?? 0;
  return {
    total: one('total'),
    facets: {
      categories: values('category'),
      types: values('type'),
      brands: values('brand'),
      ratings: values('rating').reverse(),
      price: { min: one('min'), max: one('max') },
      inStock: one('inStock'),
      isNew: one('isNew'),
      onSale: one('onSale'),
      featured: one('featured'),
    },
  };
}
