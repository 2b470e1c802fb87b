/** Loads data of a call of the back office, again on demand, and when the tab is shown again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../core/shop/client.ts';
import type { Endpoint } from '../../core/shop/endpoints.ts';
import { callMerchant } from '../../stores/staff.ts';
import { useReady } from './use-ready.ts';

export type CallState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly error: unknown };

type Loaded<T> = {
  readonly response: CallState<T>;
  readonly reload: () => Promise<void>;
  /** Replaces the data by what a change made of it. */
  readonly setData: (change: (data: T) => T) => void;
};

/** options must be a stable object while the request is the same. The previous data stays until the next response. */
export function useCall<T>(endpoint: Endpoint<T>, options?: CallOptions<void>, fresh = false): Loaded<T> {
  const [ready, unlessReady] = useReady(endpoint, options);
  const [response, setResponse] = useState<CallState<T>>(
    ready === null ? { state: 'loading' } : { state: 'ready', data: ready },
  );
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    try {
      const data = await callMerchant(endpoint, options);
      if (own === latest.current) setResponse({ state: 'ready', data });
    } catch (error) {
      // What is shown stays when a refresh fails.
      if (own === latest.current) setResponse((now) => (now.state === 'ready' ? now : { state: 'failed', error }));
    }
  }, [endpoint, options]);
  useEffect(() => unlessReady(reload), [reload, unlessReady]);
  useEffect(() => {
    if (!fresh) return;
    const again = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [fresh, reload]);
  const setData = useCallback(
    (change: (data: T) => T) =>
      setResponse((now) => (now.state === 'ready' ? { state: 'ready', data: change(now.data) } : now)),
    [],
  );
  return { response, reload, setData };
}
