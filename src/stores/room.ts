/** Current data of a room's products. */
import type { CartLine } from '../core/cart/cart.ts';
import type { Product } from '../core/product/product.ts';
import { available } from '../core/product/variant.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { client } from './client.ts';
import { fetchProduct } from './product.ts';

/** The products by slug in one request; null from a backend that ignores the parameter. */
async function fetchBySlug(slugs: ReadonlySet<string>): Promise<ReadonlyMap<string, Product> | null> {
  const query = new URLSearchParams([...slugs].map((slug) => ['slug', slug]));
  const products = await client(ENDPOINTS.productsBySlug, { query });
  const isAnswer = products.every(({ slug }) => slugs.has(slug));
  return isAnswer ? new Map(products.map((product) => [product.slug, product])) : null;
}

/** A product by itself: null when it no longer exists, undefined when it cannot be loaded. */
const fetchAlone = (slug: string) => fetchProduct(slug).catch(() => undefined);

/**
 * The lines with current price and stock. A product that cannot be loaded keeps the build's data; one that no longer
 * exists has no stock.
 */
export async function fetchRoomProducts(lines: readonly CartLine[]): Promise<CartLine[]> {
  const listed = await fetchBySlug(new Set(lines.map(({ slug }) => slug))).catch(() => null);
  return Promise.all(
    lines.map(async (line) => {
      const product = listed ? (listed.get(line.slug) ?? null) : await fetchAlone(line.slug);
      if (product === undefined) return line;
      const variant = product?.variants.find(({ sku }) => sku === line.sku);
      if (!variant) return { ...line, stock: 0 };
      const { lead: _, ...rest } = line;
      const lead = variant.lead && { lead: variant.lead };
      return { ...rest, ...lead, price: variant.price, stock: available(variant) };
    }),
  );
}
