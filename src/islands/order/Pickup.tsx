/** Of an order that is collected: the code to show at the store, and when it is open. */

import { codeText } from '../../core/order/parcel-view.ts';
import { PICKUP_COPY as SAY } from '../../core/order/pickup-copy.ts';
import type { OrderView } from '../../core/order/reader.ts';

export function Pickup({ order }: { readonly order: OrderView }) {
  const { pickup, parcels, address } = order;
  if (!pickup?.code) return null;
  const ready = parcels.some(({ state }) => state === 'ready');
  return (
    <section aria-labelledby="pickup" className="bg-linen p-6 md:p-8">
      <h2 id="pickup" className="font-serif text-heading">
        {ready ? SAY.ready(address.line1) : SAY.title(address.line1)}
      </h2>
      <p className="mt-3 max-w-[52ch] text-soot">{ready ? SAY.readyLine : SAY.line}</p>
      <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="label text-soot">{SAY.code}</dt>
          <dd className="mt-1.5 font-serif text-title whitespace-nowrap tabular-nums">{codeText(pickup.code)}</dd>
        </div>
        {pickup.hours.length > 0 && (
          <div>
            <dt className="label text-soot">{SAY.hours}</dt>
            {pickup.hours.map((line) => (
              <dd key={line} className="mt-1.5 text-small tabular-nums">
                {line}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}
