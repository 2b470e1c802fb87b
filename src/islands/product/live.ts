/** Checks a prerendered product against the API once the page is idle. */
import { readRawLive } from '../../core/product/live-fingerprint.ts';
import { keepResponse } from '../../stores/checked-response.ts';
import { whenIdle } from '../idle.ts';
import { modelOfPage } from './model-path.ts';

/** Loads the code that reads a product only when prices, stock, lead times or the model may have changed. */
async function check({ slug = '', mark = '', live = '' }: DOMStringMap): Promise<void> {
  const response = await fetch(live);
  if (response.ok) {
    const body = await response.text();
    const found = readRawLive(body);
    if (found?.mark === mark && (found.model === undefined || (found.model ?? '') === modelOfPage())) return;
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
