/** The list's filter, kept in the page's address so that reload and back restore it. */
import { useCallback, useEffect, useState } from 'react';
import { type OrderFilter, readFilter, writeFilter } from '../../../core/merchant/order-filter.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';

/** The address of the list with a filter. */
export function filterPath(filter: OrderFilter): string {
  const query = String(writeFilter(filter));
  return MERCHANT_PAGES.orders.path + (query && `?${query}`);
}

/** typing: replaces the entry of the history, so that back does not step through letters. */
export type ChangeFilter = (change: Partial<OrderFilter>, typing?: boolean) => void;

export function useFilter(): readonly [OrderFilter, ChangeFilter] {
  const [filter, setFilter] = useState(() => readFilter(window.location.search));
  useEffect(() => {
    const back = () => setFilter(readFilter(window.location.search));
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  const change = useCallback<ChangeFilter>((part, typing = false) => {
    const next = { ...readFilter(window.location.search), page: 1, ...part };
    window.history[typing ? 'replaceState' : 'pushState'](null, '', filterPath(next));
    setFilter(next);
  }, []);
  return [filter, change];
}
