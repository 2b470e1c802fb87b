/** A new order as it is priced, and what keeps it from being placed. */
import { readCode } from '../../../core/checkout/coupon.ts';
import { COUPON_FIELD_COPY } from '../../../core/checkout/coupon-copy.ts';
import type { QuoteView } from '../../../core/checkout/quote-reader.ts';
import { readPin } from '../../../core/delivery/address.ts';
import { deliveryOf, type OrderDraft } from '../../../core/merchant/order-draft.ts';
import { wantedOf } from '../../../core/merchant/order-draft-body.ts';
import { ORDER_EDIT_COPY } from '../../../core/merchant/order-edit-copy.ts';

export function quoteBody(draft: OrderDraft): string {
  const lines = wantedOf(draft);
  const [pin, coupon] = [readPin(draft.address.pin), readCode(draft.coupon)];
  const delivery = deliveryOf(draft);
  return lines.length === 0 ? '' : JSON.stringify({ lines, delivery, ...(pin && { pin }), ...(coupon && { coupon }) });
}

/** The draft at the prices and the stock of a quote, as the person sees it, with windows of parcels that the van still brings. */
export const priced = (draft: OrderDraft, quote: QuoteView | null): OrderDraft => ({
  ...draft,
  lines: draft.lines.map((line) => {
    const now = quote?.lines.find(({ sku }) => sku === line.sku);
    return now ? { ...line, price: now.price, most: now.available } : line;
  }),
  slots: quote ? draft.slots.filter(({ parcel }) => quote.vans.some((van) => van.parcel === parcel)) : draft.slots,
});

/** Why the quote cannot be placed as it is, one sentence for each piece or the coupon. */
export function problemsOf({ changes, coupon, pinProblem, lines }: QuoteView, draft: OrderDraft): string[] {
  const nameOf = (sku: string) => [...lines, ...draft.lines].find((line) => line.sku === sku)?.name ?? sku;
  const { state, code } = coupon ?? { state: 'applied', code: '' };
  return [
    ...changes.flatMap((change) => {
      if (change.kind === 'gone') return ORDER_EDIT_COPY.gone(nameOf(change.sku));
      return change.kind === 'stock' ? ORDER_EDIT_COPY.short(nameOf(change.sku), change.available) : [];
    }),
    ...(state === 'applied' ? [] : [COUPON_FIELD_COPY.state[state]?.(code) ?? '']),
    ...(pinProblem ? [pinProblem] : []),
  ];
}
