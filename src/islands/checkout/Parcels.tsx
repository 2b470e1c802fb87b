/** The parcels of a quote: what is in each, its size class and why, its dates. */
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { Parcel } from './Parcel.tsx';

export function Parcels({ quote }: { readonly quote: QuoteView }) {
  const { parcels } = quote;
  return (
    <ul aria-live="polite">
      {parcels.map((parcel, index) => (
        <Parcel
          key={parcel.lines.map(({ sku }) => sku).join(' ')}
          parcel={parcel}
          title={SAY.parcel(index + 1, parcels.length)}
          quote={quote}
        />
      ))}
    </ul>
  );
}
