/** The form of a new order: what was typed, its quote as at checkout, and placing it. */
import { useEffect, useState } from 'react';
import { CHECKOUT_COPY } from '../../../core/checkout/copy.ts';
import { readCode } from '../../../core/checkout/coupon.ts';
import type { Fault } from '../../../core/checkout/faults.ts';
import type { QuoteView } from '../../../core/checkout/quote-reader.ts';
import { readPin } from '../../../core/delivery/address.ts';
import { deliveryOf, draftFaults, EMPTY_ORDER, type OrderDraft } from '../../../core/merchant/order-draft.ts';
import { wantedOf } from '../../../core/merchant/order-draft-body.ts';
import { ORDER_DRAFT_COPY } from '../../../core/merchant/order-draft-copy.ts';
import { ORDER_EDIT_COPY } from '../../../core/merchant/order-edit-copy.ts';
import type { TakenOrder } from '../../../core/merchant/taken-order.ts';
import { ORDER_ENDPOINTS } from '../../../core/order/endpoints.ts';
import { keepDraft, loadDraft, takeOrder } from '../../../stores/new-order.ts';
import { usePrice } from './use-price.ts';

const SAY = ORDER_DRAFT_COPY.taken;

function quoteBody(draft: OrderDraft): string {
  const lines = wantedOf(draft);
  const [pin, coupon] = [readPin(draft.address.pin), readCode(draft.coupon)];
  const delivery = deliveryOf(draft);
  return lines.length === 0 ? '' : JSON.stringify({ lines, delivery, ...(pin && { pin }), ...(coupon && { coupon }) });
}

/** The draft at the prices and the stock of a quote, as the person sees it, with windows of parcels that the van still brings. */
const priced = (draft: OrderDraft, quote: QuoteView | null): OrderDraft => ({
  ...draft,
  lines: draft.lines.map((line) => {
    const now = quote?.lines.find(({ sku }) => sku === line.sku);
    return now ? { ...line, price: now.price, most: now.available } : line;
  }),
  slots: quote ? draft.slots.filter(({ parcel }) => quote.vans.some((van) => van.parcel === parcel)) : draft.slots,
});

/** Why the quote cannot be placed as it is, one sentence for each piece or the coupon. */
function problemsOf({ changes, coupon, pinProblem, lines }: QuoteView, draft: OrderDraft): string[] {
  const nameOf = (sku: string) => [...lines, ...draft.lines].find((line) => line.sku === sku)?.name ?? sku;
  const { state, code } = coupon ?? { state: 'applied', code: '' };
  return [
    ...changes.flatMap((change) => {
      if (change.kind === 'gone') return ORDER_EDIT_COPY.gone(nameOf(change.sku));
      return change.kind === 'stock' ? ORDER_EDIT_COPY.short(nameOf(change.sku), change.available) : [];
    }),
    ...(state === 'applied' ? [] : [CHECKOUT_COPY.coupon.state[state]?.(code) ?? '']),
    ...(pinProblem ? [pinProblem] : []),
  ];
}

export function useNewOrder() {
  const [draft, setDraft] = useState<OrderDraft>(loadDraft);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  /** Grows when a delivery window was taken: the windows are loaded again. */
  const [round, setRound] = useState(0);
  const [said, setSaid] = useState('');
  const [taken, setTaken] = useState<(TakenOrder & { readonly email: string }) | null>(null);
  const price = usePrice(ORDER_ENDPOINTS.quote, quoteBody(draft));
  useEffect(() => keepDraft(draft), [draft]);
  const shown = priced(draft, price.data);
  const problems = price.data ? problemsOf(price.data, draft) : [];

  function change(part: Partial<OrderDraft>, field = ''): void {
    setDraft((before) => ({ ...before, ...part }));
    setFaults((before) => before.filter((one) => one.field !== field));
    setFault('');
    setSaid('');
  }

  function discard(text: string): void {
    setDraft(EMPTY_ORDER);
    setFaults([]);
    setFault('');
    setSaid(text);
    setTaken(null);
  }

  async function place(): Promise<void> {
    const found = draftFaults(draft, true, price.data);
    setFaults(found);
    if (found.length > 0 || problems.length > 0 || busy) return;
    setBusy(true);
    setFault('');
    const quote = await price.settled();
    // Another total than the one that was shown is shown first.
    const result = quote && quote.total === price.data?.total ? await takeOrder(shown, quote.total) : null;
    setBusy(false);
    if (!result) return;
    if (result.state === 'placed') {
      const { email } = draft.contact;
      discard('');
      setTaken({ ...result.order, email });
    } else if (result.state === 'changed') {
      // A window that was taken meanwhile is chosen anew; the message names the next free one.
      setFault(result.full || SAY.changed);
      if (result.full) {
        setDraft((before) => ({ ...before, slots: [] }));
        setRound((before) => before + 1);
      }
      price.ask();
    } else setFault(result.message);
  }
  return { draft: shown, change, discard, problems, faults, price, busy, fault, said, taken, place, round };
}
