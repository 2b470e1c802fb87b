/** One parcel of the checkout, with its lines. */
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { REVIEW_STEP_COPY } from '../../core/checkout/review-copy.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { measureText } from '../../core/delivery/measure-copy.ts';
import type { Transport } from '../../core/delivery/parcel.ts';
import type { ParcelLineView, QuoteParcel } from '../../core/delivery/parcel-reader.ts';

type LineProps = { readonly line: ParcelLineView; readonly transport: Transport; readonly quote: QuoteView };

/** A shopper who collects needs to know how heavy and how long it is, not how it is sent. */
function sizeText({ size, measure }: ParcelLineView, transport: Transport): string {
  if (transport === 'pickup') return measure ? measureText({ ...measure, volumeWeight: 0 }) : '';
  return measure ? `${size}: ${measureText(measure)}` : size;
}

function Line({ line, transport, quote }: LineProps) {
  const { sku, quantity } = line;
  const piece = quote.lines.find((line) => line.sku === sku);
  return (
    <li className="grid grid-cols-[2.5rem_1fr] py-1.5">
      <span className="text-soot tabular-nums">{CHECKOUT_COPY.summary.quantity(quantity)}</span>
      <span className="min-w-0">
        <span className="block">{[piece?.name ?? sku, piece?.variant].filter(Boolean).join(', ')}</span>
        <span className="block text-caption text-soot">{sizeText(line, transport)}</span>
      </span>
    </li>
  );
}

export function Parcel({
  parcel,
  title,
  quote,
}: {
  readonly parcel: QuoteParcel;
  readonly title: string;
  readonly quote: QuoteView;
}) {
  const { delivery, transport, lines } = parcel;
  const arrival = transport === 'pickup' ? REVIEW_STEP_COPY.atStore : CHECKOUT_COPY.summary.arrives;
  return (
    <li className="border-t py-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-6 text-small">
        <span className="font-medium">
          {title}, {SAY.by[transport]}
        </span>
        {delivery && quote.parcels.length > 1 && (
          <span className="text-soot">{arrival(dayText(delivery.from, 'short'), dayText(delivery.to, 'short'))}</span>
        )}
      </h3>
      <ul className="mt-1.5 text-small">
        {lines.map((line) => (
          <Line key={line.sku} line={line} transport={transport} quote={quote} />
        ))}
      </ul>
    </li>
  );
}
