/** Loads an endpoint's data when a component mounts, and again on demand. */
import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '../../core/shop/client.ts';
import type { Endpoint } from '../../core/shop/endpoints.ts';
import { callAccount } from '../../stores/account.ts';

export type EndpointState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** options must be a stable object while the request is the same. The previous data stays until the next response. */
export function useEndpoint<T>(endpoint: Endpoint<T>, options?: CallOptions<void>) {
  const [response, setResponse] = useState<EndpointState<T>>({ state: 'loading' });
  const reload = useCallback(async () => {
    try {
      setResponse({ state: 'ready', data: await callAccount(endpoint, options) });
    } catch (error) {
      setResponse({ state: 'failed', error });
    }
  }, [endpoint, options]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { response, reload };
}
