/** Differences between the quote and what the shopper saw, with a button that accepts them. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { COUPON_FIELD_COPY } from '../../core/checkout/coupon-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { announce } from '../../stores/announcements.ts';
import { $cart } from '../../stores/cart.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { $attempt } from '../../stores/order-attempt.ts';
import { $placing, acceptChanges } from '../../stores/place-order.ts';
import { changeText, totalText } from './change-text.ts';
import { STEP_HEADING } from './StepHeading.tsx';

const SAY = CHECKOUT_COPY.changes;

export function Changes() {
  const placing = useStore($placing);
  const { data } = useStore($quote);
  const cart = useStore($cart);
  const heading = useRef<HTMLHeadingElement>(null);
  const conflict = placing.state === 'changed' ? placing.conflict : null;
  const quote = conflict?.quote ?? data;
  const changes = conflict?.changes ?? data?.changes ?? [];
  // While an order's result is unknown, missing stock may be reserved by that order.
  const attempt = useStore($attempt);
  const pending = attempt !== null && !attempt.refused && conflict === null;
  const shown = !pending && quote !== null && (conflict !== null || changes.length > 0);
  useEffect(() => {
    if (conflict) heading.current?.focus();
    else if (shown) announce(SAY.title);
  }, [conflict, shown]);
  if (!shown) return null;

  const coupon = conflict && quote.coupon && COUPON_FIELD_COPY.state[quote.coupon.state]?.(quote.coupon.code);
  return (
    <section aria-labelledby="changes" className="mb-10 border border-clay p-5 sm:p-6">
      <h2 ref={heading} id="changes" tabIndex={-1} className="font-serif text-heading outline-none">
        {SAY.title}
      </h2>
      <p className="mt-2 text-small text-soot">{SAY.line}</p>
      <ul className="mt-4 flex flex-col">
        {[
          ...(conflict?.slots ? [conflict.slots] : []),
          ...changes.map((change) => changeText(change, cart, quote)),
          ...(coupon ? [coupon] : []),
        ].map((words) => (
          <li key={words} className="border-t py-2.5">
            {words}
          </li>
        ))}
        {conflict && conflict.was !== conflict.now && (
          <li className="border-t py-2.5 font-medium">{totalText(conflict)}</li>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          onClick={() => {
            acceptChanges();
            document.getElementById(STEP_HEADING)?.focus();
            announce(SAY.agreed);
          }}
        >
          {SAY.agree}
        </Button>
        <ButtonLink kind="quiet" className="min-h-11" href={ROUTES.cart.path}>
          {CHECKOUT_COPY.backToCart}
        </ButtonLink>
      </div>
    </section>
  );
}
