/** What an edit changes of an order's total. */
import type { EditQuote } from '../../../core/merchant/edit-quote.ts';
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { ORDER_DRAFT_COPY as DRAFT } from '../../../core/merchant/order-draft-copy.ts';
import { exactMoney } from '../../../core/shop/money.ts';

const SAY = DRAFT.edit;

/** What the shopper pays or gets back after the edit, and how. */
export function Difference({ order, quote }: { readonly order: OfficeOrder; readonly quote: EditQuote }) {
  const { due, owed, total } = quote;
  const cash = order.payment.method === 'cod';
  if (due === 0 && owed === 0) return <p className="mt-3 text-small text-soot">{SAY.even}</p>;
  const [name, amount, line] =
    owed > 0
      ? [SAY.toRefund, owed, SAY.refunds]
      : [due < total ? SAY.toPay : SAY.toPayNow, due, cash ? SAY.paysCash : SAY.pays];
  return (
    <div className="mt-3 border-l-2 border-brass bg-linen px-4 py-3">
      <p className="flex justify-between gap-4 font-medium tabular-nums">
        {name} <span>{exactMoney(amount)}</span>
      </p>
      <p className="mt-1 text-small text-soot">{line}</p>
    </div>
  );
}
