/**
 * Returns: requested by the shopper, decided by the merchant one by one. All changes lock the order's row first, so that no
 * piece is in two returns and amounts add up.
 */
import { and, eq, sql } from 'drizzle-orm';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { ATTACHMENT_COPY } from '../../core/order/return-attachments-copy.ts';
import { returnFault } from '../../core/order/returnable.ts';
import { isAgreed, type ReturnFault, type ReturnRequest, refundOf } from '../../core/order/returns.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { lockOrder } from '../payments/ledger.ts';
import { settle } from '../payments/settle.ts';
import { returns } from '../schema/returns.ts';
import { addEvent } from './order-change.ts';
import { findLines } from './orders.ts';
import { findParcels } from './parcels.ts';
import { attachToReturn } from './return-attachments.ts';
import { listReturns } from './returns.ts';
import type { OrderRow, ReturnRow } from './rows.ts';

/** The parts of an order that decide about its returns. */
export async function readSent(db: Db, order: OrderRow) {
  const [lines, parcels] = [await findLines(db, order.number), await findParcels(db, order.number)];
  return { deliveredAt: order.deliveredAt, shipping: order.shipping, lines, parcels };
}

const agreedOf = (rows: readonly ReturnRow[]) => rows.filter(isAgreed);

/** The state says it where it has changed; of an order on its way, or of a second return, the entry needs words. */
const entryOf = (before: OrderRow, after: OrderRow, note: string, words: string) =>
  [before.state === after.state ? words : '', note].filter(Boolean).join(' ');

export type AskedReturn = ReturnRequest & {
  readonly note: string;
  readonly evidence: readonly string[];
  /** Ids of uploaded files. */
  readonly files: readonly string[];
};

/** Returns the order, or why these pieces cannot be returned. Throws DomainError 'conflict' when a file is missing. */
export function requestReturn(
  db: Db,
  number: string,
  { files, ...asked }: AskedReturn,
  now = new Date(),
): Promise<OrderRow | ReturnFault> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    if (!order) return 'not-bought';
    const [sent, earlier] = [await readSent(tx, order), await listReturns(tx, number)];
    const fault = returnFault(sent, earlier, asked, now);
    if (fault) return fault;
    const position = (earlier.at(-1)?.position ?? 0) + 1;
    if ((await attachToReturn(tx, number, position, files)) < files.length)
      throw new DomainError('conflict', ATTACHMENT_COPY.gone);
    const amount = refundOf(sent, agreedOf(earlier), asked);
    const row = { ...asked, lines: [...asked.lines], evidence: [...asked.evidence], amount };
    await tx.insert(returns).values({ number, position, ...row });
    const settled = await settle(tx, order);
    await addEvent(tx, settled, 'shopper', entryOf(order, settled, asked.note, SAY.event.returnRequested));
    const { reason, note } = asked;
    await publishOrder(tx, 'return.requested', settled, { reason, note, amount, position });
    return settled;
  });
}

/** What the others that wait would come to now: the last piece of a parcel brings back what its delivery cost. */
async function priceWaiting(tx: Db, order: OrderRow): Promise<void> {
  const rows = await listReturns(tx, order.number);
  const waiting = rows.filter(({ state }) => state === 'requested');
  if (waiting.length === 0) return;
  const sent = await readSent(tx, order);
  for (const row of waiting)
    await tx
      .update(returns)
      .set({ amount: refundOf(sent, agreedOf(rows), row) })
      .where(and(eq(returns.number, row.number), eq(returns.position, row.position)));
}

/**
 * Decides a return that waits; without a position the order's only one. Approval makes its amount due, or of cash that is
 * still to be paid takes it off. Returns null when there is none, or several without a position.
 */
export function decideReturn(
  db: Db,
  number: string,
  approve: boolean,
  text: string,
  position?: number,
): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    if (!order) return null;
    const rows = await listReturns(tx, number);
    const waiting = rows.filter((row) => row.state === 'requested' && (position ?? row.position) === row.position);
    const [row] = waiting;
    if (!row || waiting.length > 1) return null;
    const amount = approve ? refundOf(await readSent(tx, order), agreedOf(rows), row) : row.amount;
    await tx
      .update(returns)
      .set({ state: approve ? 'approved' : 'refused', amount, decidedAt: sql`now()` })
      .where(and(eq(returns.number, number), eq(returns.position, row.position)));
    if (approve) await priceWaiting(tx, order);
    const settled = await settle(tx, order);
    const words = approve ? entryOf(order, settled, text, SAY.event.returnApproved) : text || SAY.event.returnRefused;
    await addEvent(tx, settled, 'merchant', words);
    const { reason } = row;
    const data = { reason, note: text, amount, position: row.position };
    await publishOrder(tx, approve ? 'return.approved' : 'return.refused', settled, data);
    return settled;
  });
}
