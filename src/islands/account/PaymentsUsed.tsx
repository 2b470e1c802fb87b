/** Payment methods of the shopper's latest orders. Nothing is requested or shown for visitors. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ORDER_ENDPOINTS } from '../../core/order/endpoints.ts';
import { paymentsUsed } from '../../core/order/view.ts';
import { paymentMethodName } from '../../core/payment/copy.ts';
import { $session, type Session, startSession } from '../../stores/session.ts';
import { dayText } from './date.ts';
import { useEndpoint } from './use-endpoint.ts';

const VISITOR: Session = { state: 'out' };

function Used() {
  const { response } = useEndpoint(ORDER_ENDPOINTS.myOrders);
  const used = response.state === 'ready' ? paymentsUsed(response.data.orders) : [];
  if (used.length === 0) return null;
  return (
    <section aria-labelledby="used" className="mt-12">
      <h2 id="used" className="font-serif text-heading">
        {ACCOUNT_COPY.paymentUsed}
      </h2>
      <ul className="mt-4 border-t">
        {used.map(({ way, orders, lastAt }) => (
          <li key={way} className="grid gap-x-8 gap-y-1 border-b py-5 sm:grid-cols-[12rem_1fr]">
            <span className="font-medium">{paymentMethodName(way)}</span>
            <span className="text-soot tabular-nums">{ACCOUNT_COPY.paymentUsedLine(orders, dayText(lastAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PaymentsUsed() {
  const { state } = useStore($session, { ssr: () => VISITOR });
  useEffect(() => {
    startSession();
  }, []);
  return state === 'in' ? <Used /> : null;
}
