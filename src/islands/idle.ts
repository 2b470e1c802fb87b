import { FIRST_PAINT } from '../core/shop/constants.ts';

/** True until the page has loaded and its first screen is painted: see layouts/script-start.ts. */
const isBusy = () => document.readyState !== 'complete' || document.documentElement.hasAttribute(FIRST_PAINT.attribute);

/** Calls start once the page has loaded and the browser is idle, or mostMs after loading. */
export function whenIdle(start: () => void, mostMs = 4000): void {
  if (isBusy()) {
    const sign = document.readyState === 'complete' ? FIRST_PAINT.over : 'load';
    window.addEventListener(sign, () => whenIdle(start, mostMs), { once: true });
  } else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: mostMs });
  else setTimeout(start, mostMs / 3);
}

/** True when the visitor asked to save data: nothing is prefetched. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
