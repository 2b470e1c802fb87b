/** Goods that come back. */
import { eq, sql } from 'drizzle-orm';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { type ReturnAsked, statesBefore } from '../../core/order/order.ts';
import { EVIDENCE_COPY } from '../../core/order/return-attachments-copy.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { settle } from '../payments/settle.ts';
import { returns } from '../schema/orders.ts';
import { type Change, change, isIn, note } from './order-change.ts';
import { attachEvidence } from './return-attachments.ts';
import type { OrderRow } from './rows.ts';

/**
 * amount is what would go back. Null: the order is not one that can be returned, or was asked for already. Throws
 * DomainError 'conflict' when one of the files is not there.
 */
export function askReturn(
  db: Db,
  number: string,
  {
    files,
    ...asked
  }: ReturnAsked & { readonly note: string; readonly evidence: readonly string[]; readonly files: readonly string[] },
  amount: number,
): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await change(tx, number, { state: 'return-requested' }, isIn(statesBefore('return-requested')));
    if (!order) return null;
    if ((await attachEvidence(tx, number, files)) < files.length) throw new DomainError('conflict', EVIDENCE_COPY.gone);
    const row = { ...asked, lines: [...asked.lines], evidence: [...asked.evidence], amount };
    await tx
      .insert(returns)
      .values({ number, ...row })
      .onConflictDoUpdate({
        target: returns.number,
        set: { ...row, state: 'requested', requestedAt: sql`now()`, decidedAt: null },
      });
    await note(tx, order, 'shopper', asked.note);
    return order;
  });
}

/** Approving owes the money back; refusing makes the order what it was. */
export function decideReturn(db: Db, number: string, approve: boolean, text: string): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const set: Change = approve ? { state: 'return-approved' } : { state: 'delivered' };
    const order = await change(tx, number, set, isIn(['return-requested']));
    if (!order) return null;
    await tx
      .update(returns)
      .set({ state: approve ? 'approved' : 'refused', decidedAt: sql`now()` })
      .where(eq(returns.number, number));
    const settled = approve ? await settle(tx, order) : order;
    await note(tx, settled, 'merchant', text || (approve ? '' : SAY.event.returnRefused));
    return settled;
  });
}
