/** With what the shopper has paid, read from their latest orders. A visitor sees nothing, and is asked for nothing. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { ORDER_ENDPOINTS } from '../../core/order/endpoints.ts';
import { paymentsUsed } from '../../core/order/view.ts';
import { $session, type Session, startSession } from '../../stores/session.ts';
import { dayText } from './date.ts';
import { useAnswer } from './use-answer.ts';

const NOBODY: Session = { state: 'out' };

function Used() {
  const { answer } = useAnswer(ORDER_ENDPOINTS.myOrders);
  const used = answer.state === 'ready' ? paymentsUsed(answer.data.orders) : [];
  if (used.length === 0) return null;
  return (
    <section aria-labelledby="used" className="mt-12">
      <h2 id="used" className="font-serif text-heading">
        {ACCOUNT_COPY.paymentUsed}
      </h2>
      <ul className="mt-4 border-t">
        {used.map(({ way, orders, lastAt }) => (
          <li key={way} className="grid gap-x-8 gap-y-1 border-b py-5 sm:grid-cols-[12rem_1fr]">
            <span className="font-medium">{ORDER_COPY.mode[way] ?? way}</span>
            <span className="text-soot tabular-nums">{ACCOUNT_COPY.paymentUsedLine(orders, dayText(lastAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PaymentsUsed() {
  const { state } = useStore($session, { ssr: () => NOBODY });
  useEffect(() => {
    startSession();
  }, []);
  return state === 'in' ? <Used /> : null;
}
