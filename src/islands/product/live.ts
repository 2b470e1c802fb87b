/** Checks a prerendered product against the API once the page is idle. */
import { rawFingerprint } from '../../core/product/live-fingerprint.ts';
import { keepResponse } from '../../stores/checked-response.ts';
import { whenIdle } from '../idle.ts';

/** Loads the code that reads a product only when prices or stock may have changed. */
async function check({ slug = '', mark = '', live = '' }: DOMStringMap): Promise<void> {
  const response = await fetch(live);
  if (response.ok) {
    const body = await response.text();
    if (rawFingerprint(body) === mark) return;
    keepResponse(live, body);
  }
  const { checkProduct } = await import('./live-check.ts');
  await checkProduct(slug, mark);
}

export function refreshProduct(): void {
  const box = document.querySelector<HTMLElement>('[data-wake="buy-box"][data-live]');
  // On failure the page keeps the build's data.
  if (box) whenIdle(() => check(box.dataset).catch(() => {}), 2000);
}
