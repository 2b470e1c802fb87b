/** The payment settings as they are. */
import type { Payments } from '../../../core/merchant/settings.ts';
import { paymentLines } from './payment-lines.ts';

/** What managers see. */
export function PaymentsOverview({ payments }: { readonly payments: Payments }) {
  return (
    <dl className="grid gap-x-8 gap-y-2 text-small sm:grid-cols-[12rem_minmax(0,1fr)]">
      {paymentLines(payments).map(([what, text]) => (
        <div key={what} className="contents">
          <dt className="text-soot">{what}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
