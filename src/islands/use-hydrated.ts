/** How an island under client:intent tells that React has taken it over: from then on it listens. */
import { type RefObject, useEffect, useRef } from 'react';
import { HYDRATED } from '../stores/hydrate.ts';

/** A ref for an element that the island shows from the start. */
export function useHydrated<Shown extends Element>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    shown.current?.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
  }, []);
  return shown;
}
