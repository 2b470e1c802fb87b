/** Stock or lead time, and the day a piece leaves. The date in India is known in the browser alone. */
import { useEffect, useState } from 'react';
import { leavesText } from '../../core/delivery/dispatch.ts';
import { IN_STOCK, isInStock, type Lead } from '../../core/delivery/lead.ts';
import { PRODUCT_COPY } from '../../core/product/copy.ts';

type Props = {
  readonly inStock: boolean;
  readonly lead: Lead | undefined;
  /** Where orders leave from; '' names no town. */
  readonly town: string;
};

export function StockLine({ inStock, lead = IN_STOCK, town }: Props) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  const dot = !inStock ? 'border-(--edge)' : isInStock(lead) ? 'border-success bg-success' : 'border-success';
  return (
    <p className="flex items-baseline gap-2.5 text-small">
      <span className={`size-2 shrink-0 rounded-full border ${dot}`} aria-hidden="true" />
      {inStock ? (
        // dispatch-day.ts writes the date before React hydrates.
        <span data-dispatch={JSON.stringify(lead)} data-town={town} suppressHydrationWarning>
          {leavesText(lead, town, now)}
        </span>
      ) : (
        PRODUCT_COPY.outOfStock
      )}
    </p>
  );
}
