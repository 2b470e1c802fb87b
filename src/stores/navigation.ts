/** The menu as the build knew it and as the API tells it now. */
import { atom } from 'nanostores';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { type Menu, readMenu } from '../core/shop/navigation.ts';
import { BUILT_MENU } from '../core/shop/routes.ts';
import { client } from './client.ts';

/** failed: neither the API nor the build's own file could be read; the header's plain links remain. */
export type MenuState =
  | { readonly state: 'idle' | 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly menu: Menu; readonly live: boolean };

export const $menu = atom<MenuState>({ state: 'idle' });

async function built(): Promise<Menu | null> {
  const answer = await fetch(BUILT_MENU);
  return answer.ok ? readMenu(await answer.json()) : null;
}

/** Asks both at once and shows whichever comes first; the live answer then wins. Asking again is a no-op. */
export async function loadMenu(): Promise<void> {
  const { state } = $menu.get();
  if (state === 'loading' || state === 'ready') return;
  $menu.set({ state: 'loading' });
  const soon = built().then((menu) => {
    if (menu && $menu.get().state === 'loading') $menu.set({ state: 'ready', menu, live: false });
  });
  const live = client(ENDPOINTS.menu).then((menu) => $menu.set({ state: 'ready', menu, live: true }));
  const answers = await Promise.allSettled([soon, live]);
  for (const answer of answers) if (answer.status === 'rejected') console.warn(answer.reason);
  if ($menu.get().state === 'loading') $menu.set({ state: 'failed' });
}
