/** The parcels of an order that has several, or one for a store: pieces, state, days and carrier of each. */
import { PARCEL_COPY } from '../../core/delivery/parcel-copy.ts';
import { arrivalText } from '../../core/order/arrival-text.ts';
import type { SoldLineView } from '../../core/order/line-reader.ts';
import { dayOf } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import type { ParcelView } from '../../core/order/parcel-reader.ts';
import { linesIn } from '../../core/order/parcel-view.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { PieceRow } from './PieceRow.tsx';
import { Shipment } from './Shipment.tsx';

type Props = {
  readonly order: OrderView;
  readonly onReview: (line: SoldLineView) => void;
  /** Opens the return of a piece. */
  readonly onReturn: (sku: string) => void;
};

/** The day that matters now: when it arrived, is ready or left, else when it arrives. */
function whenOf({ state, transport, delivery, slot, deliveredAt, shippedAt }: ParcelView): string {
  if (deliveredAt) return dayOf(deliveredAt);
  if (state === 'ready' && shippedAt) return dayOf(shippedAt);
  if (!delivery || state === 'cancelled') return '';
  return `${transport === 'pickup' ? SAY.parcels.there : SAY.arrives} ${arrivalText({ delivery, slot })}`;
}

function Parcel({ order, parcel, onReview, onReturn }: Props & { readonly parcel: ParcelView }) {
  const id = `parcel-${parcel.parcel}`;
  const all = order.parcels.length;
  const { state, transport, carrier, tracking, track } = parcel;
  const name = PARCEL_COPY.state(state, transport);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id={id} className="font-serif text-heading">
          {all > 1 ? PARCEL_COPY.title(parcel.parcel, all) : SAY.pieces}
        </h2>
        <p className="text-soot sm:text-right">
          <span className="font-medium text-ink">{name}</span>
          <span className="block text-small">{whenOf(parcel)}</span>
        </p>
      </div>
      {(carrier || tracking) && !parcel.deliveredAt && (
        <Shipment carrier={carrier ?? ''} number={tracking} track={track} words={PARCEL_COPY.trackOf(parcel.parcel)} />
      )}
      <ul className="mt-5 border-t">
        {linesIn(order.lines, parcel).map((line) => (
          <PieceRow key={line.sku} order={order} line={line} onReview={onReview} onReturn={onReturn} />
        ))}
      </ul>
    </section>
  );
}

export function Parcels({ order, ...on }: Props) {
  return (
    <div className="flex flex-col gap-12">
      {order.parcels.map((parcel) => (
        <Parcel key={parcel.parcel} order={order} parcel={parcel} {...on} />
      ))}
    </div>
  );
}
