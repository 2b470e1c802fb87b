/** Reads one order with all its parts. */
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../engine/db.ts';
import { type Ledger, readLedger } from '../payments/ledger.ts';
import { findLastPage, type PageRow } from '../payments/pages.ts';
import { users } from '../schema/accounts.ts';
import { orderEvents } from '../schema/order-history.ts';
import { orderLines } from '../schema/order-lines.ts';
import { orders } from '../schema/orders.ts';
import { findParcels, type ParcelRow } from './parcels.ts';
import { type AttachmentRow, listAttachments } from './return-attachments.ts';
import { listReturns } from './returns.ts';
import type { EventRow, LineRow, OrderRow, ReturnRow } from './rows.ts';

export type WholeOrder = {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly parcels: readonly ParcelRow[];
  readonly events: readonly EventRow[];
  /** Oldest first. */
  readonly returned: readonly ReturnRow[];
  /** Photos and videos attached to the returns. */
  readonly files: readonly AttachmentRow[];
  /** Payments and refunds. */
  readonly ledger: Ledger;
  /** The newest page at a gateway; null: none. */
  readonly page: PageRow | null;
};

/** Returns an order by number, in any spelling. */
export async function findOrder(db: Db, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number.trim().toUpperCase()));
  return row ?? null;
}

/** True when the order's account has verified the order's email address. */
export async function isVerifiedOrder(db: Db, { userId, emailKey }: OrderRow): Promise<boolean> {
  if (userId === null) return false;
  const own = and(eq(users.id, userId), eq(users.emailVerified, true), eq(sql`lower(${users.email})`, emailKey));
  return (await db.$count(users, own)) > 0;
}

export function findLines(db: Db, number: string): Promise<LineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.number, number)).orderBy(asc(orderLines.position));
}

/** Returns all parts of an order. */
export async function wholeOrder(db: Db, order: OrderRow): Promise<WholeOrder> {
  const { number } = order;
  const [lines, parcels, events, returned, files, ledger, page] = await Promise.all([
    findLines(db, number),
    findParcels(db, number),
    db.select().from(orderEvents).where(eq(orderEvents.number, number)).orderBy(asc(orderEvents.id)),
    listReturns(db, number),
    listAttachments(db, number),
    readLedger(db, number),
    findLastPage(db, number),
  ]);
  return { order, lines, parcels, events, returned, files, ledger, page };
}

/** An account and its verified address (null: none). Guest orders with that address belong to it too. */
export type Owner = { readonly id: string; readonly email: string | null };

export const ownedBy = ({ id, email }: Owner): SQL | undefined =>
  or(eq(orders.userId, id), email === null ? undefined : eq(orders.emailKey, email.toLowerCase()));
