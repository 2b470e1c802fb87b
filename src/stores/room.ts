/** Current data of a room's products. */
import type { CartLine } from '../core/cart/cart.ts';
import { available } from '../core/product/product.ts';
import { fetchProduct } from './product.ts';

/**
 * The lines with current price and stock. A product that cannot be loaded keeps the build's data; one that no longer
 * exists has no stock.
 */
export function fetchRoomProducts(lines: readonly CartLine[]): Promise<CartLine[]> {
  return Promise.all(
    lines.map(async (line) => {
      const product = await fetchProduct(line.slug).catch(() => undefined);
      if (product === undefined) return line;
      const variant = product?.variants.find(({ sku }) => sku === line.sku);
      return variant ? { ...line, price: variant.price, stock: available(variant) } : { ...line, stock: 0 };
    }),
  );
}
