/** The totals of an order. */
import { chargeRows } from '../../core/delivery/charges.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { amountText } from '../../core/order/view.ts';

export function Totals({ order }: { readonly order: OrderView }) {
  const { subtotal, discount, coupon, shipping } = order;
  const rows: readonly (readonly [string, string])[] = [
    [SAY.subtotal, amountText(order, subtotal)],
    ...(discount > 0 ? [[coupon ? SAY.coupon(coupon) : SAY.discount, `−${amountText(order, discount)}`] as const] : []),
    ...chargeRows([order], shipping).map(
      ({ name, amount }) => [name, amount === 0 ? SAY.free : amountText(order, amount)] as const,
    ),
  ];
  return (
    <div>
      <dl className="tabular-nums">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt className="text-soot">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t pt-4">
          <dt>{SAY.total}</dt>
          <dd className="text-price">{amountText(order, order.total)}</dd>
        </div>
        {order.refunded > 0 && (
          <div className="flex justify-between gap-4 py-1">
            <dt className="text-soot">{SAY.refunded}</dt>
            <dd>−{amountText(order, order.refunded)}</dd>
          </div>
        )}
      </dl>
      <p className="text-right text-caption text-soot tabular-nums">{SAY.gst(amountText(order, order.gst))}</p>
    </div>
  );
}
