/** Notices about refunds that are due or on their way. */
import { type ReactNode, useId } from 'react';
import { dayText } from '../../core/delivery/delivery.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { PICKUP_COPY } from '../../core/order/pickup-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import type { ReturnView } from '../../core/order/return-reader.ts';
import { RETURNS_COPY } from '../../core/order/returns-copy.ts';
import { amountText, isCashDue } from '../../core/order/view.ts';

export function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-l-2 border-brass pl-5 md:pl-7">
      <h2 id={id} className="label text-soot">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function RefundNotice({ order }: { readonly order: OrderView }) {
  const { refund, payment, state } = order;
  if (refund) {
    const line = payment.method === 'cod' ? SAY.refund.cashLine : SAY.refund.dueLine;
    return (
      <Notice title={SAY.refund.title}>
        <p className="mt-2 max-w-[26ch] font-serif text-heading">{SAY.refund.due(dayText(refund.by))}</p>
        <p className="mt-2 text-small text-soot tabular-nums">{line(amountText(order, refund.amount))}</p>
      </Notice>
    );
  }
  const words =
    payment.state === 'refunded'
      ? SAY.refund.done
      : state === 'cancelled' && payment.state === 'claimed'
        ? SAY.refund.claimed
        : null;
  return words ? (
    <Notice title={SAY.refund.title}>
      <p className="mt-2 max-w-[48ch]">{words}</p>
    </Notice>
  ) : null;
}

/** What happens next; '' for a state that is not known. */
export function nextText(order: OrderView, { state, amount }: ReturnView): string {
  if (order.pickup && state === 'approved' && !isCashDue(order)) return PICKUP_COPY.back(amountText(order, amount));
  const words: Readonly<Record<string, (amount: string) => string>> = isCashDue(order)
    ? RETURNS_COPY.offStates
    : RETURNS_COPY.states;
  return words[state]?.(amountText(order, amount)) ?? '';
}
