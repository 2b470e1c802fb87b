/** The menu: from the build's file first, then from the API. */
import { atom } from 'nanostores';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { type Menu, readMenu } from '../core/shop/navigation.ts';
import { BUILT_MENU } from '../core/shop/routes.ts';
import { client } from './client.ts';

/** failed: neither the API nor the build's file could be read; the header's plain links remain. */
export type MenuState =
  | { readonly state: 'idle' | 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly menu: Menu; readonly live: boolean };

export const $menu = atom<MenuState>({ state: 'idle' });

async function built(): Promise<Menu | null> {
  const response = await fetch(BUILT_MENU);
  return response.ok ? readMenu(await response.json()) : null;
}

/**
 * Requests both at once and shows the first response; the API's then replaces the file's. Repeated calls are no-ops.
 */
export async function loadMenu(): Promise<void> {
  const { state } = $menu.get();
  if (state === 'loading' || state === 'ready') return;
  $menu.set({ state: 'loading' });
  const soon = built().then((menu) => {
    if (menu && $menu.get().state === 'loading') $menu.set({ state: 'ready', menu, live: false });
  });
  const live = client(ENDPOINTS.menu).then((menu) => $menu.set({ state: 'ready', menu, live: true }));
  const responses = await Promise.allSettled([soon, live]);
  for (const response of responses) if (response.status === 'rejected') console.warn(response.reason);
  if ($menu.get().state === 'loading') $menu.set({ state: 'failed' });
}
