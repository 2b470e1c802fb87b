/** The sums of an order. */
import { chargeRows } from '../../../core/delivery/charges.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { amountText } from '../../../core/order/view.ts';

export function OrderSums({ order }: { readonly order: OfficeOrder }) {
  const rows: [string, string][] = [
    [SAY.subtotal, amountText(order, order.subtotal)],
    ...(order.discount > 0
      ? [
          [[SAY.discount, order.coupon].filter(Boolean).join(' '), `−${amountText(order, order.discount)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...chargeRows([order], order.shipping).map(({ name, amount }): [string, string] => [
      name,
      amount > 0 ? amountText(order, amount) : SAY.free,
    ]),
  ];
  return (
    <dl className="ml-auto max-w-sm pt-4 text-small tabular-nums">
      {rows.map(([what, amount]) => (
        <div key={what} className="flex justify-between gap-6 py-1">
          <dt className="text-soot">{what}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="mt-2 flex justify-between gap-6 border-t pt-3 text-body">
        <dt>
          {SAY.total} <span className="block text-caption text-soot">{SAY.gst(amountText(order, order.gst))}</span>
        </dt>
        <dd className="font-medium">{amountText(order, order.total)}</dd>
      </div>
    </dl>
  );
}
