/** What an order costs, and what was paid. */
import type { ReactNode } from 'react';
import { dayText } from '../../../core/delivery/delivery.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { dateOf, momentText } from '../../../core/order/moments.ts';
import { amountText } from '../../../core/order/view.ts';
import { paymentMethodName } from '../../../core/payment/copy.ts';
import { isSampleOrder } from '../../../core/samples/sample-order.ts';

export function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t py-5 text-small">
      <h2 className="label pb-2 text-soot">{title}</h2>
      {children}
    </section>
  );
}

export function Money({ order }: { readonly order: OfficeOrder }) {
  const { payment, payments, refund, refunded, expiresAt, due } = order;
  const method = paymentMethodName(payment.method, order.pickup !== null);
  const rows: [string, string][] = [
    ...payments.map(({ at, amount, reference, accepted }): [string, string] => [
      [SAY.received, dateOf(at), reference, !accepted && SAY.unneeded].filter(Boolean).join(', '),
      amountText(order, amount),
    ]),
    ...(due > 0 && due < order.total ? [[SAY.rest, amountText(order, due)] as [string, string]] : []),
    ...(refunded > 0 ? [[SAY.refunded, `−${amountText(order, refunded)}`] as [string, string]] : []),
    ...(refund ? [[SAY.due(dayText(refund.by)), amountText(order, refund.amount)] as [string, string]] : []),
  ];
  return (
    <Block title={SAY.paymentTitle}>
      <p>
        {!isSampleOrder({ payment }) && (
          <span className="block font-medium">{ORDERS_COPY.paymentState[payment.state]}</span>
        )}
        <span className="block text-soot">{method}</span>
      </p>
      {payment.reference && (
        <p className="mt-1 break-all text-soot">
          {SAY.reference} <span className="text-ink tabular-nums">{payment.reference}</span>
        </p>
      )}
      {rows.map(([what, amount]) => (
        <p key={what} className="mt-2 flex justify-between gap-4 tabular-nums">
          <span className="text-soot">{what}</span>
          <span className="whitespace-nowrap">{amount}</span>
        </p>
      ))}
      {expiresAt && <p className="mt-2 text-clay">{SAY.expires(momentText(expiresAt, Date.now()))}</p>}
    </Block>
  );
}
