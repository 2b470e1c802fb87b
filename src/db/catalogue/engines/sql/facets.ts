/** Facet counts of a query in one statement: each group is counted without its own selection. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db.ts';
import { categories } from '../../../schema/entries.ts';
import { products } from '../../../schema/products.ts';
import { type FacetCounts, facetsOf } from '../facets.ts';
import { GROUP_OF, GROUPS, type Group, type TextField } from '../rules.ts';
import type { Conditions } from './conditions.ts';

/** One bit per group; a product's failed groups are their sum. */
const BIT = Object.fromEntries(GROUPS.map((group, i) => [group, 1 << i])) as Record<Group, number>;

/** Products with one value in common. missed: bits of the failed groups, at most one. */
type Tally = {
  readonly kind: Kind;
  readonly missed: number;
  readonly value: string | null;
  readonly name: string | null;
  readonly count: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
};
type Kind = 'category' | 'type' | 'brand' | 'rating' | 'flags' | 'material' | 'colour' | 'all';

/** SQL expression: bits of the filter groups that a product fails. */
function missedBy(conditions: Conditions): SQL {
  const parts = GROUPS.map(
    (group) => sql`case when ${conditions[group]} then 0 else ${sql.raw(String(BIT[group]))} end`,
  );
  return sql.join(parts, sql` | `);
}

/** Returns facets and the number of products that pass the whole query. */
export async function countFacets(db: Db, conditions: Conditions): Promise<FacetCounts> {
  // Products that fail two or more groups are dropped. The rest is scanned once for single-valued columns, and once per
  // array column.
  const { rows } = (await db.execute(sql`
    with found as materialized (
      select * from (
        select category_id, type, brand, materials, colours, price, width, depth, height, filter_rating,
          in_stock::int | (is_new::int << 1) | (is_discounted::int << 2) | (is_featured::int << 3) as flags,
          ${missedBy(conditions)} as missed
        from ${products} where ${conditions.base}
      ) every where missed & (missed - 1) = 0
    )
    select t.kind, t.missed, coalesce(c.slug, t.value) as value, coalesce(c.name, t.value) as name, t.count,
      t.low::float8 as low, t.high::float8 as high, t.width, t.depth, t.height
    from (
      select case grouping(category_id, type, brand, filter_rating, flags)
          when 15 then 'category' when 23 then 'type' when 27 then 'brand' when 29 then 'rating' when 30 then 'flags'
          else 'all' end as kind,
        missed, coalesce(category_id, type, brand, filter_rating::text, flags::text) as value, count(*)::int as count,
        min(price) as low, max(price) as high, max(width) as width, max(depth) as depth, max(height) as height
      from found
      group by grouping sets ((missed, category_id), (missed, type), (missed, brand), (missed, filter_rating), (missed, flags), (missed))
      union all
      select 'material', missed, one, count(*)::int, 0, 0, 0, 0, 0 from found, unnest(materials) one group by missed, one
      union all
      select 'colour', missed, one, count(*)::int, 0, 0, 0, 0, 0 from found, unnest(colours) one group by missed, one
    ) t left join ${categories} c on t.kind = 'category' and c.id = t.value`)) as unknown as { rows: Tally[] };
  return read(rows);
}

function read(rows: readonly Tally[]): FacetCounts {
  const of = (kind: Kind, group: Group | null) =>
    rows.filter((row) => row.kind === kind && (row.missed === 0 || (group !== null && row.missed === BIT[group])));
  const sum = (some: readonly Tally[]) => some.reduce((total, { count }) => total + count, 0);
  const values = (field: TextField) => {
    const kind = GROUP_OF[field];
    const counts = new Map<string, { value: string; name: string; count: number }>();
    for (const { value, name, count } of of(kind, kind)) {
      if (value === null || name === null) continue;
      counts.set(value, { value, name, count: (counts.get(value)?.count ?? 0) + count });
    }
    return [...counts.values()];
  };
  const rated = of('rating', 'rating');
  const flagged = of('flags', null);
  const priced = of('all', 'price');
  const sized = of('all', 'size');
  const least = (numbers: readonly number[]) => (numbers.length > 0 ? Math.min(...numbers) : null);
  const greatest = (numbers: readonly number[]) => (numbers.length > 0 ? Math.max(...numbers) : null);
  return facetsOf({
    total: sum(of('all', null)),
    values,
    ratedFrom: (rating) => sum(rated.filter(({ value }) => Number(value) >= rating)),
    flagged: (bit) => sum(flagged.filter(({ value }) => Number(value) & bit)),
    price: { min: least(priced.map(({ low }) => low)), max: greatest(priced.map(({ high }) => high)) },
    greatest: (side) => greatest(sized.map((row) => row[side])),
  });
}
