/** Saves an edit of an order that is not packed yet: stock, lines, totals, money and events in one transaction. */
import { eq, sql } from 'drizzle-orm';
import type { WantedLine } from '../../core/checkout/offer.ts';
import { stockChanges } from '../../core/merchant/order-edit.ts';
import { ORDER_EDIT_COPY as SAY } from '../../core/merchant/order-edit-copy.ts';
import { DomainError } from '../../core/shop/domain-error.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { isAnyOf, lockVariants } from '../catalogue/locks.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { lockOrder } from '../payments/ledger.ts';
import { recheckPage } from '../payments/page-checks.ts';
import { settle } from '../payments/settle.ts';
import { coupons } from '../schema/coupons.ts';
import { orderLines } from '../schema/order-lines.ts';
import { orderAllowances } from '../schema/refunds.ts';
import { variants } from '../schema/variants.ts';
import { type Edit, type EditPlan, type EditTerms, planEdit } from './edit-plan.ts';
import { addEvent, type Change, change } from './order-change.ts';
import { findLines } from './orders.ts';
import { replaceParcels } from './parcels.ts';
import type { OrderRow } from './rows.ts';

export type Editing = {
  readonly edit: Edit;
  /** The new total that the person accepted. */
  readonly total: number;
  /** See planEdit(). */
  readonly terms: EditTerms;
  /** Minutes for which the pieces are held anew when an unpaid order costs something else; null: no limit. */
  readonly holdMinutes: number | null;
  /** Who is named in the timeline; default: the merchant. */
  readonly actor?: 'shopper' | 'merchant';
  /** The lines that the edit was made from; default: not compared. */
  readonly from?: readonly WantedLine[];
  /** Why this person may not save the plan; default: its own problem. */
  readonly check?: (order: OrderRow, plan: EditPlan) => string | null;
  /** Who edits: the account, null for the merchant key, and the name. */
  readonly userId: string | null;
  readonly name: string;
};

async function moveStock(tx: Db, { lines, quote }: EditPlan): Promise<void> {
  for (const [sku, taken] of stockChanges(lines, quote.lines)) {
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${taken}` })
      .where(eq(variants.sku, sku));
  }
}

async function writeLines(tx: Db, number: string, { quote }: EditPlan): Promise<void> {
  await tx.delete(orderLines).where(eq(orderLines.number, number));
  const rows = quote.lines.map(({ tax, ...line }, position) => ({
    ...line,
    number,
    position,
    hsn: tax.hsn,
    gstPercent: tax.percent,
  }));
  await tx.insert(orderLines).values(rows);
}

/**
 * What an edit does to the payment. Nothing accepted yet: the order stays unpaid and asks for the new total. Paid, and the
 * cost rises: the order stays confirmed and asks for the rest, without which it is not packed. Paid, and the cost falls: the
 * difference is owed back. What was asked for before still counts when it arrives (former_due), since the shopper may have
 * paid it already.
 */
function paymentOf(order: OrderRow, { before, money, quote }: EditPlan, holdMinutes: number | null): Change {
  const costs = quote.total !== order.total;
  const waited = order.paymentState === 'due' && before.due > 0;
  const partly = order.paymentState === 'paid' || money.due < quote.total;
  const holds = order.state === 'placed' && order.payment !== 'cod' && order.expiresAt !== null && holdMinutes !== null;
  return {
    ...(costs && waited && money.due !== before.due && { formerDue: [...order.formerDue, before.due] }),
    ...(partly && order.paymentState !== 'claimed' && { paymentState: money.due > 0 ? 'due' : 'paid' }),
    // The rest is reported under a reference of its own.
    ...(partly && order.paymentState === 'paid' && money.due > 0 && { paymentReference: null }),
    ...(costs &&
      holds && {
        expiresAt: sql`greatest(expires_at, now() + make_interval(mins => ${sql.raw(String(holdMinutes))}))`,
      }),
  };
}

/**
 * Returns null for an unknown order. Throws DomainError 'conflict' when the order, the stock or the prices do not allow the
 * edit any more, or its total is not the accepted one. Locks the order, then variants by SKU, as cancellations do.
 */
export function editOrder(db: Db, number: string, editing: Editing): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    if (!order) return null;
    const skus = [...(await findLines(tx, number)), ...editing.edit.lines].map(({ sku }) => sku);
    await lockVariants(tx, isAnyOf(variants.sku, skus));
    const plan = await planEdit(tx, order, editing.edit, editing.terms);
    const { quote, coupon, phone, address, gstin, forgiven, said } = plan;
    const { actor = 'merchant', from, check } = editing;
    if (from && stockChanges(from, plan.lines).size > 0) throw new DomainError('conflict', SAY.linesMoved);
    const problem = check ? check(order, plan) : plan.problem;
    if (problem) throw new DomainError('conflict', problem);
    if (quote.total !== editing.total) throw new DomainError('conflict', SAY.totalMoved(exactMoney(quote.total)));
    await moveStock(tx, plan);
    if (order.coupon !== null && coupon === null)
      await tx
        .update(coupons)
        .set({ used: sql`greatest(${coupons.used} - 1, 0)` })
        .where(eq(coupons.code, order.coupon));
    await writeLines(tx, number, plan);
    await replaceParcels(tx, number, quote.parcels);
    if (forgiven > 0) {
      const { userId, name } = editing;
      await tx.insert(orderAllowances).values({ number, amount: forgiven, reason: SAY.goodwill, userId, name });
    }
    const set: Change = {
      ...{ address, gstin, coupon, subtotal: quote.subtotal, discount: quote.discount, gst: quote.gst },
      ...{ shipping: quote.shipping ?? 0, total: quote.total, contact: { ...order.contact, phone } },
      ...(quote.delivery && { deliveryFrom: quote.delivery.from, deliveryTo: quote.delivery.to }),
      ...paymentOf(order, plan, editing.holdMinutes),
    };
    const changed = await settle(tx, (await change(tx, number, set, undefined)) ?? order);
    const note = said.join(' ');
    await recheckPage(tx, number);
    await addEvent(tx, changed, actor, note);
    await publishOrder(tx, 'order.changed', changed, { note, before: order.total, by: actor });
    return changed;
  });
}
