/** One question to the shop when a part of a page appears, asked again on demand. */
import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '../../core/shop/client.ts';
import type { Endpoint } from '../../core/shop/endpoints.ts';
import { askAccount } from '../../stores/account.ts';

export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'failed'; readonly error: unknown };

/** options: the same object as long as the question is the same one. What was answered stays until the next answer. */
export function useAnswer<T>(endpoint: Endpoint<T>, options?: CallOptions<void>) {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' });
  const ask = useCallback(async () => {
    try {
      setAnswer({ state: 'ready', data: await askAccount(endpoint, options) });
    } catch (error) {
      setAnswer({ state: 'failed', error });
    }
  }, [endpoint, options]);
  useEffect(() => {
    ask();
  }, [ask]);
  return { answer, ask };
}
