/** Carrier, number and address of a parcel. */
import { PARCEL_COPY } from '../../../core/delivery/parcel-copy.ts';
import { arrivalText } from '../../../core/order/arrival-text.ts';
import { dayOf } from '../../../core/order/moments.ts';
import type { ParcelView } from '../../../core/order/parcel-reader.ts';

/** When it arrives or arrived, and with whom. */
export function Whereabouts({ parcel }: { readonly parcel: ParcelView }) {
  const { delivery, slot, deliveredAt, carrier, tracking, track, state } = parcel;
  const range = delivery && arrivalText({ delivery, slot });
  return (
    <p className="mt-1 text-small text-soot">
      {deliveredAt ? dayOf(deliveredAt) : state !== 'cancelled' && range}
      {carrier && (
        <span className="block">
          {carrier}
          {tracking && <span className="tabular-nums"> {tracking}</span>}
          {track && (
            <a
              href={track}
              target="_blank"
              rel="noreferrer"
              className="link ml-3 inline-flex min-h-8 items-center text-ink"
            >
              {PARCEL_COPY.trackOf(parcel.parcel)}
            </a>
          )}
        </span>
      )}
    </p>
  );
}
