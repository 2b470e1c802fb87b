/** Checks a prerendered product against the API once the page is idle. */
import { whenIdle } from '../idle.ts';

export function refreshProduct(): void {
  const box = document.querySelector<HTMLElement>('[data-wake="buy-box"]');
  const { slug, mark } = box?.dataset ?? {};
  if (!slug || mark === undefined) return;
  // On failure the page keeps the build's data.
  const check = () => import('./live-check.ts').then(({ checkProduct }) => checkProduct(slug, mark)).catch(() => {});
  whenIdle(check, 2000);
}
