/** Loads an endpoint of the back office when a component mounts, and again on demand. */
import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '../../core/shop/client.ts';
import type { Endpoint } from '../../core/shop/endpoints.ts';
import { callMerchant } from '../../stores/staff.ts';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** options must be a stable object while the request is the same. The previous data stays until the next response. */
export function useCall<T>(endpoint: Endpoint<T>, options?: CallOptions<void>) {
  const [response, setResponse] = useState<Loaded<T>>({ state: 'loading' });
  const reload = useCallback(async () => {
    try {
      setResponse({ state: 'ready', data: await callMerchant(endpoint, options) });
    } catch (error) {
      setResponse({ state: 'failed', error });
    }
  }, [endpoint, options]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { response, reload };
}
