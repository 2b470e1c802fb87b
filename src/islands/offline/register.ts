/** Brings the service worker once the page is done, to whoever does not save data; it keeps this page and the shop's list. */
import { OFFLINE } from '../../core/shop/constants.ts';
import { savesData } from '../idle.ts';
import { trustOurScripts } from '../trust.ts';

export function startOffline(): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const bring = async () => {
    trustOurScripts();
    await navigator.serviceWorker.register(OFFLINE.worker);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([location.href, ...OFFLINE.ahead.map((path) => new URL(path, location.origin).href)]);
  };
  // Without it the shop is the same, while there is a connection.
  const soon = () => setTimeout(() => bring().catch(() => {}), OFFLINE.delayMs);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
