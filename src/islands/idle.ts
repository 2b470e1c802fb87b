import { WAITING } from '../core/shop/constants.ts';

/** True until the page has loaded and its first screen is painted: see layouts/script-start.ts. */
const isBusy = () => document.readyState !== 'complete' || document.documentElement.hasAttribute(WAITING.attribute);

/** Calls start once the page is there and the browser has nothing else to do, or has been busy for mostMs since. */
export function whenIdle(start: () => void, mostMs = 4000): void {
  if (isBusy()) {
    const sign = document.readyState === 'complete' ? WAITING.over : 'load';
    window.addEventListener(sign, () => whenIdle(start, mostMs), { once: true });
  } else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: mostMs });
  else setTimeout(start, mostMs / 3);
}

/** Whoever pays for each byte is not sent any that were not asked for. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
