/** Offline page: lists the cached pages, newest first, and reloads once there is a connection. */
import { SHOP_NAME } from '../../core/shop/built-name.ts';
import { OFFLINE } from '../../core/shop/constants.ts';
import { titleIn } from '../../core/shop/offline.ts';

async function linkTo(cache: Cache, request: Request): Promise<HTMLLIElement | null> {
  const { pathname, search } = new URL(request.url);
  const response = await cache.match(request);
  const title = response?.headers.get('content-type')?.includes('text/html')
    ? titleIn(await response.text(), SHOP_NAME)
    : '';
  if (!title || pathname === OFFLINE.page) return null;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = pathname + search;
  link.className = 'link flex min-h-11 items-center';
  link.textContent = title;
  item.append(link);
  return item;
}

export async function listCachedPages(): Promise<void> {
  const list = document.querySelector('[data-kept]');
  if (!list || !('caches' in window)) return;
  const cache = await caches.open(OFFLINE.caches.pages);
  const items = await Promise.all((await cache.keys()).toReversed().map((request: Request) => linkTo(cache, request)));
  list.append(...items.filter((item) => item !== null).slice(0, OFFLINE.listed));
  list.closest('section')?.toggleAttribute('hidden', list.children.length === 0);
}

/**
 * Reloads the requested page on click, and when it becomes reachable. navigator.onLine alone does not mean that the
 * server is reachable.
 */
export function reloadWhenOnline(): void {
  document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());
  window.addEventListener('online', async () => {
    const reached = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (reached?.ok) location.reload();
  });
}
