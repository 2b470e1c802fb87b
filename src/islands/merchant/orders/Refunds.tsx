/** Refunds on their way to the payment provider: those that failed with the reason and the next attempt. */
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import { momentText } from '../../../core/order/moments.ts';
import { amountText } from '../../../core/order/view.ts';

const SAY = OFFICE_ORDER_COPY.sending;

/** onRetry: null when the role may not refund. */
export function Refunds({ order, onRetry }: { readonly order: OfficeOrder; readonly onRetry: (() => void) | null }) {
  const failed = order.sending.filter(({ failures }) => failures > 0);
  if (failed.length === 0) return null;
  return (
    <section aria-labelledby="failed-refunds" className="border-l-2 border-danger bg-linen px-5 py-4">
      <h2 id="failed-refunds" className="font-medium">
        {SAY.title}
      </h2>
      {failed.map(({ amount, error, failures, retryAt }) => (
        <p key={`${amount} ${failures} ${retryAt}`} className="mt-2 max-w-[70ch] text-small text-soot">
          <span className="text-ink tabular-nums">{amountText(order, amount)}</span>. {SAY.why(error, failures)}
          {retryAt && ` ${SAY.next(momentText(retryAt, Date.now()))}`}
        </p>
      ))}
      {onRetry && (
        <button type="button" onClick={onRetry} className="link mt-2 min-h-11 text-small font-medium">
          {SAY.retry}
        </button>
      )}
    </section>
  );
}
