/** Order summary: collapsed above the form on small screens, beside it on large ones. */
import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { countItems, subtotal } from '../../core/cart/cart.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { COPY } from '../../core/shop/copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $cart } from '../../stores/cart.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { Lines } from './Lines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

const SAY = CHECKOUT_COPY.summary;

function Dates() {
  const delivery = useStore($quote).data?.delivery;
  const { store } = useStore($draft).delivery;
  const words = store ? CHECKOUT_COPY.review.atStore : SAY.arrives;
  if (!delivery) return null;
  return (
    <p className="mt-5 border-t pt-4 text-caption text-soot">{words(dayText(delivery.from), dayText(delivery.to))}</p>
  );
}

export function FoldedSummary() {
  const { data } = useStore($quote);
  const local = subtotal(useStore($cart))?.amount ?? 0;
  return (
    <details className="fold group bg-linen lg:hidden">
      <summary className="mx-auto flex min-h-14 w-full max-w-160 items-center justify-between gap-4 px-(--gutter)">
        <span className="flex items-center gap-2 text-small">
          <span className="group-open:hidden">{SAY.show}</span>
          <span className="hidden group-open:inline">{SAY.hide}</span>
          <Icon of={ChevronDown} size={16} className="transition-transform duration-(--panel) group-open:rotate-180" />
        </span>
        <span className="text-price tabular-nums">{exactMoney(data?.total ?? local)}</span>
      </summary>
      <div className="mx-auto w-full max-w-160 px-(--gutter) pt-4 pb-7">
        <Lines />
        <div className="pt-5">
          <OrderTotals />
        </div>
        <Dates />
      </div>
    </details>
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
          <p className="text-small text-soot tabular-nums">{COPY.cart.heading(countItems(cart))}</p>
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
