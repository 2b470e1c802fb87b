/** Before the order: what a chosen service would carry in and that does not fit, by the shopper's measures. */
import { useStore } from '@nanostores/react';
import { DELIVERY_STEP_COPY } from '../../core/checkout/delivery-copy.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { tooLargeOf } from '../../core/checkout/too-large.ts';
import { fitText } from '../../core/product/fit-copy.ts';
import { $space } from '../../stores/space.ts';

export function FitWarning({ quote }: { readonly quote: QuoteView }) {
  const large = tooLargeOf(quote.services, quote.lines, useStore($space));
  return large.map(({ name, fit }) => (
    <p key={name} className="mt-2 text-small text-danger">
      {DELIVERY_STEP_COPY.tooLarge(name, fitText(fit))}
    </p>
  ));
}
