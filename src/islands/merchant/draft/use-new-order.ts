/** The form of a new order: what was typed, its quote as at checkout, and placing it. */
import { useEffect, useState } from 'react';
import type { Fault } from '../../../core/checkout/faults.ts';
import { draftFaults, EMPTY_ORDER, type OrderDraft } from '../../../core/merchant/order-draft.ts';
import { ORDER_DRAFT_COPY } from '../../../core/merchant/order-draft-copy.ts';
import type { TakenOrder } from '../../../core/merchant/taken-order.ts';
import { ORDER_ENDPOINTS } from '../../../core/order/endpoints.ts';
import { keepDraft, loadDraft, takeOrder } from '../../../stores/new-order.ts';
import { priced, problemsOf, quoteBody } from './new-order.ts';
import { usePrice } from './use-price.ts';

const SAY = ORDER_DRAFT_COPY.taken;

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
