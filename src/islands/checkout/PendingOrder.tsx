/** Notice about an order sent without a response, with a button that requests its result. */
import { useStore } from '@nanostores/react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { $cart } from '../../stores/cart.ts';
import { $step } from '../../stores/checkout.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { $attempt } from '../../stores/order-attempt.ts';
import { $placing, retryOrder } from '../../stores/place-order.ts';

const SAY = CHECKOUT_COPY.problem;

export function PendingOrder() {
  const attempt = useStore($attempt);
  const placing = useStore($placing);
  const { step } = useStore($step);
  const { data } = useStore($quote);
  const cart = useStore($cart);
  const busy = placing.state === 'sending';
  const failed = placing.state === 'failed' ? placing.message : '';
  // The order button shows the same notice.
  const orderable = step === 'review' && data?.changes.length === 0 && cart.length > 0;
  if (!attempt || attempt.refused || placing.state === 'changed' || (orderable && (busy || failed))) return null;
  return (
    <section aria-labelledby="unanswered" className="mb-10 border border-clay p-5 sm:p-6">
      <h2 id="unanswered" className="font-serif text-heading">
        {SAY.waiting}
      </h2>
      <p className="mt-2 max-w-[52ch] text-small text-soot">{SAY.waitingLine}</p>
      <div className="mt-4 flex flex-col items-start gap-4">
        <ErrorBox>{failed}</ErrorBox>
        <Button aria-disabled={busy} aria-busy={busy} className="aria-disabled:opacity-70" onClick={retryOrder}>
          {busy ? SAY.asking : SAY.ask}
        </Button>
      </div>
    </section>
  );
}
