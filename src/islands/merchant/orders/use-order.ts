/** The order that the page's address names, and its moves. */
import { useCallback, useEffect, useState } from 'react';
import { PARCEL_COPY } from '../../../core/delivery/parcel-copy.ts';
import type { ParcelStep } from '../../../core/delivery/parcel-states.ts';
import type { SlotTime } from '../../../core/delivery/slot.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import type { MoveInput } from '../../../core/merchant/move-form.ts';
import { MOVES_COPY } from '../../../core/merchant/moves-copy.ts';
import { movable, type OfficeOrder } from '../../../core/merchant/office-order.ts';
import { type Move, movesOf } from '../../../core/merchant/order-moves.ts';
import { OFFICE_ORDER_COPY } from '../../../core/merchant/order-page-copy.ts';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';
import { OFFICE_PARCELS_COPY } from '../../../core/merchant/parcels-copy.ts';
import type { Role } from '../../../core/merchant/role.ts';
import type { ParcelView } from '../../../core/order/parcel-reader.ts';
import { readOrderNumber } from '../../../core/order/view.ts';
import { ApiError } from '../../../core/shop/api-error.ts';
import { makeMove, makeParcelMove, type ParcelInput } from '../../../stores/office-orders.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { messageOf } from '../message-of.ts';
import { useReady } from '../use-ready.ts';

export type OrderState =
  | { readonly state: 'loading' | 'unknown' | 'failed' }
  | { readonly state: 'ready'; readonly order: OfficeOrder };

/** The order changed between what the person saw and the move: both, for the person to choose. */
export type Conflict = {
  readonly before: OfficeOrder;
  readonly now: OfficeOrder;
  readonly move: Move;
  readonly input: MoveInput;
  /** The move is still possible. */
  readonly possible: boolean;
};

/** Words of the button that makes the move all the same. */
export const againWords = (move: Move): string =>
  `${SAY.conflict.again}: ${MOVES_COPY.form.button[move].toLowerCase()}`;

const STALE_MS = 15_000;

export function useOrder(role: Role) {
  const [number] = useState(() => readOrderNumber(new URLSearchParams(window.location.search).get('number') ?? ''));
  const [ready, unlessReady] = useReady(MERCHANT_ENDPOINTS.anyOrder, { params: { number: number || '-' } });
  const [state, setState] = useState<OrderState>(() => {
    if (ready) return { state: 'ready', order: ready };
    return { state: number ? 'loading' : 'unknown' };
  });
  const [busy, setBusy] = useState<Move | 'parcel' | null>(null);
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const load = useCallback(async () => {
    if (!number) return;
    try {
      setState({ state: 'ready', order: await callMerchant(MERCHANT_ENDPOINTS.anyOrder, { params: { number } }) });
    } catch (error) {
      const unknown = error instanceof ApiError && error.status === 404;
      // What is on the page stays when a refresh fails.
      setState((now) => (now.state === 'ready' ? now : { state: unknown ? 'unknown' : 'failed' }));
    }
  }, [number]);
  useEffect(() => {
    let at = Date.now();
    unlessReady(load);
    const back = () => {
      if (document.visibilityState !== 'visible' || Date.now() - at < STALE_MS) return;
      at = Date.now();
      load();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [load, unlessReady]);

  /** Returns true when the move was made. The input of a refused move stays in its form. */
  async function move(order: OfficeOrder, name: Move, input: MoveInput = {}): Promise<boolean> {
    if (busy) return false;
    setBusy(name);
    setFault('');
    setSaid('');
    const seen = { state: order.state, entries: order.timeline.length };
    const result = await makeMove(order.number, name, seen, input);
    setBusy(null);
    if (result.state === 'failed') {
      setFault(result.message);
      return false;
    }
    setState({ state: 'ready', order: result.order });
    const changed = result.state === 'changed';
    const possible = movesOf(movable(result.order), role).includes(name);
    setConflict(changed ? { before: order, now: result.order, move: name, input, possible } : null);
    if (!changed) setSaid(MOVES_COPY.done[name]);
    return !changed;
  }

  /** Returns true when the parcel was moved. After another's change the order is shown as it is now. */
  async function moveParcel(
    order: OfficeOrder,
    of: ParcelView,
    step: ParcelStep,
    input: ParcelInput,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy('parcel');
    setFault('');
    setSaid('');
    const seen = { state: order.state, entries: order.timeline.length };
    const result = await makeParcelMove(order.number, of.parcel, step, seen, input);
    setBusy(null);
    if (result.state !== 'failed') setState({ state: 'ready', order: result.order });
    if (result.state !== 'done') setFault(result.message);
    else
      setSaid(
        order.parcels.length > 1
          ? `${PARCEL_COPY.title(of.parcel, order.parcels.length)}: ${OFFICE_PARCELS_COPY.done[step]}`
          : OFFICE_PARCELS_COPY.done[step],
      );
    return result.state === 'done';
  }

  /** Books, moves or gives back (time null) the window of a parcel. Returns true when it was done; text: what is then said. */
  async function moveDelivery(
    { number: of }: OfficeOrder,
    parcel: number,
    time: SlotTime | null,
    text: string,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy('parcel');
    setFault('');
    setSaid('');
    try {
      const slot = time && { day: time.day, window: time.window };
      const body = { parcel, slot };
      setState({
        state: 'ready',
        order: await callMerchant(MERCHANT_ENDPOINTS.moveDelivery, { params: { number: of }, body }),
      });
      setSaid(text);
      return true;
    } catch (error) {
      setFault(messageOf(error));
      return false;
    } finally {
      setBusy(null);
    }
  }

  /** The order after an edit. */
  function show(order: OfficeOrder): void {
    setState({ state: 'ready', order });
    setConflict(null);
    setFault('');
    setSaid(OFFICE_ORDER_COPY.edited);
  }

  const clear = useCallback(() => {
    setConflict(null);
    setFault('');
  }, []);
  return { state, load, move, moveParcel, moveDelivery, show, busy, fault, said, conflict, clear };
}
export type OrderMoves = ReturnType<typeof useOrder>;
