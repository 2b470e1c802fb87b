/** Who ordered, where it goes, and its payment. */
import type { ReactNode } from 'react';
import { dayText } from '../../../core/delivery/delivery.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { arrivalText } from '../../../core/order/arrival-text.ts';
import { dateOf, momentText } from '../../../core/order/moments.ts';
import { amountText, phoneText } from '../../../core/order/view.ts';
import { paymentMethodName } from '../../../core/payment/copy.ts';
import { isSampleOrder } from '../../../core/samples/sample-order.ts';
import { orderPath } from '../../../core/shop/routes.ts';
import { CopyLink } from '../draft/CopyLink.tsx';

const SAY = ORDERS_COPY.order;

export function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t py-5 text-small">
      <h2 className="label pb-2 text-soot">{title}</h2>
      {children}
    </section>
  );
}

const Phone = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`} className="link inline-flex min-h-8 items-center tabular-nums">
    {phoneText(phone)}
  </a>
);

function Money({ order }: { readonly order: OfficeOrder }) {
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

export function Facts({ order }: { readonly order: OfficeOrder }) {
  const { contact, email, address, delivery, deliveredAt, gstin, byPhone, token } = order;
  const place = [address.line1, address.line2, `${address.city} ${address.pin}`, address.state].filter(Boolean);
  const [only, ...others] = order.parcels;
  const range = delivery && arrivalText({ delivery, slot: others.length === 0 ? (only?.slot ?? null) : null });
  return (
    <>
      <Block title={order.pickup ? SAY.collectAt : SAY.sendTo}>
        <address className="not-italic">
          <span className="block font-medium">{address.name || contact.name}</span>
          {place.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <Phone phone={address.phone || contact.phone} />
        </address>
        {range && !deliveredAt && order.state !== 'cancelled' && (
          <p className="mt-2 text-soot">
            {SAY.deliver} {range}
          </p>
        )}
      </Block>
      <Block title={SAY.customer}>
        <p className="font-medium">{contact.name}</p>
        <p>
          <a href={`mailto:${email}`} className="link inline-flex min-h-8 items-center break-all">
            {email}
          </a>
        </p>
        <Phone phone={contact.phone} />
        {gstin && (
          <p className="mt-1 tabular-nums">
            {SAY.gstin} {gstin}
          </p>
        )}
        {byPhone && <p className="mt-1 text-soot">{SAY.byPhone}</p>}
        {token && <CopyLink link={orderPath(order.number, token)} />}
      </Block>
      <Money order={order} />
    </>
  );
}
