/** Loads the current product and hydrates the buy box when it differs from the build's. */
import { liveFingerprint } from '../../core/product/live-fingerprint.ts';
import { hydrate } from '../../stores/hydrate.ts';
import { $product, fetchProduct } from '../../stores/product.ts';

/** 'View in your room' follows a model that was added, replaced or removed since the build. */
function updateModel(model: string | null | undefined): void {
  const view = document.querySelector<HTMLElement>('[data-room]');
  const button = view?.querySelector<HTMLElement>('[data-model]');
  if (!view || !button || model === undefined) return;
  view.hidden = model === null;
  button.dataset.model = model ?? '';
}

export async function checkProduct(slug: string, prerendered: string): Promise<void> {
  const product = await fetchProduct(slug);
  updateModel(product?.model);
  if (product && liveFingerprint(product) === prerendered) return;
  $product.set(product ? { state: 'ready', product } : { state: 'missing' });
  hydrate('buy-box');
}
