/** One store to collect the order from. */
import { PICKUP_STEP_COPY as SAY } from '../../core/checkout/pickup-copy.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import type { PickupOffer } from '../../core/order/pickup-reader.ts';
import { chooseStore } from '../../stores/pickup.ts';

function whenOf({ there, ready }: PickupOffer): string {
  if (there) return SAY.there;
  return ready ? SAY.from(ORDER_PAGE_COPY.range(dayText(ready.from), dayText(ready.to))) : SAY.never;
}

export function StoreOption({ store, chosen }: { readonly store: PickupOffer; readonly chosen: boolean }) {
  return (
    <label
      className={`flex gap-4 border p-4 transition-colors md:p-5 ${chosen ? 'border-ink bg-linen' : 'border-(--edge) hover:border-ink'}`}
    >
      <input
        type="radio"
        name="store"
        className="mt-0.5 size-5 shrink-0"
        checked={chosen}
        disabled={store.ready === null}
        onChange={() => chooseStore(store)}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-medium">{store.name}</span>
          <span className={`text-small ${store.there ? 'text-success' : 'text-soot'}`}>{whenOf(store)}</span>
        </span>
        <span className="mt-1 block text-small text-soot">
          {store.street}, {store.city} {store.pin}
        </span>
        {store.hours.map((line) => (
          <span key={line} className="block text-caption text-soot tabular-nums">
            {line}
          </span>
        ))}
      </span>
    </label>
  );
}
