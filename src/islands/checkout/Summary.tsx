/** Order summary: collapsed above the form on small screens, beside it on large ones. */
import { useStore } from '@nanostores/react';
import { countItems } from '../../core/cart/cart.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { REVIEW_STEP_COPY } from '../../core/checkout/review-copy.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { $cart } from '../../stores/cart.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { Lines } from './Lines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

export const SAY = CHECKOUT_COPY.summary;

export function Dates() {
  const delivery = useStore($quote).data?.delivery;
  const { store } = useStore($draft).delivery;
  const words = store ? REVIEW_STEP_COPY.atStore : SAY.arrives;
  if (!delivery) return null;
  return (
    <p className="mt-5 border-t pt-4 text-caption text-soot">{words(dayText(delivery.from), dayText(delivery.to))}</p>
  );
}

export function Summary() {
  const cart = useStore($cart);
  return (
    <aside aria-labelledby="summary" className="hidden lg:block">
      <div className="sticky top-0 max-w-120 py-(--header) pr-(--gutter) pl-[clamp(32px,4vw,64px)]">
        <div className="mb-7 flex items-baseline justify-between gap-6">
          <h2 id="summary" className="font-serif text-heading">
            {SAY.title}
          </h2>
          <p className="text-small text-soot tabular-nums">{CART_COPY.heading(countItems(cart))}</p>
        </div>
        <Lines />
        <div className="pt-6">
          <OrderTotals />
        </div>
        <Dates />
      </div>
    </aside>
  );
}
