/** Service worker that disables offline reading: deletes its predecessor's caches, then unregisters. */
import { OFFLINE } from '../../core/shop/constants.ts';

declare const self: {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listen: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
};

async function uninstall(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE.prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(uninstall()));
