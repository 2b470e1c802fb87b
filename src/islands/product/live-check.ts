/** Asks the shop for the product as it is now; the buy box is woken when it is another than the page was built with. */
import { liveMark } from '../../core/product/product.ts';
import { wake } from '../../stores/hydrate.ts';
import { $product, askProduct } from '../../stores/product.ts';

export async function checkProduct(slug: string, prerendered: string): Promise<void> {
  const product = await askProduct(slug);
  if (product && liveMark(product) === prerendered) return;
  $product.set(product ? { state: 'ready', product } : { state: 'missing' });
  wake('buy-box');
}
