/** Calls of the back office about one order: its moves, with what the person saw of it. */
import type { ParcelStep } from '../core/delivery/parcel-states.ts';
import { MERCHANT_ENDPOINTS as CALLS } from '../core/merchant/endpoints.ts';
import type { MoveInput } from '../core/merchant/move-form.ts';
import { type OfficeOrder, readOfficeOrder } from '../core/merchant/office-order.ts';
import { isStateMove, type Move, STATE_OF } from '../core/merchant/order-moves.ts';
import type { Seen } from '../core/merchant/order-work.ts';
import { ORDERS_COPY as SAY } from '../core/merchant/orders-copy.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { asObject, ignore } from '../core/shop/read.ts';
import { callAccount } from './account.ts';

/** done: the changed order. changed: another person or the shopper was first; order is what it is now. */
export type MoveResult =
  | { readonly state: 'done'; readonly order: OfficeOrder }
  | { readonly state: 'changed'; readonly order: OfficeOrder; readonly message: string }
  | { readonly state: 'failed'; readonly message: string };

function send(number: string, move: Move, seen: Seen, input: MoveInput): Promise<OfficeOrder> {
  const { note = '', carrier = '', parcel = '', reference = '', amount = 0, position } = input;
  const params = { number };
  if (isStateMove(move))
    return callAccount(CALLS.advanceOrder, { params, body: { state: STATE_OF[move], note, carrier, parcel, seen } });
  if (move === 'refund') return callAccount(CALLS.refundOrder, { params, body: { reference, seen } });
  if (move === 'allow') return callAccount(CALLS.grantAllowance, { params, body: { amount, reason: note, seen } });
  if (move === 'approve' || move === 'refuse')
    return callAccount(CALLS.decideReturn, { params, body: { approve: move === 'approve', note, position, seen } });
  return callAccount(CALLS.decidePayment, {
    params,
    body: { arrived: move === 'paid', reference, seen, ...(amount > 0 && { amount }) },
  });
}

/** Message for a failed change: offline and unanswered calls are named as what they are. */
export function changeFault(error: unknown): string {
  if (!(error instanceof ApiError)) return COPY.error.generic;
  return error.kind === 'network' ? SAY.unanswered : error.message;
}

/** What a person typed for the move of a parcel. */
export type ParcelInput = { readonly carrier?: string; readonly tracking?: string; readonly code?: string };

/** Makes a move. Offline nothing is sent. */
export const makeMove = (number: string, move: Move, seen: Seen, input: MoveInput = {}): Promise<MoveResult> =>
  attempt(() => send(number, move, seen, input));

/** Moves one parcel of an order. Offline nothing is sent. */
export const makeParcelMove = (
  number: string,
  parcel: number,
  state: ParcelStep,
  seen: Seen,
  input: ParcelInput,
): Promise<MoveResult> =>
  attempt(() =>
    callAccount(CALLS.moveParcel, { params: { number, parcel: String(parcel) }, body: { state, seen, ...input } }),
  );

async function attempt(call: () => Promise<OfficeOrder>): Promise<MoveResult> {
  if (!navigator.onLine) return { state: 'failed', message: SAY.offline };
  try {
    return { state: 'done', order: await call() };
  } catch (error) {
    const message = changeFault(error);
    const order = error instanceof ApiError && error.status === 409 && asObject(error.body)?.order;
    const now = order ? readOfficeOrder(order, ignore) : null;
    return now ? { state: 'changed', order: now, message } : { state: 'failed', message };
  }
}
