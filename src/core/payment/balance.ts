/** What of an order's money the shop may keep, and what it owes back. Amounts in minor units. */
import type { OrderState, ReturnState } from '../order/order.ts';

export type Received = {
  readonly id: number;
  readonly amount: number;
  /** This payment pays the order. Every other one goes back: a second one, a wrong amount, one that came too late. */
  readonly accepted: boolean;
};
export type Sent = {
  readonly paymentId: number;
  readonly amount: number;
  /** null: being sent, and not known to have arrived. */
  readonly reference: string | null;
};
export type Charged = { readonly state: OrderState; readonly total: number };
export type Returned = { readonly state: ReturnState; readonly amount: number } | null;
export type Balance = {
  readonly received: number;
  readonly refunded: number;
  readonly owed: number;
  /** What is owed, by the payment that it is taken from. */
  readonly shares: readonly { readonly id: number; readonly amount: number }[];
};

const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** What the order costs now: nothing once it is cancelled, else its total less what an agreed return gives back. */
function costOf({ state, total }: Charged, returned: Returned): number {
  if (state === 'cancelled') return 0;
  const agreed = returned?.state === 'approved' || returned?.state === 'refunded';
  return total - (agreed ? returned.amount : 0);
}

/** Of each payment no more is owed than was received and not sent back; of the one that pays the order, what the order does not cost. */
export function balanceOf(
  order: Charged,
  payments: readonly Received[],
  refunds: readonly Sent[],
  returned: Returned,
): Balance {
  const sent = refunds.filter(({ reference }) => reference !== null);
  const shares = payments.flatMap(({ id, amount, accepted }) => {
    const left = amount - sum(sent.filter(({ paymentId }) => paymentId === id));
    const owed = Math.max(0, left - (accepted ? costOf(order, returned) : 0));
    return owed > 0 ? [{ id, amount: owed }] : [];
  });
  return { received: sum(payments), refunded: sum(sent), owed: sum(shares), shares };
}
