/** Generated products in any number for benchmarks, written directly to the database with realistic distributions. */
import { sql } from 'drizzle-orm';
import { fold } from '../../src/core/catalogue/search.ts';
import type { Db } from '../../src/db/engine/db.ts';
import { categories } from '../../src/db/schema/entries.ts';
import { products } from '../../src/db/schema/products.ts';
import { variants } from '../../src/db/schema/variants.ts';
import { searchWords } from '../../src/db/schema/visits.ts';

const WORDS = {
  adjective: [
    'Amber',
    'Birch',
    'Calm',
    'Dawn',
    'Ember',
    'Fern',
    'Grove',
    'Harbour',
    'Ivory',
    'Juniper',
    'Kiln',
    'Linden',
    'Moss',
    'Nordic',
    'Ochre',
    'Pebble',
    'Quiet',
    'Rattan',
    'Saffron',
    'Terra',
  ],
  name: [
    'Asha',
    'Bela',
    'Cleo',
    'Dara',
    'Esme',
    'Faro',
    'Gita',
    'Hanne',
    'Isla',
    'Jaya',
    'Kira',
    'Lena',
    'Mira',
    'Nila',
    'Orla',
    'Priya',
    'Rhea',
    'Siri',
    'Tara',
    'Uma',
  ],
  type: [
    'Sofa',
    'Armchair',
    'Lamp',
    'Rug',
    'Vase',
    'Mirror',
    'Table',
    'Shelf',
    'Stool',
    'Basket',
    'Tray',
    'Bench',
    'Clock',
    'Throw',
    'Planter',
    'Desk',
  ],
  material: [
    'Oak',
    'Walnut',
    'Ash',
    'Linen',
    'Wool',
    'Brass',
    'Marble',
    'Cane',
    'Cotton',
    'Glass',
    'Stoneware',
    'Leather',
  ],
  colour: ['Oat', 'Ink', 'Olive', 'Rust', 'Clay', 'Ivory', 'Moss', 'Stone', 'Sand', 'Slate'],
  brand: Array.from({ length: 40 }, (_, index) => `Workshop ${index + 1}`),
} as const;

const CHUNK = 500;
const HASH = 'a'.repeat(64);

/** mulberry32: a seeded generator with the same numbers on every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function productAt(index: number, random: () => number, categoryIds: readonly string[]) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const type = pick(WORDS.type);
  const material = pick(WORDS.material);
  const colour = pick(WORDS.colour);
  const name = `${pick(WORDS.adjective)} ${pick(WORDS.name)} ${type.toLowerCase()} ${index}`;
  const price = Math.round(500 * 1.2 ** (random() * 30)) * 100;
  const stock = random() < 0.1 ? 0 : between(1, 60);
  const short = `A ${type.toLowerCase()} in ${material.toLowerCase()} and ${colour.toLowerCase()}, made by hand.`;
  const day = new Date(Date.UTC(2024, 0, 1) + between(0, 900) * 86_400_000).toISOString().slice(0, 10);
  const brand = pick(WORDS.brand);
  return {
    id: `generated-${index}`,
    slug: `generated-${index}`,
    sku: `GEN-${index}`,
    name,
    brand,
    categoryId: pick(categoryIds),
    type,
    short,
    description: `<p>${short} It has stood in our workshop since ${day}.</p>`,
    currency: 'INR',
    price,
    originalPrice: random() < 0.15 ? price + 50_000 : null,
    isDiscounted: false,
    stock,
    inStock: stock > 0,
    isNew: random() < 0.08,
    isFeatured: random() < 0.05,
    rating: random() < 0.2 ? null : between(25, 50) / 10,
    reviewCount: between(0, 900),
    sampleRatings: true,
    popularity: between(0, 100),
    width: between(10, 240),
    depth: between(10, 120),
    height: between(4, 220),
    weight: between(1, 90),
    materials: [...new Set([material, pick(WORDS.material)])],
    colours: [...new Set([colour, pick(WORDS.colour)])],
    care: 'Wipe dry.',
    assemblyMinutes: between(0, 60),
    assemblyPeople: 1,
    collections: [],
    options: [],
    pictures: [{ hash: HASH, width: 1600, height: 2000, tint: '#cbbfae', alt: name }],
    createdAt: day,
    searchName: fold(name),
    searchKind: fold(`${brand} ${type} ${material} ${colour}`),
    searchText: fold(short),
  };
}

/**
 * Drops the product indexes during bulk inserts and returns a function that recreates them, which takes a tenth of the
 * time.
 */
async function dropIndexes(db: Db): Promise<() => Promise<void>> {
  const { rows } = (await db.execute(
    sql`select indexname, indexdef from pg_indexes where tablename = 'products' and indexdef not like '%UNIQUE%'`,
  )) as unknown as { rows: { indexname: string; indexdef: string }[] };
  for (const { indexname } of rows) await db.execute(sql.raw(`drop index "${indexname}"`));
  return async () => {
    for (const { indexdef } of rows) await db.execute(sql.raw(indexdef));
  };
}

/** Adds products to a seeded shop, each with one variant, and updates the search words. */
export async function generate(db: Db, count: number, tell: (done: number) => void = () => {}): Promise<void> {
  const random = dice(7);
  const rebuild = await dropIndexes(db);
  const ids = (await db.select({ id: categories.id }).from(categories)).map(({ id }) => id);
  for (let start = 0; start < count; start += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - start) }, (_, step) =>
      productAt(start + step, random, ids),
    ).map((row) => ({ ...row, isDiscounted: row.originalPrice !== null }));
    await db.insert(products).values(rows);
    await db.insert(variants).values(
      rows.map(({ id, sku, price, originalPrice, stock }) => ({
        id: `variant-${id}`,
        productId: id,
        sku,
        values: [],
        price,
        originalPrice,
        stock,
        picture: null,
        position: 0,
      })),
    );
    tell(start + rows.length);
  }
  const words = [...WORDS.adjective, ...WORDS.name, ...WORDS.type, ...WORDS.material, ...WORDS.colour, 'workshop'];
  await db
    .insert(searchWords)
    .values([...new Set(words.map(fold))].map((word) => ({ word, count: Math.ceil(count / 20) })))
    .onConflictDoNothing();
  await rebuild();
  await db.execute(sql`vacuum analyze ${products}`);
  await db.execute(sql`vacuum analyze ${variants}`);
}
