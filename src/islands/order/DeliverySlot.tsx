/** The booked delivery window of an order: shown, changed and given back until the cut-off. */
import { useCallback, useEffect, useState } from 'react';
import { SLOT_COPY } from '../../core/delivery/slot-copy.ts';
import type { OrderSlots } from '../../core/delivery/slot-reader.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { fetchOrderSlots } from '../../stores/order-changes.ts';
import { ParcelSlot } from './ParcelSlot.tsx';

const SAY = SLOT_COPY.order;

/** Nothing for orders without a van. */
export function DeliverySlot({ order }: { readonly order: OrderView }) {
  return order.parcels.some(({ transport }) => transport === 'van') ? <VanSlots order={order} /> : null;
}

/** The windows are loaded apart from the order, because they change with every booking. */
function VanSlots({ order }: { readonly order: OrderView }) {
  const [slots, setSlots] = useState<readonly OrderSlots[]>([]);
  const { number, state } = order;
  const load = useCallback(() => {
    fetchOrderSlots(number)
      .then(setSlots)
      .catch(() => setSlots([]));
  }, [number]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a parcel that has left has no windows.
  useEffect(load, [load, state]);
  if (slots.length === 0) return null;
  return (
    <section aria-labelledby="delivery-slot">
      <h2 id="delivery-slot" className="mb-4 font-serif text-heading">
        {SAY.title}
      </h2>
      {slots.map((one) => (
        <ParcelSlot key={one.parcel} order={order} one={one} isOnly={slots.length === 1} onMoved={load} />
      ))}
    </section>
  );
}
