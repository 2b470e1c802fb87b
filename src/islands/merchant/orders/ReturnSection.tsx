/** The return: reason, pieces, amount, what the shopper wrote, and evidence. */
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { ORDER_PAGE_COPY } from '../../../core/order/page-copy.ts';
import { amountText, momentText } from '../../../core/order/view.ts';
import { Evidence } from './Evidence.tsx';

const SAY = ORDERS_COPY.returned;

export function ReturnSection({ order }: { readonly order: OfficeOrder }) {
  const { return: returned, lines, number } = order;
  if (!returned) return null;
  const nameOf = (sku: string) => lines.find((line) => line.sku === sku)?.name ?? sku;
  return (
    <section aria-labelledby="return">
      <div className="flex items-baseline justify-between gap-4 border-b pb-4">
        <h2 id="return" className="font-serif text-heading">
          {SAY.title}
        </h2>
        <p className="text-small text-clay">{SAY.states[returned.state] ?? returned.state}</p>
      </div>
      <div className="grid gap-x-8 gap-y-4 py-4 text-small sm:grid-cols-2">
        <div>
          <p className="font-medium">{ORDER_PAGE_COPY.returns.reasons[returned.reason]}</p>
          <p className="text-soot">{momentText(returned.requestedAt, Date.now())}</p>
          {returned.note && (
            <blockquote className="mt-3 border-l-2 border-brass pl-4 whitespace-pre-line">{returned.note}</blockquote>
          )}
        </div>
        <div>
          <ul>
            {returned.lines.map(({ sku, quantity }) => (
              <li key={sku} className="tabular-nums">
                {quantity} × {nameOf(sku)}
              </li>
            ))}
          </ul>
          <p className="mt-2 flex justify-between gap-4 border-t pt-2 tabular-nums">
            <span className="text-soot">{SAY.amount}</span>
            {amountText(order, returned.amount)}
          </p>
        </div>
      </div>
      <Evidence number={number} files={returned.files} links={returned.evidence} />
    </section>
  );
}
