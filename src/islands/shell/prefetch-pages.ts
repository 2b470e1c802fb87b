/**
 * Fetches the pages of links that a pointer rests on or presses, in browsers without speculation rules. The others follow the
 * rules of the page, which go where nothing may be fetched ahead.
 */
import { mayFetchAhead } from '../idle.ts';

/** Shorter rests pass by. */
const REST_MS = 80;
/** Pages per visit of a page. */
const MOST = 10;
const PERSONAL = /^\/(api|account|cart|checkout|merchant|newsletter|order|wishlist)\b/;

export function prefetchPages(): void {
  if (!mayFetchAhead()) document.querySelector('script[type="speculationrules"]')?.remove();
  if (HTMLScriptElement.supports?.('speculationrules') || !mayFetchAhead()) return;
  const fetched = new Set([location.pathname]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = ({ origin, pathname, search }: HTMLAnchorElement) => {
    if (origin !== location.origin || PERSONAL.test(pathname) || fetched.has(pathname) || fetched.size > MOST) return;
    fetched.add(pathname);
    fetch(pathname + search, { priority: 'low' }).catch(() => {});
  };
  const onPointer = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([data-panel])') : null;
    clearTimeout(timer);
    if (link) timer = setTimeout(prefetch, type === 'pointerdown' ? 0 : REST_MS, link);
  };
  for (const type of ['pointerover', 'pointerdown']) document.addEventListener(type, onPointer, { passive: true });
}
