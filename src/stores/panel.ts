/** Which overlay is open: one at a time, whoever asked for it. */
import { atom } from 'nanostores';
import { wake } from './hydrate.ts';
import { leaveOpening, showOpening } from './panel-placeholder.ts';
import { readStored, writeStored } from './storage.ts';

/** mega:HREF is the mega-menu behind one item of the header. */
export type Panel = 'cart' | 'search' | 'drawer' | 'menu' | 'account' | 'auth' | `mega:${string}`;

export const $panel = atom<Panel | null>(null);

/** The element that holds the panels' island on every page. */
export const PANELS = 'panels';
/** Panels that are remembered (§4), and where. */
const REMEMBERED = { search: 'aroha:search-open', auth: 'aroha:auth-open' } as const;

/** Opens a panel in place of whichever was open; its code is fetched on first use. */
export function openPanel(panel: Panel): void {
  showOpening(panel);
  $panel.set(panel);
  wake(PANELS);
}

/** Closes the panel if it is the one open, so that a late closer cannot shut its successor. */
export function closePanel(panel: Panel): void {
  if ($panel.get() !== panel) return;
  leaveOpening();
  $panel.set(null);
}

/** True after a reload or a step forward within the shop; a fresh visit, or one from another site, opens nothing over the page. */
function stayed(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { referrer } = document;
  const within = referrer !== '' && new URL(referrer).origin === window.location.origin;
  return entry?.type === 'reload' || (entry?.type === 'navigate' && within);
}

/** Remembers whether search or sign-in stands open (§4), and opens it again for somebody who stayed. */
export function rememberPanels(): void {
  const names = Object.keys(REMEMBERED) as (keyof typeof REMEMBERED)[];
  const open = names.find((name) => readStored(REMEMBERED[name]) === 'true');
  if (open && stayed()) openPanel(open);
  $panel.subscribe((panel) => {
    for (const name of names) writeStored(REMEMBERED[name], String(panel === name));
  });
}
