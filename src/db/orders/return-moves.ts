/** Returns: requested by the shopper, decided by the merchant. */
import { eq, sql } from 'drizzle-orm';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { type ReturnRequest, statesBefore } from '../../core/order/order.ts';
import { ATTACHMENT_COPY } from '../../core/order/return-attachments-copy.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { settle } from '../payments/settle.ts';
import { returns } from '../schema/orders.ts';
import { addEvent, type Change, change, isIn } from './order-change.ts';
import { attachToReturn } from './return-attachments.ts';
import type { OrderRow } from './rows.ts';

/**
 * amount is the refund in minor units. Returns null when the order cannot be returned or a return was requested before.
 * Throws DomainError 'conflict' when a file is missing.
 */
export function requestReturn(
  db: Db,
  number: string,
  {
    files,
    ...asked
  }: ReturnRequest & { readonly note: string; readonly evidence: readonly string[]; readonly files: readonly string[] },
  amount: number,
): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await change(tx, number, { state: 'return-requested' }, isIn(statesBefore('return-requested')));
    if (!order) return null;
    if ((await attachToReturn(tx, number, files)) < files.length)
      throw new DomainError('conflict', ATTACHMENT_COPY.gone);
    const row = { ...asked, lines: [...asked.lines], evidence: [...asked.evidence], amount };
    await tx
      .insert(returns)
      .values({ number, ...row })
      .onConflictDoUpdate({
        target: returns.number,
        set: { ...row, state: 'requested', requestedAt: sql`now()`, decidedAt: null },
      });
    await addEvent(tx, order, 'shopper', asked.note);
    await publishOrder(tx, 'return.requested', order, { reason: asked.reason, note: asked.note, amount });
    return order;
  });
}

/** Approval makes the refund due; refusal restores the previous state. */
export function decideReturn(db: Db, number: string, approve: boolean, text: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const set: Change = approve ? { state: 'return-approved' } : { state: 'delivered' };
    const order = await change(tx, number, set, isIn(['return-requested']));
    if (!order) return null;
    const [returned] = await tx
      .update(returns)
      .set({ state: approve ? 'approved' : 'refused', decidedAt: sql`now()` })
      .where(eq(returns.number, number))
      .returning();
    const settled = approve ? await settle(tx, order) : order;
    await addEvent(tx, settled, 'merchant', text || (approve ? '' : SAY.event.returnRefused));
    if (returned) {
      const { reason, amount } = returned;
      await publishOrder(tx, approve ? 'return.approved' : 'return.refused', settled, { reason, note: text, amount });
    }
    return settled;
  });
}
