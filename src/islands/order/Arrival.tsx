/** When an order arrives. */
import { arrivalText } from '../../core/order/arrival-text.ts';
import { dayOf } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { PICKUP_COPY } from '../../core/order/pickup-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';

/** A date range before delivery, the day afterwards. */
export function Arrival({ order }: { readonly order: OrderView }) {
  const { delivery, deliveredAt, state } = order;
  const [only, ...others] = order.parcels;
  const deliveredOn = order.pickup ? PICKUP_COPY.collectedOn : SAY.deliveredOn;
  if (deliveredAt) return <p className="font-serif text-heading">{deliveredOn(dayOf(deliveredAt))}</p>;
  if (!delivery || state === 'cancelled') return null;
  return (
    <div>
      <p className="label text-soot">{order.pickup ? SAY.parcels.there : SAY.arrives}</p>
      <p className="mt-2 max-w-[22ch] font-serif text-heading">
        {arrivalText({ delivery, slot: others.length === 0 ? (only?.slot ?? null) : null })}
      </p>
    </div>
  );
}
