/** Disputes that the bank has not decided: what they are about, and what to do. */
import { DISPUTE_COPY as SAY } from '../../../core/merchant/dispute-copy.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { momentText } from '../../../core/order/moments.ts';
import { amountText } from '../../../core/order/view.ts';

export function Disputed({ order }: { readonly order: OfficeOrder }) {
  const { disputes } = order;
  return (
    <section aria-labelledby="disputed" className="border-l-2 border-danger bg-linen px-5 py-4">
      <h2 id="disputed" className="font-medium">
        {SAY.title(disputes.length)}
      </h2>
      <ul>
        {disputes.map(({ amount, reason, at }) => (
          <li key={`${at} ${reason}`} className="mt-2 flex justify-between gap-x-6 text-small text-soot">
            {SAY.line(reason, momentText(at, Date.now()))}
            <span className="font-medium text-ink tabular-nums">{amountText(order, amount)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-[70ch] text-small text-soot">{SAY.next}</p>
    </section>
  );
}
