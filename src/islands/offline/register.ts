/**
 * Registers the service worker once the page is idle, unless the visitor saves data; it caches this page and the
 * precache list.
 */
import { OFFLINE } from '../../core/shop/constants.ts';
import { savesData } from '../idle.ts';
import { trustOurScripts } from '../trust.ts';

export function startOffline(): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const register = async () => {
    trustOurScripts();
    await navigator.serviceWorker.register(OFFLINE.worker);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([location.href, ...OFFLINE.ahead.map((path) => new URL(path, location.origin).href)]);
  };
  // Failure is harmless: only offline reading is missing.
  const soon = () => setTimeout(() => register().catch(() => {}), OFFLINE.delayMs);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
