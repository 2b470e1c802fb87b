/**
 * Column store of the catalogue in memory: scanning 100,000 products takes a millisecond, in SQL a tenth of a second. Read
 * in chunks, so that other requests are served in between.
 */
import { gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db.ts';
import { categories } from '../../../schema/entries.ts';
import { products } from '../../../schema/products.ts';
import { IS_SHOWN } from '../../shown.ts';
import { FLAGS } from '../rules.ts';
import { type FacetPack, packFacets } from './facet-packs.ts';
import { type Grouping, grouping } from './grouping.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { type Texts, textsOf } from './texts.ts';

/** Rows per chunk. */
const PART = 2000;
/** Above any popularity: featured products sort first, each group by popularity. */
const FEATURED = 2 ** 33;

const flags = sql`${products.inStock}::int * ${FLAGS.inStock} + ${products.isNew}::int * ${FLAGS.isNew}
  + ${products.isDiscounted}::int * ${FLAGS.onSale} + ${products.isFeatured}::int * ${FLAGS.featured}`;

/** Lexemes of one weight in the search vector, as stemmed by the database. */
const wordsOf = (weight: 'a' | 'b' | 'd') =>
  sql`tsvector_to_array(ts_filter(${products.search}, ${sql.raw(`'{${weight}}'`)}))`;

/** Values per row: prices in minor units, creation date in days. */
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
  /** Used by the rating filter; sorting by rating uses 0 for unrated products. */
  filterRating: sql`${products.filterRating}`,
  rating: sql`coalesce(${products.rating}, 0)`,
  /** Bitwise or of FLAGS. */
  flags,
  featured: sql`${products.isFeatured}::int * ${FEATURED}::bigint + ${products.popularity}`,
  popularity: sql`${products.popularity}`,
  created: sql`${products.createdAt} - date '2000-01-01'`,
  ...{ names: wordsOf('a'), kinds: wordsOf('b'), texts: wordsOf('d') },
} satisfies Record<string, SQL>;

type Name = keyof typeof SOURCES;
const NAMES = Object.keys(SOURCES) as Name[];
export type TextColumn = 'category' | 'type' | 'brand' | 'materials' | 'colours' | 'collections' | SearchColumn;
export type SearchColumn = 'names' | 'kinds' | 'texts';

/** Columns with facet counts. */
const COUNTED = ['category', 'type', 'brand', 'materials', 'colours', 'filterRating', 'flags'] as const;
export type FacetColumn = (typeof COUNTED)[number];

export type Columns = {
  readonly [name in Name]: InvertedIndex<name extends TextColumn ? string : number>;
} & {
  readonly packs: Readonly<Record<FacetColumn, FacetPack>>;
  /** Product id per row, in the database's order of ids. */
  readonly ids: Texts;
  /** Category keys that a query may use, by id. */
  readonly categories: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
};

type ProductValues = readonly [id: string, ...values: (string | number | readonly string[])[]];

/** Reads one chunk as a single JSON text: drivers take ten times as long for separate fields. */
async function readPart(db: Db, after: string, limit: number): Promise<ProductValues[]> {
  const values = sql.join(Object.values(SOURCES), sql`, `);
  const { rows } = (await db.execute(sql`
    select coalesce(json_agg(json_build_array(${products.id}, ${values})), '[]')::text as part
    from (select * from ${products} where ${gt(products.id, after)} and ${IS_SHOWN} order by ${products.id} limit ${limit}) ${products}`)) as unknown as {
    rows: [{ part: string }];
  };
  return JSON.parse(rows[0].part) as ProductValues[];
}

/** Reads all products; concurrent changes may or may not be included. */
export async function readColumns(db: Db, part = PART): Promise<Columns> {
  const named = await db.select({ id: categories.id, slug: categories.slug, name: categories.name }).from(categories);
  const groupings = new Map(NAMES.map((name): [Name, Grouping<string | number>] => [name, grouping()]));
  const ids = textsOf(part);
  let after = '';
  for (;;) {
    const rows = await readPart(db, after, part);
    ids.add(rows.map(([id]) => id));
    for (const [i, { add }] of [...groupings.values()].entries()) {
      for (const row of rows) {
        const value = row[i + 1] as ProductValues[number];
        add(Array.isArray(value) ? [...new Set(value)] : [value as string | number]);
      }
    }
    if (rows.length < part) break;
    after = (rows.at(-1) as ProductValues)[0];
  }
  const columns: Partial<Record<Name, InvertedIndex<string | number>>> = {};
  for (const [name, { done }] of groupings) {
    columns[name] = await done();
    // What was read of one column is freed before the next one is built.
    groupings.delete(name);
  }
  const rows = ids.done();
  const counted = new Map(COUNTED.map((name) => [name, columns[name] as InvertedIndex<unknown>]));
  const packs = await packFacets(counted, rows.length);
  return { ...columns, packs, ids: rows, categories: named } as unknown as Columns;
}
