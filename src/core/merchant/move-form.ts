/** What a person types for a move of an order, and its check. Pure. */

import { MOVES_COPY } from './moves-copy.ts';
import type { Move } from './order-moves.ts';

const SAY = MOVES_COPY.form;

export type MoveDraft = {
  readonly carrier: string;
  readonly parcel: string;
  readonly note: string;
  readonly reference: string;
  /** Amount in rupees, as typed. */
  readonly rupees: string;
  /** Of an edited order: the amount that arrived, in minor units; otherwise what is due did. */
  readonly arrived?: string;
};

/** What is sent with a move; amount in minor units. */
export type MoveInput = {
  readonly note?: string;
  readonly carrier?: string;
  readonly parcel?: string;
  readonly reference?: string;
  readonly amount?: number;
  /** Of a decision about a return: which one. */
  readonly position?: number;
};

export type MoveFaults = Partial<Record<keyof MoveDraft, string>>;

const MUST_NOTE: readonly Move[] = ['cancel', 'refuse', 'allow'];
/** Moves with a text that the shopper reads. */
export const takesNote = (move: Move): boolean => MUST_NOTE.includes(move) || move === 'approve';
export const takesReference = (move: Move): boolean => move === 'paid' || move === 'refund';

/** '1,500.50' as 150050; 0 for anything else. */
export function readRupees(text: string): number {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
}

/** most: what can be given back, in minor units, and as text. Returns faults by field; none: the draft can be sent. */
export function moveFaults(move: Move, draft: MoveDraft, most: number, mostText: string): MoveFaults {
  const amount = readRupees(draft.rupees);
  return {
    ...(move === 'ship' && !draft.carrier.trim() && { carrier: SAY.noCarrier }),
    ...(MUST_NOTE.includes(move) && !draft.note.trim() && { note: SAY.noNote }),
    ...(move === 'allow' && !(amount > 0 && amount <= most) && { rupees: SAY.badGive(mostText) }),
  };
}

export function moveInput(move: Move, draft: MoveDraft): MoveInput {
  if (move === 'ship') return { carrier: draft.carrier.trim(), parcel: draft.parcel.trim() };
  return {
    note: draft.note.trim(),
    reference: draft.reference.trim(),
    amount: move === 'paid' ? Number(draft.arrived ?? 0) : readRupees(draft.rupees),
  };
}
