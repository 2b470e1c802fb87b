/**
 * Loads the full stylesheet of a page that inlined only a part of it, before its first island renders; not earlier, as a
 * new stylesheet restyles every element. The inlined part stays: removing it would restyle everything again.
 */
import { INLINED_STYLES } from '../core/shop/constants.ts';

let pending: Promise<unknown> | undefined;

function loadSheet(style: Element): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = style.getAttribute(INLINED_STYLES.sheet) ?? '';
  // Behind all others: for one between them, browsers read all rules again, and text whose web font came too late for the
  // first paint (font-display: optional) would change its face now.
  document.body.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next call tries again.
      link.remove();
      pending = undefined;
      resolve(null);
    };
  });
}

/** Resolves when every part has its full stylesheet or failed to load. Safe to call repeatedly. */
export function loadFullStylesheets(): Promise<unknown> {
  pending ??= Promise.all(Array.from(document.querySelectorAll(`style[${INLINED_STYLES.part}]`), loadSheet));
  return pending;
}
