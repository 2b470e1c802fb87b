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
  /** '3 at our Pune store'; '' when no store keeps it. */
  readonly stores?: string;
};

export function StockLine({ inStock, lead = IN_STOCK, town, stores = '' }: Props) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  const dot = !inStock ? 'border-(--edge)' : isInStock(lead) ? 'border-success bg-success' : 'border-success';
  return (
    <div className="text-small">
      <p className="flex items-baseline gap-2.5">
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
      {inStock && stores && <p className="pl-4.5 text-soot">{stores}</p>}
    </div>
  );
}
