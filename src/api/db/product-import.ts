/** Takes a file of products: all of it or, when anything in it is wrong, nothing, with every fault by its line. */
import { asc, eq, inArray } from 'drizzle-orm';
import { IMPORT, MONEY } from '../../core/constants.ts';
import { MERCHANT_COPY as SAY } from '../../core/copy/merchant.ts';
import type { ImportResult } from '../../core/merchant-contract.ts';
import { type Fault, type ProductRecord, readProductFile } from '../../core/product-file.ts';
import { fold } from '../../core/search.ts';
import { type Media, openMedia } from '../media.ts';
import type { CategoryEntry, ProductEntry } from './content.ts';
import type { Entry } from './markdown.ts';
import { newProduct } from './new-products.ts';
import type { Db } from './open.ts';
import { rowsOf } from './rows.ts';
import { categories, products, variants } from './schema.ts';
import { countWords, refreshStock } from './seed.ts';

type Known = {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly price: number;
  readonly originalPrice: number | null;
};
type Changes = {
  readonly variant: Partial<typeof variants.$inferInsert>;
  readonly product: Partial<typeof products.$inferInsert>;
};
type Plan = {
  readonly changes: readonly (Changes & Known)[];
  readonly entries: readonly Entry<ProductEntry>[];
  readonly faults: readonly Fault[];
};

const WHOLE = /^\d{1,9}$/;
const FLAG = /^(yes|true|1|no|false|0)$/i;
const isYes = (text: string) => /^(yes|true|1)$/i.test(text);

/** What a row changes of a piece that there is. Cells that are not there change nothing; an original price of 0 takes it off. */
function changesOf({ line, cells }: ProductRecord, known: Known): Changes | Fault[] {
  const faults: Fault[] = [];
  const bad = (column: string, message: string) => void faults.push({ line, column, message });
  const whole = (column: 'price' | 'originalPrice' | 'stock', max: number) => {
    const text = cells[column]?.replaceAll(',', '');
    if (text === undefined) return undefined;
    if (WHOLE.test(text) && Number(text) <= max) return Number(text);
    bad(column, `'${cells[column]}' is no whole number up to ${max}.`);
    return undefined;
  };
  const flagged = (column: 'isNew' | 'isFeatured' | 'madeToOrder') => {
    const text = cells[column];
    if (text === undefined) return undefined;
    if (!FLAG.test(text)) bad(column, `'${text}' is neither yes nor no.`);
    return isYes(text);
  };
  const maxPrice = IMPORT.maxPrice / MONEY.minorPerMajor;
  const rupees = whole('price', maxPrice);
  const original = whole('originalPrice', maxPrice);
  const stock = whole('stock', IMPORT.maxStock);
  const price = rupees === undefined ? known.price : rupees * MONEY.minorPerMajor;
  const originalPrice =
    original === undefined ? known.originalPrice : original === 0 ? null : original * MONEY.minorPerMajor;
  if (price === 0) bad('price', 'A price of nothing is no price.');
  if (originalPrice !== null && originalPrice <= price) bad('originalPrice', SAY.reduced);
  if (cells.slug !== undefined && cells.slug !== known.slug)
    bad('slug', `${known.sku} belongs to '${known.slug}', and a piece cannot move.`);
  const facts = {
    name: cells.name,
    short: cells.short,
    care: cells.care,
    isNew: flagged('isNew'),
    isFeatured: flagged('isFeatured'),
    madeToOrder: flagged('madeToOrder'),
    ...(cells.name !== undefined && { searchName: fold(cells.name) }),
  };
  if (faults.length > 0) return faults;
  return {
    variant: { price, originalPrice, ...(stock !== undefined && { stock }) },
    product: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
  };
}

async function plan(db: Db, records: readonly ProductRecord[], media: Media | undefined): Promise<Plan> {
  const skus = records.map(({ cells }) => cells.sku as string);
  const found = await db
    .select({
      sku: variants.sku,
      productId: variants.productId,
      slug: products.slug,
      price: variants.price,
      originalPrice: variants.originalPrice,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.sku, skus));
  const known = new Map(found.map((row) => [row.sku, row]));
  const slugs = new Set((await db.select({ slug: products.slug }).from(products)).map(({ slug }) => slug));
  const places = new Set((await db.select({ slug: categories.slug }).from(categories)).map(({ slug }) => slug));
  const changes: (Changes & Known)[] = [];
  const faults: Fault[] = [];
  const fresh: ProductRecord[] = [];
  for (const record of records) {
    const row = known.get(record.cells.sku as string);
    if (!row) {
      const { slug } = record.cells;
      const message =
        slug === undefined
          ? 'A new piece needs the slug of its product.'
          : `'${slug}' is there already, without this SKU: choices are made together with their product.`;
      if (slug === undefined || slugs.has(slug)) faults.push({ line: record.line, column: 'slug', message });
      else fresh.push(record);
      continue;
    }
    const change = changesOf(record, row);
    if (Array.isArray(change)) faults.push(...change);
    else changes.push({ ...row, ...change });
  }
  const entries: Entry<ProductEntry>[] = [];
  for (const [slug, rows] of Map.groupBy(fresh, ({ cells }) => cells.slug as string)) {
    const made = newProduct(slug, rows, places, media);
    if ('entry' in made) entries.push(made.entry);
    else faults.push(...made.faults);
  }
  return { changes, entries, faults: faults.sort((a, b) => a.line - b.line) };
}

async function write(tx: Db, { changes, entries }: Plan, media: Media | undefined): Promise<void> {
  for (const { sku, productId, variant, product } of changes) {
    await tx.update(variants).set(variant).where(eq(variants.sku, sku));
    if (Object.keys(product).length > 0) await tx.update(products).set(product).where(eq(products.id, productId));
  }
  if (changes.length > 0) await refreshStock(tx, [...new Set(changes.map(({ productId }) => productId))]);
  if (entries.length > 0) {
    const rows = await tx.select().from(categories).orderBy(asc(categories.position));
    const own = rows.map(({ slug, name, short, position }) => {
      const data: CategoryEntry = { name, short, order: position, topSelling: false, groups: [] };
      return { slug, file: slug, data, body: '', bodyLine: 1, at: () => slug };
    });
    const content = { categories: own, products: [...entries], collections: [], slides: [] };
    const made = await rowsOf(content, media ?? openMedia(''));
    // Of the merchant's own: no file of the content folder stands behind it, and none takes it away.
    await tx.insert(products).values(made.products.map((row) => ({ ...row, source: null })));
    await tx.insert(variants).values([...made.variants.values()].flat());
  }
  await countWords(tx);
}

/** dry: looks at everything and changes nothing. */
export function importProducts(db: Db, text: string, dry: boolean, media: Media | undefined): Promise<ImportResult> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const { records, faults } = readProductFile(text);
    if (records.length > IMPORT.maxRows)
      faults.push({ line: 1, column: '', message: `A file may have ${IMPORT.maxRows} rows.` });
    const planned = records.length > 0 && faults.length === 0 ? await plan(tx, records, media) : null;
    const all = [...faults, ...(planned?.faults ?? [])];
    const counts = { rows: records.length, dry, faults: all };
    if (all.length > 0) return { ...counts, message: SAY.faults(all.length), changed: 0 };
    if (dry || !planned) return { ...counts, message: SAY.dry(records.length), changed: 0 };
    await write(tx, planned, media);
    return { ...counts, message: SAY.imported(records.length), changed: records.length };
  });
}
