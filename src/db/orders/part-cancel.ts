/** The shopper cancels pieces of an order that is not packed yet: an edit of the order, made by its buyer. */
import type { WantedLine } from '../../core/checkout/offer.ts';
import { ORDER_COPY } from '../../core/order/copy.ts';
import { isEditable } from '../../core/order/order.ts';
import { linesLeft } from '../../core/order/part-cancel.ts';
import { SAMPLE_COPY } from '../../core/samples/copy.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { Db } from '../engine/db.ts';
import { type EditPlan, type EditTerms, planEdit } from './edit-plan.ts';
import { editOrder } from './order-edit.ts';
import { findLines } from './orders.ts';
import type { OrderRow } from './rows.ts';

const SAY = ORDER_COPY.part;

/** back: what goes back. problem: why it cannot be done, in words for the shopper. */
export type PartCancel = { readonly plan: EditPlan; readonly back: number; readonly problem: string | null };

/** The words of edits are the merchant's. */
function problemOf(order: OrderRow, { quote, problem }: EditPlan): string | null {
  if (!isEditable(order.state)) return order.state === 'cancelled' ? SAY.ended : SAY.packed;
  if (isSampleOrder(order)) return SAMPLE_COPY.notEdited;
  if (quote.total > order.total) return SAY.dearer(exactMoney(quote.total - order.total));
  if (quote.total === 0) return SAY.everything;
  if (problem === null) return null;
  return order.paymentState === 'claimed' ? SAY.claimed : SAY.refunding;
}

/** Throws DomainError 'invalid' for pieces that are not in the order, or when nothing would stay. */
async function keptLines(db: Db, { number }: OrderRow, cancelled: readonly WantedLine[]): Promise<WantedLine[]> {
  const left = linesLeft(await findLines(db, number), cancelled);
  if (!left) throw new DomainError('invalid', SAY.everything);
  return left;
}

/** What it comes to. Writes nothing. */
export async function planPartCancel(
  db: Db,
  order: OrderRow,
  cancelled: readonly WantedLine[],
  terms: EditTerms,
): Promise<PartCancel> {
  const plan = await planEdit(db, order, { lines: await keptLines(db, order, cancelled) }, terms);
  const back = Math.max(0, plan.money.owed - plan.before.owed);
  return { plan, back, problem: problemOf(order, plan) };
}

/**
 * Cancels pieces for the total that the shopper was shown. Throws DomainError 'conflict' when it is another one by now, or
 * when the order does not allow it any more. Returns null for an unknown order.
 */
export async function cancelPart(
  db: Db,
  order: OrderRow,
  cancelled: readonly WantedLine[],
  asked: { readonly total: number; readonly terms: EditTerms; readonly holdMinutes: number | null },
): Promise<OrderRow | null> {
  const lines = await keptLines(db, order, cancelled);
  return editOrder(db, order.number, {
    ...asked,
    edit: { lines },
    from: await findLines(db, order.number),
    check: problemOf,
    actor: 'shopper',
    userId: null,
    name: '',
  });
}
