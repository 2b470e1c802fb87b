/** Pieces that the shopper wants to cancel, and what that comes to. */
import { useEffect, useState } from 'react';
import type { PartCancelQuote } from '../../core/order/part-cancel.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { quotePartCancel } from '../../stores/order-changes.ts';
import { errorMessage } from './error-message.ts';

/** waiting: nothing is chosen yet. */
export type PartCancelState =
  | { readonly state: 'waiting' | 'loading' }
  | { readonly state: 'ready'; readonly quote: PartCancelQuote }
  | { readonly state: 'failed'; readonly message: string };

const PAUSE_MS = 300;

export function usePartCancel(order: OrderView) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [state, setState] = useState<PartCancelState>({ state: 'waiting' });
  const lines = order.lines.flatMap(({ sku }) => (chosen[sku] ? [{ sku, quantity: chosen[sku] }] : []));
  const asked = JSON.stringify(lines);

  useEffect(() => {
    if (asked === '[]') {
      setState({ state: 'waiting' });
      return;
    }
    setState({ state: 'loading' });
    let stopped = false;
    const timer = setTimeout(async () => {
      try {
        const quote = await quotePartCancel(order, JSON.parse(asked));
        if (!stopped) setState({ state: 'ready', quote });
      } catch (error) {
        if (!stopped) setState({ state: 'failed', message: errorMessage(error) });
      }
    }, PAUSE_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [asked, order]);

  return { chosen, setChosen, lines, state };
}
