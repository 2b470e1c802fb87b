/** The pieces of a room as the API tells them now. */
import type { CartLine } from '../core/cart/cart.ts';
import { available } from '../core/product/product.ts';
import { askProduct } from './product.ts';

/** The lines with today's price and stock. A piece that cannot be asked keeps what the build knew, one that is gone has no stock. */
export function askPieces(lines: readonly CartLine[]): Promise<CartLine[]> {
  return Promise.all(
    lines.map(async (line) => {
      const product = await askProduct(line.slug).catch(() => undefined);
      if (product === undefined) return line;
      const variant = product?.variants.find(({ sku }) => sku === line.sku);
      return variant ? { ...line, price: variant.price, stock: available(variant) } : { ...line, stock: 0 };
    }),
  );
}
