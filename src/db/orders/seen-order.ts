/** Changes an order only as long as it is what the person saw. */

import { eq } from 'drizzle-orm';
import type { Seen } from '../../core/merchant/order-work.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { lockOrder } from '../payments/ledger.ts';
import { orderEvents } from '../schema/order-history.ts';

/** Throws DomainError 'conflict' with the message when the locked order differs from what was seen. */
async function checkSeen(tx: Db, number: string, seen: Seen, message: string): Promise<void> {
  const order = await lockOrder(tx, number);
  if (!order) return;
  const isState = order.state === seen.state;
  const entries = async () => tx.$count(orderEvents, eq(orderEvents.number, number));
  const isSame = isState && (seen.entries === undefined || seen.entries === (await entries()));
  if (!isSame) throw new DomainError('conflict', message);
}

/**
 * Runs a move in the transaction that first locks the order and compares it with what the person saw. Of two people who
 * saw the same, the second is refused. Without seen there is no comparison.
 */
export function ifSeen<T>(
  db: Db,
  number: string,
  seen: Seen | undefined,
  message: string,
  move: (tx: Db) => Promise<T>,
): Promise<T> {
  if (!seen) return move(db);
  return transact(db, async (tx) => {
    await checkSeen(tx, number, seen, message);
    return move(tx);
  });
}
