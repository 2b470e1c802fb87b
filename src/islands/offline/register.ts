/**
 * Registers the service worker once visitors use the page; it caches this page and the precache list, which is more than a
 * first visit transfers.
 */
import { OFFLINE } from '../../core/shop/constants.ts';
import { onceEngaged } from '../engaged.ts';
import { mayFetchAhead } from '../idle.ts';
import { trustOurScripts } from '../trust.ts';

export function startOffline(): void {
  if (!('serviceWorker' in navigator) || !mayFetchAhead()) return;
  const register = async () => {
    trustOurScripts();
    await navigator.serviceWorker.register(OFFLINE.worker);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([location.href, ...OFFLINE.ahead.map((path) => new URL(path, location.origin).href)]);
  };
  // Failure is harmless: only offline reading is missing.
  const soon = () => setTimeout(() => register().catch(() => {}), OFFLINE.delayMs);
  onceEngaged(() => {
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true });
  });
}
