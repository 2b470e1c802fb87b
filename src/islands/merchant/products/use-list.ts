/** The list of products, as filtered in the address. */
import { useEffect, useState } from 'react';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import type { ProductRowResponse } from '../../../core/merchant/product-contract.ts';
import { type ListQuery, listSearch } from '../../../core/merchant/product-list.ts';
import type { ProductList } from '../../../core/merchant/product-reader.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { useReady } from '../use-ready.ts';

type State = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly list: ProductList };

const { path } = MERCHANT_PAGES.products;

export const hrefOf = (query: ListQuery) => path + listSearch(query);

export const SEARCH_MS = 250;

/** Loads the list of a query; the previous list stays until the next one is there. */
export function useList(query: ListQuery) {
  const [ready, unlessReady] = useReady(MERCHANT_ENDPOINTS.merchantProducts, {
    query: new URLSearchParams(listSearch(query)),
  });
  const [state, setState] = useState<State>(ready ? { state: 'ready', list: ready } : { state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt loads the same query again.
  useEffect(() => {
    const stop = new AbortController();
    const load = () =>
      callMerchant(MERCHANT_ENDPOINTS.merchantProducts, {
        query: new URLSearchParams(listSearch(query)),
        signal: stop.signal,
      }).then(
        (list) => setState({ state: 'ready', list }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          console.warn(error);
          setState({ state: 'failed' });
        },
      );
    unlessReady(load);
    return () => stop.abort();
  }, [query, attempt]);
  const changed = (row: ProductRowResponse) =>
    setState((now) =>
      now.state === 'ready'
        ? { ...now, list: { ...now.list, rows: now.list.rows.map((one) => (one.slug === row.slug ? row : one)) } }
        : now,
    );
  return { state, retry: () => setAttempt(attempt + 1), changed };
}
