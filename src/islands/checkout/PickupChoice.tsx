/** Delivery, or collection at one of the stores: with its address, hours, and when the pieces are there. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { PICKUP_STEP_COPY as SAY } from '../../core/checkout/pickup-copy.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $pickup, chooseDelivery, chooseStore } from '../../stores/pickup.ts';
import { StoreOption } from './StoreOption.tsx';

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
              <StoreOption key={store.slug} store={store} chosen={delivery.store === store.slug} />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
