/** Signals client:intent that React has hydrated the island, so that its listeners are active. */
import { type RefObject, useEffect, useRef } from 'react';
import { HYDRATED } from '../stores/hydrate.ts';

/** Returns a ref for an element of the island's first render. */
export function useHydrated<Shown extends Element>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    shown.current?.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
  }, []);
  return shown;
}
