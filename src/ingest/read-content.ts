/** Reads all seeded content and checks files against each other. */
import type { z } from 'zod';
import { type ProductEntry, productSchema } from './content.ts';
import { type CategoryEntry, categorySchema, collectionSchema, slideSchema } from './entry-schemas.ts';
import { type ContentFields, NO_FIELDS } from './laid-fields.ts';
import { ContentError, type Entry } from './markdown.ts';
import { readEntries } from './read-entries.ts';
import { isSample } from './site-content.ts';

export type Content = {
  /** Sample ratings are stored only then. */
  sample: boolean;
  categories: Entry<CategoryEntry>[];
  products: Entry<ProductEntry>[];
  collections: Entry<z.infer<typeof collectionSchema>>[];
  slides: Entry<z.infer<typeof slideSchema>>[];
};

/** Reads and validates all content, including unknown categories and duplicate SKUs. */
export function readContent(root: string, fields: ContentFields = NO_FIELDS): Content {
  const content = {
    sample: isSample(root),
    categories: readEntries(root, 'categories', categorySchema, fields),
    products: readEntries(root, 'products', productSchema, fields),
    collections: readEntries(root, 'collections', collectionSchema, fields),
    slides: readEntries(root, 'slides', slideSchema, fields),
  };
  const faults: string[] = [];
  const known = new Set(content.categories.map(({ slug }) => slug));
  const sets = new Set(content.collections.map(({ slug }) => slug));
  const skus = new Map<string, string>();
  const slugs = new Set(content.products.map(({ slug }) => slug));
  for (const { file, data } of content.categories) {
    const shown = data.picture?.product;
    if (shown && !slugs.has(shown)) faults.push(`${file}: picture.product: there is no content/products/${shown}.md`);
  }
  for (const { file, data } of content.products) {
    if (!known.has(data.category)) faults.push(`${file}: category: there is no content/categories/${data.category}.md`);
    for (const name of data.collections) {
      if (!sets.has(name)) faults.push(`${file}: collections: there is no content/collections/${name}.md`);
    }
    for (const sku of new Set([data.sku, ...variantRows(data).map((row) => row.sku)])) {
      const other = skus.get(sku);
      if (other) faults.push(`${file}: sku: ${sku} is taken by ${other}`);
      skus.set(sku, file);
    }
  }
  for (const { file, data } of content.slides) {
    for (const piece of data.pieces)
      if (!slugs.has(piece)) faults.push(`${file}: pieces: there is no content/products/${piece}.md`);
  }
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return content;
}

export type VariantRow = ProductEntry['variants'][number];

/** Returns the variants of a product; one without options has a single variant with the product's SKU. */
export function variantRows(data: ProductEntry): VariantRow[] {
  if (data.variants.length > 0) return data.variants;
  const { sku, price, originalPrice, stock = 0, stores, leadWeeks, arrivesOn } = data;
  return [{ sku, values: [], price, originalPrice, stock, stores, leadWeeks, arrivesOn }];
}
