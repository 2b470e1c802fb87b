/** Puts the pieces of an order into the cart once more, as far as the shop still has them. */
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { OrderView } from '../core/order/reader.ts';
import { cartLines, missingText } from '../core/order/reorder.ts';
import { addToCart } from './cart.ts';
import { client } from './client.ts';
import { wantedAgain } from './order.ts';

/** How many pieces were added, and what of the order is missing, in words. Throws ApiError. */
export async function orderAgain(order: OrderView): Promise<{ readonly pieces: number; readonly missing: string[] }> {
  const wanted = await wantedAgain(order);
  const quote = await client(ORDER_ENDPOINTS.quote, { body: { lines: wanted } });
  const added = new Map(cartLines(quote).map((line) => [line.sku, addToCart(line)]));
  const nameOf = (sku: string) => order.lines.find((line) => line.sku === sku)?.name ?? sku;
  return {
    pieces: [...added.values()].reduce((sum, count) => sum + count, 0),
    missing: missingText(wanted, quote, added, nameOf),
  };
}
