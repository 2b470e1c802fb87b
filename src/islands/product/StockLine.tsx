/** Stock, and the day a piece leaves. The date in India is known in the browser alone. */
import { useEffect, useState } from 'react';
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';
import { DISPATCH_DAYS, dispatchText } from '../../core/delivery/dispatch.ts';
import { PRODUCT_COPY } from '../../core/product/copy.ts';

type Props = {
  readonly inStock: boolean;
  /** Where orders leave from; '' names no town. */
  readonly town: string;
};

export function StockLine({ inStock, town }: Props) {
  const [day, setDay] = useState(DISPATCH_DAYS);
  useEffect(() => setDay(dispatchText(new Date())), []);
  return (
    <p className="flex items-baseline gap-2.5 text-small">
      <span
        className={`size-2 shrink-0 rounded-full border ${inStock ? 'border-success bg-success' : 'border-(--edge)'}`}
        aria-hidden="true"
      />
      {inStock ? (
        <span>
          {DELIVERY_COPY.leaves(town)} {/* dispatch-day.ts writes the date before React hydrates. */}
          <span data-dispatch suppressHydrationWarning>
            {day}
          </span>
        </span>
      ) : (
        PRODUCT_COPY.outOfStock
      )}
    </p>
  );
}
