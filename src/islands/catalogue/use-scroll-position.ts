/**
 * Restores the scroll position of a list. The browser restores it at once, when a list that is being loaded may still be
 * shorter.
 */
import { useEffect, useRef } from 'react';
import { readTab, writeTab } from '../../stores/tab-storage.ts';

const keyHere = () => `aroha:place:${window.location.pathname}${window.location.search}`;
const RETURNS = ['back_forward', 'reload'];
/** Input that cancels the restoration. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Stores the position by URL in sessionStorage; browsers may drop history state written while unloading. */
export function storeScrollPosition(): void {
  writeTab(keyHere(), String(Math.round(window.scrollY)));
}

/** Scrolls to the stored position when the list is complete. settled: the list, null while loading. */
export function useScrollPosition(settled: unknown): void {
  const position = useRef<number | null>(null);

  useEffect(() => {
    const restore = () => {
      const stored = Number.parseInt(readTab(keyHere()) ?? '', 10);
      position.current = Number.isNaN(stored) ? null : stored;
    };
    const cancel = () => {
      position.current = null;
    };
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // live-check.ts marks a page on which the visitor moved before this code ran.
    if (arrival && RETURNS.includes(arrival.type) && !('moved' in document.documentElement.dataset)) restore();
    window.addEventListener('popstate', restore);
    window.addEventListener('pagehide', storeScrollPosition);
    for (const move of MOVES) window.addEventListener(move, cancel, { passive: true });
    return () => {
      window.removeEventListener('popstate', restore);
      window.removeEventListener('pagehide', storeScrollPosition);
      for (const move of MOVES) window.removeEventListener(move, cancel);
    };
  }, []);

  useEffect(() => {
    if (settled === null || position.current === null) return;
    window.scrollTo({ top: position.current, behavior: 'instant' });
    position.current = null;
  }, [settled]);
}
