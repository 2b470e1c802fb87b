/** Allowances: parts of what was paid that the shop gives back beside returns. */
import { MERCHANT_COPY as SAY } from '../../core/merchant/copy.ts';
import type { Balance } from '../../core/payment/balance.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { addEvent } from '../orders/order-change.ts';
import type { OrderRow } from '../orders/rows.ts';
import { orderAllowances } from '../schema/refunds.ts';
import { lockOrder, readBalance } from './ledger.ts';
import { settle } from './settle.ts';

export type Allowance = {
  readonly amount: number;
  readonly reason: string;
  readonly userId: string | null;
  readonly name: string;
};

/** What can still be granted: paid, minus what went back and what is due already. */
export const grantable = ({ received, refunded, owed }: Balance): number => Math.max(0, received - refunded - owed);

/** granted: the changed order. Otherwise most is what could have been granted. */
export type Grant =
  | { readonly state: 'granted'; readonly order: OrderRow }
  | { readonly state: 'refused'; readonly most: number };

/** The amount becomes due for refund. Of concurrent calls, those that would exceed what is left are refused. */
export function grantAllowance(db: Db, number: string, { amount, reason, userId, name }: Allowance): Promise<Grant> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    const most = order ? grantable(await readBalance(tx, order)) : 0;
    if (!order || amount > most) return { state: 'refused', most };
    await tx.insert(orderAllowances).values({ number, amount, reason, userId, name });
    const settled = await settle(tx, order);
    await addEvent(tx, settled, 'merchant', SAY.allowance(exactMoney(amount), reason));
    return { state: 'granted', order: settled };
  });
}
