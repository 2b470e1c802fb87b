/** The shopper's orders, or that there are none. A shop that knows no orders yet has none. */
import { ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ACCOUNT_COPY } from '../../core/copy/account.ts';
import { ORDER_COPY } from '../../core/copy/order.ts';
import { WISHLIST_COPY } from '../../core/copy/wishlist.ts';
import { COPY } from '../../core/copy.ts';
import { ApiError } from '../../core/error.ts';
import { formatMoney } from '../../core/money.ts';
import { ORDER_ENDPOINTS } from '../../core/order-endpoints.ts';
import type { OrderList, OrderSummary } from '../../core/order-reader.ts';
import { ROUTES } from '../../core/routes.ts';
import { dayText } from './date.ts';
import { Gate } from './Gate.tsx';
import { Unloaded } from './Unloaded.tsx';
import { type Answer, useAnswer } from './use-answer.ts';

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

function ordersOf(answer: Answer<OrderList>): readonly OrderSummary[] | null {
  if (answer.state === 'ready') return answer.data.orders;
  return answer.state === 'failed' && isUnknown(answer.error) ? [] : null;
}

function Orders() {
  const { answer, ask } = useAnswer(ORDER_ENDPOINTS.myOrders);
  const orders = ordersOf(answer);
  if (answer.state === 'loading') return <Skeleton className="h-24 w-full" />;
  if (!orders) return <Unloaded title={ACCOUNT_COPY.ordersFailed} onRetry={ask} />;
  if (orders.length === 0) {
    return (
      <Empty title={ACCOUNT_COPY.ordersEmpty} hint={ACCOUNT_COPY.ordersEmptyHint} className="border-t-0 pt-0! md:pt-0!">
        <ButtonLink href={ROUTES.shop.path}>{COPY.catalogue.browseAll}</ButtonLink>
      </Empty>
    );
  }
  return (
    <ul className="border-t">
      {orders.map(({ number, placedAt, state, total, currency, pieces }) => (
        <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b py-5">
          <p className="font-medium">{ACCOUNT_COPY.orderNumber(number)}</p>
          <p className="tabular-nums">{formatMoney({ amount: total, currency })}</p>
          <p className="w-full text-small text-soot">
            {[dayText(placedAt), WISHLIST_COPY.pieces(pieces), ORDER_COPY.state[state]].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function OrdersPage() {
  return <Gate>{() => <Orders />}</Gate>;
}
