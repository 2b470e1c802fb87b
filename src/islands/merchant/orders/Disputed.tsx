/** A dispute that the bank has not decided: what it is about, and what to do. */
import { DISPUTE_COPY as SAY } from '../../../core/merchant/dispute-copy.ts';
import type { Dispute, OfficeOrder } from '../../../core/merchant/office-order.ts';
import { amountText, momentText } from '../../../core/order/view.ts';

type Props = { readonly dispute: Dispute; readonly order: OfficeOrder };

export function Disputed({ dispute: { amount, reason, at }, order }: Props) {
  return (
    <section aria-labelledby="disputed" className="border-l-2 border-danger bg-linen px-5 py-4">
      <h2 id="disputed" className="flex flex-wrap items-baseline justify-between gap-x-6 font-medium">
        {SAY.title}
        <span className="tabular-nums">{amountText(order, amount)}</span>
      </h2>
      <p className="mt-2 max-w-[70ch] text-small text-soot">{SAY.line(reason, momentText(at, Date.now()))}</p>
      <p className="mt-1 max-w-[70ch] text-small text-soot">{SAY.next}</p>
    </section>
  );
}
