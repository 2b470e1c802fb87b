/**
 * The place on the page, for whoever comes back to it. The browser returns there by itself, but at once: a list that is asked
 * for anew may then be shorter, or stand lower, than the one that was left.
 */
import { useEffect, useRef } from 'react';
import { readTab, writeTab } from '../../stores/tab-storage.ts';

const keyHere = () => `aroha:place:${window.location.pathname}${window.location.search}`;
const RETURNS = ['back_forward', 'reload'];
/** Who has moved the page since then stays where they are. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Writes the place under its address. Not into the history: a browser may drop what a page writes there as it goes. */
export function keepPlace(): void {
  writeTab(keyHere(), String(Math.round(window.scrollY)));
}

/** Scrolls to the place that was left once the list stands. settled: the list as it stands, null while it does not. */
export function usePlace(settled: unknown): void {
  const place = useRef<number | null>(null);

  useEffect(() => {
    const find = () => {
      const kept = Number.parseInt(readTab(keyHere()) ?? '', 10);
      place.current = Number.isNaN(kept) ? null : kept;
    };
    const stay = () => {
      place.current = null;
    };
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (arrival && RETURNS.includes(arrival.type)) find();
    window.addEventListener('popstate', find);
    window.addEventListener('pagehide', keepPlace);
    for (const move of MOVES) window.addEventListener(move, stay, { passive: true });
    return () => {
      window.removeEventListener('popstate', find);
      window.removeEventListener('pagehide', keepPlace);
      for (const move of MOVES) window.removeEventListener(move, stay);
    };
  }, []);

  useEffect(() => {
    if (settled === null || place.current === null) return;
    window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = null;
  }, [settled]);
}
