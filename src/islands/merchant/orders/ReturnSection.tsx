/** A return: reason, pieces, amount, what the shopper wrote, and evidence. */
import type { ReactNode } from 'react';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { momentText } from '../../../core/order/moments.ts';
import type { ReturnView } from '../../../core/order/return-reader.ts';
import { RETURNS_COPY } from '../../../core/order/returns-copy.ts';
import { amountText } from '../../../core/order/view.ts';
import { Evidence } from './Evidence.tsx';

const SAY = ORDERS_COPY.returned;

type Props = {
  readonly order: OfficeOrder;
  readonly returned: ReturnView;
  /** Its own decision. */
  readonly children?: ReactNode;
};

export function ReturnSection({ order, returned, children }: Props) {
  const { lines, number, returns } = order;
  const id = `return-${returned.position}`;
  const nameOf = (sku: string) => lines.find((line) => line.sku === sku)?.name ?? sku;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 border-b pb-4">
        <h2 id={id} className="font-serif text-heading">
          {RETURNS_COPY.titleOf(returned.position, returns.length)}
        </h2>
        <p className="text-small text-clay">{SAY.states[returned.state] ?? returned.state}</p>
      </div>
      <div className="grid gap-x-8 gap-y-4 py-4 text-small sm:grid-cols-2">
        <div>
          <p className="font-medium">{RETURNS_COPY.reasons[returned.reason]}</p>
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
            <span className="text-soot">{SAY.amounts[returned.state] ?? SAY.amounts.requested}</span>
            {amountText(order, returned.amount)}
          </p>
        </div>
      </div>
      <Evidence number={number} files={returned.files} links={returned.evidence} />
      {children}
    </section>
  );
}
