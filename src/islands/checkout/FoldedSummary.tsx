/** The summary of the order on phones, folded. */
import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { subtotal } from '../../core/cart/cart.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $cart } from '../../stores/cart.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { Lines } from './Lines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { Dates, SAY } from './Summary.tsx';

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
