/** The moves of the back office that an order's state and a role allow. Pure. */
import { stepOfAll } from '../delivery/parcel-states.ts';
import { fulfilledFrom, isCancellable, isFunded } from '../order/order.ts';
import { isDivided } from '../order/parcel-view.ts';
import type { Movable } from './order-work.ts';
import { mayCall, PACKER_STATES } from './rights.ts';
import type { Role } from './role.ts';

/** In the order of an order's way. paid, unpaid: a payment was received or not. approve, refuse: of a return. allow: a part of the payment becomes due for refund. */
export const MOVES = [
  'confirm',
  'pack',
  'ship',
  'deliver',
  'paid',
  'unpaid',
  'approve',
  'refuse',
  'refund',
  'allow',
  'cancel',
] as const;
export type Move = (typeof MOVES)[number];

/** The states that a move sets through advanceOrder. */
export const STATE_OF = {
  confirm: 'confirmed',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
} as const;
export type StateMove = keyof typeof STATE_OF;
export const isStateMove = (move: Move): move is StateMove => Object.hasOwn(STATE_OF, move);

/** A payment can be recorded: it is due or reported. Cash is recorded with the delivery. */
function isUnpaid({ state, payment, paymentState, total }: Movable): boolean {
  const waits = total > 0 && payment !== 'cod' && state !== 'cancelled';
  return paymentState === 'claimed' || (waits && paymentState === 'due');
}

function allows(order: Movable, move: Move): boolean {
  switch (move) {
    case 'paid':
      return isUnpaid(order);
    case 'unpaid':
      return order.paymentState === 'claimed';
    case 'approve':
    case 'refuse':
      return order.returning;
    case 'refund':
      return order.toRefund;
    case 'allow':
      return (order.refundable ?? 0) > 0;
    case 'cancel':
      return isCancellable(order.state);
    case 'confirm':
      return isFunded(order) && fulfilledFrom('confirmed').includes(order.state);
    default:
      return isFunded(order) && movesAsWhole(order, move);
  }
}

/** All parcels are packed together; later moves are of the order where it is one parcel. */
function movesAsWhole(order: Movable, move: 'pack' | 'ship' | 'deliver'): boolean {
  const { parcels, state } = order;
  if (!fulfilledFrom(STATE_OF[move]).includes(state) || (move !== 'pack' && isDivided(parcels))) return false;
  return parcels.length === 0 || stepOfAll(parcels, STATE_OF[move]) !== null;
}

function mayMake(role: Role, move: Move): boolean {
  if (isStateMove(move))
    return mayCall(role, 'advanceOrder') && (role !== 'packer' || PACKER_STATES.has(STATE_OF[move]));
  if (move === 'refund') return mayCall(role, 'refundOrder');
  if (move === 'allow') return mayCall(role, 'grantAllowance');
  return mayCall(role, move === 'paid' || move === 'unpaid' ? 'decidePayment' : 'decideReturn');
}

/** The moves that the state and the role allow, the next one first. */
export const movesOf = (order: Movable, role: Role): Move[] =>
  MOVES.filter((move) => allows(order, move) && mayMake(role, move));

/** Moves that no order waits for. */
export const isExtra = (move: Move): boolean => move === 'cancel' || move === 'allow';

/** The next move towards the end of an order; null when none is due. */
export const nextMove = (order: Movable, role: Role): Move | null =>
  movesOf(order, role).find((move) => !isExtra(move)) ?? null;

/** True for moves that need no more than the order, so that one key makes them. */
export const isPlain = (move: Move): boolean => move === 'confirm' || move === 'pack' || move === 'deliver';
