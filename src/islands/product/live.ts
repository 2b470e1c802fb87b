/** Compares a prerendered product with the shop of this moment, and wakes the buy box when they differ. */
import { liveMark } from '../../core/product.ts';
import { $product, askProduct } from '../../stores/product.ts';
import { wake } from '../../stores/wake.ts';

async function compare(slug: string, prerendered: string): Promise<void> {
  const product = await askProduct(slug);
  if (product && liveMark(product) === prerendered) return;
  $product.set(product ? { state: 'ready', product } : { state: 'missing' });
  wake('buy-box');
}

export function keepProductLive(): void {
  const box = document.querySelector<HTMLElement>('[data-wake="buy-box"]');
  const { slug, mark } = box?.dataset ?? {};
  if (!slug || mark === undefined) return;
  // Without an answer the page keeps what it was built with.
  const ask = () => compare(slug, mark).catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: 2000 });
  else setTimeout(ask, 500);
}
