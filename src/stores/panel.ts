/** Which overlay is open: one at a time, whoever asked for it. */
import { atom } from 'nanostores';
import { readStored, writeStored } from './storage.ts';
import { wake } from './wake.ts';

/** mega:HREF is the mega-menu behind one item of the header. */
export type Panel = 'cart' | 'search' | 'drawer' | 'menu' | `mega:${string}`;

export const $panel = atom<Panel | null>(null);

/** The element that holds the panels' island on every page. */
export const PANELS = 'panels';
const SEARCH_OPEN = 'aroha:search-open';

/** Opens a panel in place of whichever was open; its code is fetched on first use. */
export function openPanel(panel: Panel): void {
  $panel.set(panel);
  wake(PANELS);
}

/** Closes the panel if it is the one open, so that a late closer cannot shut its successor. */
export function closePanel(panel: Panel): void {
  if ($panel.get() === panel) $panel.set(null);
}

/** Remembers whether search stands open (§4), and opens it again after a reload or a step within the shop. */
export function rememberSearch(): void {
  const within = document.referrer === '' || new URL(document.referrer).origin === window.location.origin;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stayed = entry?.type === 'reload' || (within && document.referrer !== '');
  if (readStored(SEARCH_OPEN) === 'true' && stayed) openPanel('search');
  $panel.subscribe((panel) => writeStored(SEARCH_OPEN, String(panel === 'search')));
}
