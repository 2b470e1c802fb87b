/**
 * What lists are found and counted from, as columns in memory: a hundred thousand products are gone through in a millisecond
 * there, and in a tenth of a second in SQL. Read in parts, so that other callers are answered between two of them.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../engine/db.ts';
import { categories, products } from '../../schema/shop.ts';
import { FLAGS } from '../conditions.ts';
import { type Held, heldBy } from './forward-index.ts';
import { type Grouping, grouping } from './grouping.ts';
import type { Grouped } from './inverted-index.ts';
import { type Texts, textsOf } from './texts.ts';

/** Rows of one part. */
const PART = 2000;
/** Above any popularity: featured products come first, each kind by popularity. */
const FEATURED = 2 ** 33;

const flags = sql`${products.inStock}::int * ${FLAGS.inStock} + ${products.isNew}::int * ${FLAGS.isNew}
  + ${products.isDiscounted}::int * ${FLAGS.onSale} + ${products.isFeatured}::int * ${FLAGS.featured}`;

/** Words of the search vector with one weight, as the database stems them. */
const wordsOf = (weight: 'a' | 'b' | 'd') =>
  sql`tsvector_to_array(ts_filter(${products.search}, ${sql.raw(`'{${weight}}'`)}))`;

/** Values of each row: prices in minor units, the day of making as a number of days. */
const SOURCES = {
  category: sql`${products.categoryId}`,
  type: sql`${products.type}`,
  brand: sql`${products.brand}`,
  materials: sql`${products.materials}`,
  colours: sql`${products.colours}`,
  collections: sql`${products.collections}`,
  price: sql`${products.price}`,
  width: sql`${products.width}`,
  depth: sql`${products.depth}`,
  height: sql`${products.height}`,
  /** What the rating filter goes by; the order by rating has 0 for none. */
  filterRating: sql`${products.filterRating}`,
  rating: sql`coalesce(${products.rating}, 0)`,
  /** Bits of FLAGS. */
  flags,
  featured: sql`${products.isFeatured}::int * ${FEATURED}::bigint + ${products.popularity}`,
  popularity: sql`${products.popularity}`,
  created: sql`${products.createdAt} - date '2000-01-01'`,
  ...{ names: wordsOf('a'), kinds: wordsOf('b'), texts: wordsOf('d') },
} satisfies Record<string, SQL>;

type Name = keyof typeof SOURCES;
const NAMES = Object.keys(SOURCES) as Name[];
export type Worded = 'category' | 'type' | 'brand' | 'materials' | 'colours' | 'collections' | Texted;
export type Texted = 'names' | 'kinds' | 'texts';

/** What facets count. */
const COUNTED = ['category', 'type', 'brand', 'materials', 'colours', 'filterRating', 'flags'] as const;
export type Counted = (typeof COUNTED)[number];

export type Columns = {
  readonly [name in Name]: Grouped<name extends Worded ? string : number>;
} & {
  readonly held: Readonly<Record<Counted, Held>>;
  /** Of each row; rows stand in the database's order of ids. */
  readonly ids: Texts;
  /** Of each category by its id: also what a query may call it. */
  readonly categories: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
};

type Row = readonly [id: string, ...values: (string | number | readonly string[])[]];

/** One part as one JSON text: a driver takes ten times as long over rows of fields. */
async function readPart(db: Db, after: string, limit: number): Promise<Row[]> {
  const values = sql.join(Object.values(SOURCES), sql`, `);
  const { rows } = (await db.execute(sql`
    select coalesce(json_agg(json_build_array(${products.id}, ${values})), '[]')::text as part
    from (select * from ${products} where ${gt(products.id, after)} order by ${products.id} limit ${limit}) ${products}`)) as unknown as {
    rows: [{ part: string }];
  };
  return JSON.parse(rows[0].part) as Row[];
}

/** Reads all products of a catalogue; a change meanwhile may be in it or not. */
export async function readColumns(db: Db, part = PART): Promise<Columns> {
  const named = await db.select({ id: categories.id, slug: categories.slug, name: categories.name }).from(categories);
  const groupings = NAMES.map((): Grouping<string | number> => grouping());
  const ids = textsOf(part);
  let after = '';
  for (;;) {
    const rows = await readPart(db, after, part);
    ids.add(rows.map(([id]) => id));
    for (const [i, { add }] of groupings.entries()) {
      for (const row of rows) {
        const value = row[i + 1] as Row[number];
        add(Array.isArray(value) ? [...new Set(value)] : [value as string | number]);
      }
    }
    if (rows.length < part) break;
    after = (rows.at(-1) as Row)[0];
  }
  const columns: Partial<Record<Name, Grouped<string | number>>> = {};
  for (const [i, { done }] of groupings.entries()) columns[NAMES[i] as Name] = await done();
  const rows = ids.done();
  const held: Partial<Record<Counted, Held>> = {};
  for (const name of COUNTED) {
    held[name] = heldBy(columns[name] as Grouped<unknown>, rows.length);
    await breathe();
  }
  return { ...columns, held, ids: rows, categories: named } as unknown as Columns;
}
