/** Notices beside the order's stage: parcel, refunds, return. */
import { PARCEL_COPY } from '../../core/delivery/parcel-copy.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { isDivided } from '../../core/order/parcel-view.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { carrierOf, parcelOf } from '../../core/order/view.ts';
import { RefundNotice } from './RefundNotice.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';
import { Shipment } from './Shipment.tsx';

/** The order's only parcel while it travels. Backends without parcels name carrier and number in the timeline. */
function Parcel({ order }: { readonly order: OrderView }) {
  const [only = null] = order.parcels;
  const number = only?.tracking ?? parcelOf(order);
  const carrier = only?.carrier ?? carrierOf(order);
  if (order.state !== 'shipped' || isDivided(order.parcels) || (!number && !carrier)) return null;
  return (
    <section aria-labelledby="parcel">
      <h2 id="parcel" className="font-serif text-name">
        {carrier || SAY.parcel}
      </h2>
      <Shipment carrier="" number={number} track={only?.track ?? null} words={PARCEL_COPY.track} />
    </section>
  );
}

export function Notices({ order }: { readonly order: OrderView }) {
  return (
    <>
      <Parcel order={order} />
      <RefundNotice order={order} />
      {order.returns.map((one) => (
        <ReturnNotice key={one.position} order={order} requested={one} />
      ))}
    </>
  );
}
