/** Totals line by line, GST included. */
import { useStore } from '@nanostores/react';
import { subtotal } from '../../core/cart/cart.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { couponOf } from '../../core/checkout/order.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $cart } from '../../stores/cart.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { Charges, Row } from './Charges.tsx';

const SAY = CHECKOUT_COPY.summary;

export function OrderTotals() {
  const { state, data } = useStore($quote);
  const cart = useStore($cart);
  const local = subtotal(cart)?.amount ?? 0;
  return (
    <div aria-busy={state === 'asking'} className={`transition-opacity ${state === 'asking' ? 'opacity-60' : ''}`}>
      <dl className="flex flex-col gap-2 text-small">
        <Row name={SAY.subtotal}>{exactMoney(data?.subtotal ?? local)}</Row>
        {data && data.discount > 0 && <Row name={SAY.discount(couponOf(data))}>{`−${exactMoney(data.discount)}`}</Row>}
        <Charges parcels={data?.parcels ?? []} shipping={data?.shipping ?? null} />
        <div className="mt-3 flex items-baseline justify-between gap-6 border-t pt-4">
          <dt className="text-body">{SAY.total}</dt>
          <dd className="text-price font-medium tabular-nums">{exactMoney(data?.total ?? local)}</dd>
        </div>
      </dl>
      <p className="mt-1 min-h-5 text-caption text-soot">{data ? SAY.gst(exactMoney(data.gst)) : ''}</p>
    </div>
  );
}
