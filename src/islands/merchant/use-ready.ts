/** Data that arrived before the page was drawn. */
import { useCallback, useRef, useState } from 'react';
import type { CallOptions } from '../../core/shop/client.ts';
import type { Endpoint } from '../../core/shop/endpoints.ts';
import { readyData } from '../../stores/early-responses.ts';

/** Returns the data, null without it, and a function that runs its argument unless there was data for the first time. */
export function useReady<T>(endpoint: Endpoint<T>, options?: CallOptions<void>) {
  const [ready] = useState(() => readyData(endpoint, options));
  const isReady = useRef(ready !== null);
  const unlessReady = useCallback((load: () => void) => {
    if (!isReady.current) load();
    isReady.current = false;
  }, []);
  return [ready, unlessReady] as const;
}
