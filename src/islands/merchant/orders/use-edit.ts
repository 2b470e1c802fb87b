/** The edit of an order: what was typed, what it comes to, and saving it. */
import { useState } from 'react';
import type { Fault } from '../../../core/checkout/faults.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { type OfficeOrder, readOfficeOrder } from '../../../core/merchant/office-order.ts';
import { draftFaults, draftOf, type OrderDraft } from '../../../core/merchant/order-draft.ts';
import { editBodyOf } from '../../../core/merchant/order-draft-body.ts';
import { ORDERS_COPY } from '../../../core/merchant/orders-copy.ts';
import { isEditable } from '../../../core/order/order.ts';
import { ApiError } from '../../../core/shop/api-error.ts';
import { asObject, ignore } from '../../../core/shop/read.ts';
import { changeFault } from '../../../stores/office-orders.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { usePrice } from '../draft/use-price.ts';

/** saved: the changed order. changed: another person or the shopper was first. */
export type EditResult = 'saved' | 'changed' | 'failed';

const isSame = (one: OfficeOrder, other: OfficeOrder) =>
  one.state === other.state && one.timeline.length === other.timeline.length;

export function useEdit(first: OfficeOrder, onSaved: (order: OfficeOrder) => void) {
  /** The order as the person saw it when the form was opened, or last chose to go on. */
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState<OrderDraft>(() => draftOf(first));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [now, setNow] = useState<OfficeOrder | null>(null);
  const changed = JSON.stringify(editBodyOf(draft)) !== JSON.stringify(editBodyOf(draftOf(base)));
  // A field that cannot be sent is named on saving; the price waits for it.
  const isWhole = draftFaults(draft, false).length === 0;
  const price = usePrice(
    MERCHANT_ENDPOINTS.quoteEdit,
    changed && isWhole ? JSON.stringify(editBodyOf(draft)) : '',
    base.number,
  );

  function change(part: Partial<OrderDraft>, field = ''): void {
    setDraft((before) => ({ ...before, ...part }));
    setFaults((before) => before.filter((one) => one.field !== field));
    setFault('');
  }

  async function save(): Promise<EditResult> {
    const found = draftFaults(draft, false);
    setFaults(found);
    if (found.length > 0 || busy) return 'failed';
    if (!navigator.onLine) {
      setFault(ORDERS_COPY.offline);
      return 'failed';
    }
    setBusy(true);
    setFault('');
    const quote = await price.settled();
    // Another total than the one that was shown is shown first.
    if (!quote || quote.total !== price.data?.total) {
      setBusy(false);
      return 'failed';
    }
    try {
      const seen = { state: base.state, entries: base.timeline.length };
      const body = { ...editBodyOf(draft), total: quote.total, seen };
      onSaved(await callMerchant(MERCHANT_ENDPOINTS.editOrder, { params: { number: base.number }, body }));
      return 'saved';
    } catch (error) {
      const sent = error instanceof ApiError && error.status === 409 && asObject(error.body)?.order;
      const order = sent ? readOfficeOrder(sent, ignore) : null;
      if (order && !isSame(order, base)) {
        setNow(order);
        return 'changed';
      }
      // Stock or prices moved: the price shows it.
      setFault(changeFault(error));
      price.ask();
      return 'failed';
    } finally {
      setBusy(false);
    }
  }

  /** Goes on with what was typed, against the order as it is now: the price is asked for anew. */
  function goOn(): void {
    if (now) setBase(now);
    setNow(null);
    price.ask();
  }
  const conflict = now && { before: base, now, possible: isEditable(now.state) };
  return { base, draft, change, changed, faults, price, busy, fault, conflict, save, goOn };
}
