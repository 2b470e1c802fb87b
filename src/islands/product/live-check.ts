/** Loads the current product and hydrates the buy box when it differs from the build's. */
import { liveFingerprint } from '../../core/product/live-fingerprint.ts';
import { hydrate } from '../../stores/hydrate.ts';
import { $product, fetchProduct } from '../../stores/product.ts';

export async function checkProduct(slug: string, prerendered: string): Promise<void> {
  const product = await fetchProduct(slug);
  if (product && liveFingerprint(product) === prerendered) return;
  $product.set(product ? { state: 'ready', product } : { state: 'missing' });
  hydrate('buy-box');
}
