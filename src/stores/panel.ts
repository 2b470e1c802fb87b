/** The open overlay, at most one. */
import { atom } from 'nanostores';
import { afterFrame } from './after-frame.ts';
import { hydrate } from './hydrate.ts';
import { cancelPlaceholder, showPlaceholder } from './panel-placeholder.ts';
import { readStored, writeStored } from './storage.ts';

/** mega:HREF is the mega menu of a header item. */
export type Panel = 'cart' | 'search' | 'drawer' | 'menu' | 'account' | 'auth' | `mega:${string}`;

export const $panel = atom<Panel | null>(null);

/** The data-wake name of the panels' island. */
export const PANELS = 'panels';
/** Panels reopened after a reload, with their storage keys. */
const REMEMBERED = { search: 'aroha:search-open', auth: 'aroha:auth-open' } as const;

/** Opens a panel in place of the current one; its code is fetched on first use, once its placeholder is seen. */
export function openPanel(panel: Panel): void {
  showPlaceholder(panel);
  $panel.set(panel);
  afterFrame(() => hydrate(PANELS));
}

/** Closes the panel if it is open, so that a late call cannot close another one. */
export function closePanel(panel: Panel): void {
  if ($panel.get() !== panel) return;
  cancelPlaceholder();
  $panel.set(null);
}

/** True after a reload or a navigation within the shop; new visits open no panel. */
function stayed(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { referrer } = document;
  const within = referrer !== '' && new URL(referrer).origin === window.location.origin;
  return entry?.type === 'reload' || (entry?.type === 'navigate' && within);
}

/** Remembers whether search or sign-in is open, and reopens it after a reload or navigation within the shop. */
export function rememberPanels(): void {
  const names = Object.keys(REMEMBERED) as (keyof typeof REMEMBERED)[];
  const open = names.find((name) => readStored(REMEMBERED[name]) === 'true');
  if (open && stayed()) openPanel(open);
  $panel.subscribe((panel) => {
    for (const name of names) writeStored(REMEMBERED[name], String(panel === name));
  });
}
