/** Loads the list of orders for a filter. The previous page stays while the next one loads. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { type OfficeOrderList, patchSummary } from '../../../core/merchant/office-summary.ts';
import { type OrderFilter, writeFilter } from '../../../core/merchant/order-filter.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { useReady } from '../use-ready.ts';

export type Orders = {
  /** null: not loaded yet. */
  readonly list: OfficeOrderList | null;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly reload: () => Promise<void>;
  /** Shows a changed order in its row at once. */
  readonly patch: (order: OfficeOrder) => void;
};

export function useOrders(filter: OrderFilter): Orders {
  const query = String(writeFilter(filter));
  const [ready, unlessReady] = useReady(MERCHANT_ENDPOINTS.allOrders, { query: new URLSearchParams(query) });
  const [list, setList] = useState<OfficeOrderList | null>(ready);
  const [busy, setBusy] = useState(ready === null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const turn = ++latest.current;
    setBusy(true);
    try {
      const loaded = await callMerchant(MERCHANT_ENDPOINTS.allOrders, { query: new URLSearchParams(query) });
      if (turn !== latest.current) return;
      setList(loaded);
      setFailed(false);
    } catch {
      if (turn === latest.current) setFailed(true);
    }
    if (turn === latest.current) setBusy(false);
  }, [query]);
  useEffect(() => unlessReady(reload), [reload, unlessReady]);

  const patch = useCallback((order: OfficeOrder) => setList((now) => now && patchSummary(now, order)), []);
  return { list, busy, failed, reload, patch };
}
