/** Compares a prerendered product with the shop of this moment, once the page has come to rest. */
import { whenIdle } from '../idle.ts';

export function keepProductLive(): void {
  const box = document.querySelector<HTMLElement>('[data-wake="buy-box"]');
  const { slug, mark } = box?.dataset ?? {};
  if (!slug || mark === undefined) return;
  // Without an answer the page keeps what it was built with.
  const ask = () => import('./live-check.ts').then(({ checkProduct }) => checkProduct(slug, mark)).catch(() => {});
  whenIdle(ask, 2000);
}
