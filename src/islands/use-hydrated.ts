/** Signals client:intent that React has hydrated the island, so that its listeners are active, and keeps typed text. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { HYDRATED } from '../stores/hydrate.ts';
import { carryTyped } from '../stores/typed-text.ts';

/** Returns a ref for an element of the island's first render. */
export function useHydrated<Shown extends Element>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    const island = shown.current?.closest('astro-island');
    if (island) carryTyped(island);
  }, []);
  useEffect(() => {
    shown.current?.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
  }, []);
  return shown;
}
