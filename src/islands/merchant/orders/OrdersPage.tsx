/** The back office's list of orders. */
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Pagination } from '../../../components/catalogue/Pagination.tsx';
import { isPlainFilter, NO_FILTER } from '../../../core/merchant/order-filter.ts';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { COPY } from '../../../core/shop/copy.ts';
import { Gate } from '../Gate.tsx';
import { Waiting } from '../Waiting.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ListHead } from './ListHead.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { useBulk } from './use-bulk.ts';
import { filterPath, useFilter } from './use-filter.ts';
import { useListKeys } from './use-list-keys.ts';
import { useOrders } from './use-orders.ts';

const KeysDialog = lazy(async () => ({ default: (await import('../KeysDialog.tsx')).KeysDialog }));

function Orders({ role }: { readonly role: Role }) {
  const [filter, change] = useFilter();
  const { list, busy, failed, reload, patch } = useOrders(filter);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [help, setHelp] = useState(false);
  const orders = list?.orders ?? [];
  const selected = orders.filter(({ number }) => chosen.has(number));
  const bulk = useBulk({
    patch,
    settle: (left) => {
      setChosen(new Set(left));
      if (left.length === 0) reload();
    },
  });
  const select = (numbers: readonly string[], on: boolean) =>
    setChosen((now) => new Set(on ? [...now, ...numbers] : [...now].filter((one) => !numbers.includes(one))));
  const keys = useListKeys({ orders, role, patch, onHelp: () => setHelp(true), select, chosen });

  return (
    <>
      {mayCall(role, 'takeOrder') && (
        <div className="-mt-17 mb-8 flex justify-end sm:-mt-19">
          <ButtonLink kind="outline" className="min-h-11!" href={MERCHANT_PAGES.newOrder.path}>
            {MERCHANT_PAGES.newOrder.name}
          </ButtonLink>
        </div>
      )}
      <OrderTabs filter={filter} counts={list?.work} onChange={change} />
      <OrderFilters filter={filter} onChange={change} />
      <p role="status" className="sr-only">
        {busy ? SAY.loading : list && SAY.found(list.total)}
      </p>
      <p role="status" className="text-small not-empty:border-l-2 not-empty:border-brass not-empty:px-4 not-empty:py-2">
        {keys.said}
      </p>
      {failed && (
        <div role="alert" className="border-t py-10">
          <p className="font-serif text-heading">{SAY.failed}</p>
          <Button kind="outline" className="mt-5" onClick={reload}>
            {COPY.error.retry}
          </Button>
        </div>
      )}
      {!list && !failed && <Waiting rows={8} className="mb-2 h-14" />}
      {list && !failed && orders.length === 0 && <NoOrders filter={filter} onChange={change} />}
      {list && !failed && orders.length > 0 && (
        <div aria-busy={busy} className={`transition-opacity ${busy ? 'opacity-60' : ''}`}>
          <ListHead
            total={list.total}
            all={selected.length === orders.length}
            onAll={(on) =>
              select(
                orders.map(({ number }) => number),
                on,
              )
            }
            {...(!isPlainFilter(filter) && { onClear: () => change({ ...NO_FILTER, work: filter.work }) })}
            onKeys={() => setHelp(true)}
          />
          <ul aria-label={SAY.list}>
            {orders.map((order) => (
              <OrderRow
                key={order.number}
                order={order}
                now={Date.now()}
                busy={keys.moving === order.number}
                selected={chosen.has(order.number)}
                onSelect={(on) => select([order.number], on)}
              />
            ))}
          </ul>
          <Pagination
            page={list.page}
            pages={Math.ceil(list.total / list.pageSize)}
            hrefOf={(page) => filterPath({ ...filter, page })}
            onGo={(page) => {
              change({ page });
              setChosen(new Set());
              window.scrollTo({ top: 0 });
            }}
            onNear={() => {}}
          />
        </div>
      )}
      <BulkBar orders={selected} role={role} bulk={bulk} onClear={() => setChosen(new Set())} />
      {help && (
        <Suspense>
          <KeysDialog open onClose={() => setHelp(false)} more={SAY.moreKeys} />
        </Suspense>
      )}
    </>
  );
}

export function OrdersPage() {
  return <Gate page={MERCHANT_PAGES.orders}>{({ role }) => <Orders role={role} />}</Gate>;
}
