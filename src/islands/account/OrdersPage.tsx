/** The shopper's orders, newest first. Empty for backends without orders. */
import { useMemo, useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Pagination } from '../../components/catalogue/Pagination.tsx';
import { Empty } from '../../components/Empty.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import type { User } from '../../core/account/account.ts';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ORDER_ENDPOINTS } from '../../core/order/endpoints.ts';
import type { OrderList } from '../../core/order/summary-reader.ts';
import { ApiError } from '../../core/shop/api-error.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { Gate } from './Gate.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrdersFootnote } from './OrdersFootnote.tsx';
import { OrdersWaiting } from './OrdersWaiting.tsx';
import { type EndpointState, useEndpoint } from './use-endpoint.ts';

const NONE: OrderList = { orders: [], total: 0, page: 1, pageSize: 1 };
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

function listOf(response: EndpointState<OrderList>): OrderList | null {
  if (response.state === 'ready') return response.data;
  return response.state === 'failed' && isUnknown(response.error) ? NONE : null;
}

const pagePath = (page: number) => `${ROUTES.accountOrders.path}?page=${page}`;
const firstPage = () => Math.max(1, Math.floor(Number(new URLSearchParams(window.location.search).get('page'))) || 1);

function Orders({ user }: { readonly user: User }) {
  const [page, setPage] = useState(firstPage);
  const { response, reload } = useEndpoint(
    ORDER_ENDPOINTS.myOrders,
    useMemo(() => ({ query: { page: String(page) } }), [page]),
  );
  const list = listOf(response);

  function go(target: number): void {
    setPage(target);
    window.history.replaceState(null, '', pagePath(target));
    window.scrollTo({ top: 0 });
  }

  if (response.state === 'loading') return <OrdersWaiting />;
  if (!list) return <LoadError title={ACCOUNT_COPY.ordersFailed} onRetry={reload} />;
  if (list.orders.length === 0 && page === 1) {
    return (
      <>
        <Empty
          title={ACCOUNT_COPY.ordersEmpty}
          hint={ACCOUNT_COPY.ordersEmptyHint}
          className="border-t-0 pt-0! md:pt-0!"
        >
          <ButtonLink href={ROUTES.shop.path}>{COPY.catalogue.browseAll}</ButtonLink>
        </Empty>
        <OrdersFootnote user={user} />
      </>
    );
  }
  return (
    <>
      <ul className="border-t">
        {list.orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(list.total / list.pageSize)}
        hrefOf={pagePath}
        onGo={go}
        onNear={() => {}}
      />
      <OrdersFootnote user={user} />
    </>
  );
}

export function OrdersPage() {
  return <Gate>{(user) => <Orders user={user} />}</Gate>;
}
