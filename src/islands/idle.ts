/** Runs code once the page has loaded and the browser is idle. */
import { FIRST_PAINT } from '../core/shop/constants.ts';

/** True until the page has loaded and its first screen is painted: see build/script-start.ts. */
const isBusy = () => document.readyState !== 'complete' || document.documentElement.hasAttribute(FIRST_PAINT.attribute);

/** Calls start once the page has loaded and the browser is idle, or mostMs after loading. */
export function whenIdle(start: () => void, mostMs = 4000): void {
  if (isBusy()) {
    const sign = document.readyState === 'complete' ? FIRST_PAINT.over : 'load';
    window.addEventListener(sign, () => whenIdle(start, mostMs), { once: true });
  } else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: mostMs });
  else setTimeout(start, mostMs / 3);
}

type Hints = {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly deviceMemory?: number;
};
/** Smallest memory in GB at which files are fetched ahead; browsers report powers of two. */
const MEMORY_GB = 2;

/** True when the visitor asked to save data. */
export function savesData(): boolean {
  return (navigator as Hints).connection?.saveData === true;
}

/** False for visitors who save data, and on slow connections and small devices: nothing is fetched ahead. */
export function mayFetchAhead(): boolean {
  const { connection, deviceMemory = MEMORY_GB } = navigator as Hints;
  return !savesData() && (connection?.effectiveType ?? '4g') === '4g' && deviceMemory >= MEMORY_GB;
}
