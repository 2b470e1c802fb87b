/** The social networks available for sign-in; both, for a backend that does not name them. */
import { useEffect, useState } from 'react';
import { type Provider, providersWithout } from '../../core/account/providers.ts';
import { ENDPOINTS } from '../../core/shop/endpoints.ts';
import { client } from '../../stores/client.ts';

export function useProviders(open: boolean): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    if (!open) return;
    const request = new AbortController();
    client(ENDPOINTS.providers, { signal: request.signal })
      .then(setProviders)
      .catch((error) => {
        if (request.signal.aborted) return;
        console.warn(error);
        setProviders(providersWithout(error));
      });
    return () => request.abort();
  }, [open]);
  return providers;
}
