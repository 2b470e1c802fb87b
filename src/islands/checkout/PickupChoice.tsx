/** Delivery, or collection at one of the stores: with its address, hours, and when the pieces are there. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import type { PickupOffer } from '../../core/order/pickup-reader.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $pickup, chooseDelivery, chooseStore } from '../../stores/pickup.ts';

const SAY = CHECKOUT_COPY.pickup;

function whenOf({ there, ready }: PickupOffer): string {
  if (there) return SAY.there;
  return ready ? SAY.from(ORDER_PAGE_COPY.range(dayText(ready.from), dayText(ready.to))) : SAY.never;
}

function Store({ store, chosen }: { readonly store: PickupOffer; readonly chosen: boolean }) {
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

export function PickupChoice() {
  const { delivery } = useStore($draft);
  const pickup = useStore($pickup);
  const stores = pickup.state === 'ready' ? pickup.stores : [];
  const [first] = stores.filter(({ ready }) => ready !== null);
  // A store that hands out nothing any more is not kept.
  const isKnown = pickup.state !== 'ready' || stores.some(({ slug }) => slug === delivery.store);
  useEffect(() => {
    if (!isKnown) chooseDelivery();
  }, [isKnown]);
  return (
    <>
      <fieldset>
        <legend className="sr-only">{SAY.title}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {([null, first?.slug ?? delivery.store] as const).map((store) => {
            const chosen = (delivery.store === null) === (store === null);
            return (
              <label
                key={store ?? 'door'}
                className={`flex min-h-14 items-center gap-4 border px-4 ${chosen ? 'border-ink bg-linen' : 'border-(--edge) hover:border-ink'}`}
              >
                <input
                  type="radio"
                  name="how"
                  className="size-5"
                  checked={chosen}
                  onChange={() => (store === null ? chooseDelivery() : first && chooseStore(first))}
                />
                {store === null ? SAY.door : SAY.store}
              </label>
            );
          })}
        </div>
      </fieldset>
      {delivery.store !== null && (
        <fieldset>
          <legend className="font-medium">{SAY.which}</legend>
          <p className="mt-1 text-small text-soot">{SAY.line}</p>
          <div className="mt-4 flex flex-col gap-3">
            {stores.map((store) => (
              <Store key={store.slug} store={store} chosen={delivery.store === store.slug} />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
