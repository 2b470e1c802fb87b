/** Balance of an order's payments: what the shop keeps and what it must refund. Amounts in minor units. */
import type { OrderState } from '../order/order.ts';
import { isAgreed, type ReturnState } from '../order/returns.ts';

export type Received = {
  readonly id: number;
  readonly amount: number;
  /** This payment pays the order. Every other one is refunded: duplicates, wrong amounts, late payments. */
  readonly accepted: boolean;
};
export type SentRefund = {
  readonly paymentId: number;
  readonly amount: number;
  /** null: sent, arrival not confirmed. */
  readonly reference: string | null;
};
export type Charged = { readonly state: OrderState; readonly total: number };
export type Returned = { readonly state: ReturnState; readonly amount: number };
export type Balance = {
  readonly received: number;
  readonly refunded: number;
  readonly owed: number;
  /** What the accepted payments do not cover of the order's cost. An order whose payment state is 'paid' is never asked for it. */
  readonly due: number;
  /** Refunds due, by payment. */
  readonly shares: readonly { readonly id: number; readonly amount: number }[];
};

const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** What the order costs now: 0 when cancelled, else its total minus refunds for agreed returns and allowances. */
function costOf({ state, total }: Charged, returned: readonly Returned[], allowed: number): number {
  if (state === 'cancelled') return 0;
  return Math.max(0, total - allowed - sum(returned.filter(isAgreed)));
}

/**
 * Refunds due. Of each payment at most its unrefunded rest is due; of the accepted payments, which pay the order's cost
 * oldest first, only what exceeds it. allowances: granted by the merchant.
 */
export function balanceOf(
  order: Charged,
  payments: readonly Received[],
  refunds: readonly SentRefund[],
  returned: readonly Returned[],
  allowances: readonly { readonly amount: number }[] = [],
): Balance {
  const sent = refunds.filter(({ reference }) => reference !== null);
  let due = costOf(order, returned, sum(allowances));
  const shares = payments.flatMap(({ id, amount, accepted }) => {
    const left = amount - sum(sent.filter(({ paymentId }) => paymentId === id));
    const used = accepted ? Math.min(left, due) : 0;
    due -= used;
    return left > used ? [{ id, amount: left - used }] : [];
  });
  return { received: sum(payments), refunded: sum(sent), owed: sum(shares), due, shares };
}
