/** The list of stock with its filters. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Pagination } from '../../../components/catalogue/Pagination.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { STOCK_COPY as SAY } from '../../../core/merchant/stock-copy.ts';
import {
  ALL_STOCK,
  readStockView,
  type StockView,
  stockParameters,
  stockPath,
} from '../../../core/merchant/stock-view.ts';
import { Shortcuts } from '../Shortcuts.tsx';
import { useCall } from '../use-call.ts';
import { hasUnsaved, useUnsavedWarning } from '../use-unsaved.ts';
import { StockFilters } from './StockFilters.tsx';
import { ROW, StockRow } from './StockRow.tsx';

function Waiting() {
  return (
    <div aria-busy="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((one) => (
        <div key={one} className={`border-t py-3 ${ROW}`}>
          <Skeleton className="aspect-4/5 w-full" />
          <div>
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-2 h-4 w-1/3" />
          </div>
          <Skeleton className="h-11 w-full max-sm:col-start-2" />
          <Skeleton className="h-11 w-full max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}

export function StockTable({ role }: { readonly role: Role }) {
  const [view, setView] = useState<StockView>(() => readStockView(window.location.search));
  const [warning, setWarning] = useState('');
  const query = useMemo(() => ({ query: { page: '1', ...stockParameters(view) } }), [view]);
  const { response, reload, setData } = useCall(MERCHANT_ENDPOINTS.stock, query);
  useUnsavedWarning();

  const go = useCallback((change: Partial<StockView>) => {
    // Rows that leave the page would take unsaved input with them.
    if (hasUnsaved()) return setWarning(SAY.unsaved);
    setWarning('');
    setView((now) => {
      const next = { ...now, page: 1, ...change };
      window.history.replaceState(null, '', stockPath(next));
      return next;
    });
    if (change.page) window.scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    const input = () => setWarning('');
    document.addEventListener('input', input);
    return () => document.removeEventListener('input', input);
  }, []);

  return (
    <div className="max-w-280">
      <StockFilters view={view} onChange={go} />
      <ErrorBox>{warning}</ErrorBox>
      {response.state === 'loading' && <Waiting />}
      {response.state === 'failed' && <LoadError title={SAY.failed} onRetry={reload} />}
      {response.state === 'ready' && response.data.rows.length === 0 && (
        <Empty title={SAY.none} hint={SAY.noneHint} className="pt-8! md:pt-8! [&>h2]:max-w-none [&>h2]:text-heading">
          <Button kind="outline" onClick={() => go(ALL_STOCK)}>
            {SAY.reset}
          </Button>
        </Empty>
      )}
      {response.state === 'ready' && response.data.rows.length > 0 && (
        <>
          <div className={`pb-2 text-small text-soot ${ROW}`}>
            <p role="status" className="col-span-2">
              {SAY.count(response.data.total)}
            </p>
            <span aria-hidden="true" className="text-right max-sm:hidden">
              {SAY.stock}
            </span>
            <span aria-hidden="true" className="text-right max-sm:hidden">
              {SAY.price}
            </span>
          </div>
          <ul className="border-b">
            {response.data.rows.map((item) => (
              <StockRow
                key={item.sku}
                item={item}
                stores={response.data.stores}
                mayChange={mayCall(role, 'changeStock')}
                onChanged={(next) =>
                  setData((list) => ({ ...list, rows: list.rows.map((one) => (one.sku === next.sku ? next : one)) }))
                }
              />
            ))}
          </ul>
          <Pagination
            page={response.data.page}
            pages={Math.ceil(response.data.total / response.data.pageSize)}
            hrefOf={(page) => stockPath({ ...view, page })}
            onGo={(page) => go({ page })}
            onNear={() => {}}
          />
        </>
      )}
      <Shortcuts more={SAY.keys} />
    </div>
  );
}
