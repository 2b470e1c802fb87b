/** The social networks that this shop signs in with; a backend that does not know the question offers both (§7). */
import { useEffect, useState } from 'react';
import { PROVIDERS, type Provider } from '../../core/account/account.ts';
import { ApiError } from '../../core/shop/api-error.ts';
import { ENDPOINTS } from '../../core/shop/endpoints.ts';
import { client } from '../../stores/client.ts';

export function useProviders(open: boolean): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    if (!open) return;
    const asked = new AbortController();
    client(ENDPOINTS.providers, { signal: asked.signal })
      .then(setProviders)
      .catch((error) => {
        if (asked.signal.aborted) return;
        console.warn(error);
        setProviders(error instanceof ApiError && error.status === 404 ? PROVIDERS : []);
      });
    return () => asked.abort();
  }, [open]);
  return providers;
}
