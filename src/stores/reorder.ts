/** Adds the available products of an order to the cart. */
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { OrderView } from '../core/order/reader.ts';
import { cartLines, missingText } from '../core/order/reorder.ts';
import { addToCart } from './cart.ts';
import { client } from './client.ts';
import { fetchReorderLines } from './order.ts';

/** Returns the number of items added, and a message about unavailable ones. Throws ApiError. */
export async function orderAgain(order: OrderView): Promise<{ readonly pieces: number; readonly missing: string[] }> {
  const wanted = await fetchReorderLines(order);
  const quote = await client(ORDER_ENDPOINTS.quote, { body: { lines: wanted } });
  const added = new Map(cartLines(quote).map((line) => [line.sku, addToCart(line)]));
  const nameOf = (sku: string) => order.lines.find((line) => line.sku === sku)?.name ?? sku;
  return {
    pieces: [...added.values()].reduce((sum, count) => sum + count, 0),
    missing: missingText(wanted, quote, added, nameOf),
  };
}
