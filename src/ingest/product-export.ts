/** Exports all products as CSV rows that the import accepts. */
import { asc, eq } from 'drizzle-orm';
import { stripHtml } from '../core/shop/html.ts';
import { toMajor } from '../core/shop/money.ts';
import type { Db } from '../db/engine/db.ts';
import { categories, products, variants } from '../db/schema/shop.ts';
import type { Media } from '../media/media.ts';
import { writeCsv } from './csv.ts';
import { PRODUCT_COLUMNS, type ProductColumn, SEPARATOR } from './product-file.ts';

const major = (minor: number | null) => (minor === null ? '' : String(toMajor(minor)));
const flag = (value: boolean) => (value ? 'yes' : 'no');
const joined = (values: readonly string[]) => values.join(` ${SEPARATOR} `);

export async function exportProducts(db: Db, media: Media | undefined): Promise<string> {
  const rows = await db
    .select({ product: products, variant: variants, category: categories.slug })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(asc(products.slug), asc(variants.position));
  const lines = rows.map(({ product, variant, category }) => {
    const cells: Record<ProductColumn, string> = {
      slug: product.slug,
      name: product.name,
      brand: product.brand,
      category,
      type: product.type,
      short: product.short,
      description: stripHtml(product.description),
      currency: product.currency,
      options: joined(
        product.options.map(({ name, values }) => `${name}: ${values.map((one) => one.name).join(', ')}`),
      ),
      sku: variant.sku,
      values: joined(variant.values),
      price: major(variant.price),
      originalPrice: major(variant.originalPrice),
      stock: String(variant.stock),
      stockSeen: String(variant.stock),
      stockAdd: '',
      width: String(product.width),
      depth: String(product.depth),
      height: String(product.height),
      weight: String(product.weight),
      materials: joined(product.materials),
      colours: joined(product.colours),
      care: product.care,
      includes: product.includes,
      assemblyMinutes: String(product.assemblyMinutes),
      assemblyPeople: String(product.assemblyPeople),
      isNew: flag(product.isNew),
      isFeatured: flag(product.isFeatured),
      madeToOrder: flag(product.madeToOrder),
      createdAt: product.createdAt,
      pictures: joined(
        product.pictures.flatMap(({ hash, alt }) => {
          const original = media?.byHash(hash);
          return original ? [`${original.file}: ${alt}`] : [];
        }),
      ),
    };
    return PRODUCT_COLUMNS.map((name) => cells[name]);
  });
  return writeCsv([[...PRODUCT_COLUMNS], ...lines]);
}
