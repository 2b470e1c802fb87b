/** Reports a payment's reference; it can be corrected until the payment is verified. */
import { useState } from 'react';
import { momentText } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import { PAY_COPY as SAY } from '../../core/order/pay-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { ReferenceForm } from './ReferenceForm.tsx';

type Props = {
  readonly order: OrderView;
  /** For the deadline of the verification. */
  readonly now: number;
};

export function Reference({ order, now }: Props) {
  const reported = order.payment.state === 'claimed' ? order.payment.reference : null;
  const [open, setOpen] = useState(false);
  if (reported === null) {
    return (
      <div className="mt-10">
        <h3 className="font-serif text-heading">{SAY.paidTitle}</h3>
        <ReferenceForm order={order} onReported={() => setOpen(false)} />
      </div>
    );
  }
  return (
    <section aria-labelledby="told" className="border-l-2 border-success pl-5">
      <h2 id="told" className="label text-soot">
        {SAY.told}
      </h2>
      <p className="mt-2 font-serif text-heading tabular-nums">{reported}</p>
      <p role="status" className="mt-2 max-w-[48ch] text-small text-soot">
        {SAY.thanks}
        {order.expiresAt && ` ${ORDER_PAGE_COPY.claimedUntil(momentText(order.expiresAt, now))}`}
      </p>
      {open ? (
        <ReferenceForm order={order} onReported={() => setOpen(false)} />
      ) : (
        <button type="button" onClick={() => setOpen(true)} className="link no-print mt-1 min-h-11 text-small">
          {SAY.tellAgain}
        </button>
      )}
    </section>
  );
}
