/** Order button, protected against repeated presses, with the error of the last attempt. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { DELIVERY_STEP_COPY } from '../../core/checkout/delivery-copy.ts';
import { REVIEW_STEP_COPY as SAY } from '../../core/checkout/review-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $quote, reloadQuote } from '../../stores/checkout-quote.ts';
import { $placing, clearFailure, placeOrder } from '../../stores/place-order.ts';

export function PlaceOrder() {
  const placing = useStore($placing);
  const quote = useStore($quote);
  useEffect(() => clearFailure, []);
  const busy = placing.state === 'sending';
  const open = (quote.data?.changes.length ?? 0) > 0 || placing.state === 'changed';
  const failed = placing.state === 'failed' ? placing.message : '';
  // Changes are shown above, with a button of their own.
  if (open) return null;
  return (
    <div className="mt-6 flex flex-col gap-4">
      <ErrorBox>{failed}</ErrorBox>
      {quote.state === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-small text-danger">{DELIVERY_STEP_COPY.failed}</p>
          <Button kind="outline" onClick={reloadQuote}>
            {COPY.error.retry}
          </Button>
        </div>
      ) : (
        <Button
          aria-disabled={busy || quote.state !== 'ready'}
          aria-busy={busy}
          className="w-full aria-disabled:opacity-70"
          onClick={placeOrder}
        >
          {busy
            ? SAY.placing
            : quote.state !== 'ready'
              ? SAY.reckoning
              : failed
                ? SAY.again
                : SAY.place(exactMoney(quote.data.total))}
        </Button>
      )}
      <p role="status" className="sr-only">
        {busy ? SAY.placing : ''}
      </p>
    </div>
  );
}
