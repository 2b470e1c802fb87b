/** Reads orders: one with all its parts, or a page. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Transport } from '../../core/delivery/parcel.ts';
import type { ParcelState } from '../../core/delivery/parcel-states.ts';
import type { Work } from '../../core/merchant/order-work.ts';
import type { OrderState, PaymentState } from '../../core/order/order.ts';
import { SAMPLE_PAYMENT } from '../../core/samples/sample-order.ts';
import type { Db } from '../engine/db.ts';
import { type Ledger, readLedger } from '../payments/ledger.ts';
import { findLastPage, type PageRow } from '../payments/pages.ts';
import { users } from '../schema/accounts.ts';
import { orderEvents, orderLines, orderParcels, orders } from '../schema/orders.ts';
import { matches } from './order-search.ts';
import { isWaitingFor } from './order-work.ts';
import { findParcels, type ParcelRow } from './parcels.ts';
import { type AttachmentRow, listAttachments } from './return-attachments.ts';
import { findReturning, listReturns } from './returns.ts';
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

const ownedBy = ({ id, email }: Owner): SQL | undefined =>
  or(eq(orders.userId, id), email === null ? undefined : eq(orders.emailKey, email.toLowerCase()));

export type OrderFilter = {
  readonly owner?: Owner | undefined;
  readonly state?: readonly OrderState[] | undefined;
  readonly paymentState?: readonly PaymentState[] | undefined;
  /** Orders with a parcel in one of these states that travels in one of these ways. */
  readonly parcelState?: readonly ParcelState[] | undefined;
  readonly transport?: readonly Transport[] | undefined;
  /** Orders that wait for this work. */
  readonly work?: Work | undefined;
  /** See matches(). */
  readonly q?: string | undefined;
  /** ISO dates in India, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

const dayStart = (day: string, later = 0) => new Date(Date.parse(`${day}T00:00:00+05:30`) + later * 86_400_000);

function withParcel(states: readonly ParcelState[] = [], ways: readonly Transport[] = []): SQL | undefined {
  if (states.length + ways.length === 0) return undefined;
  const found = and(
    states.length > 0 ? inArray(orderParcels.state, [...states]) : undefined,
    ways.length > 0 ? inArray(orderParcels.transport, [...ways]) : undefined,
  );
  return sql`exists (select 1 from ${orderParcels} where ${orderParcels.number} = ${orders.number} and ${found})`;
}

function conditionOf(filter: OrderFilter): SQL | undefined {
  const { owner, work, state, paymentState, q, from, to } = filter;
  return and(
    owner && ownedBy(owner),
    state && state.length > 0 ? inArray(orders.state, [...state]) : undefined,
    paymentState && paymentState.length > 0 ? inArray(orders.paymentState, [...paymentState]) : undefined,
    withParcel(filter.parcelState, filter.transport),
    work && isWaitingFor(work),
    matches(q ?? ''),
    from ? gte(orders.placedAt, dayStart(from)) : undefined,
    to ? lt(orders.placedAt, dayStart(to, 1)) : undefined,
  );
}

/** What lists show of a parcel. */
export type ListedParcel = Pick<ParcelRow, 'number' | 'parcel' | 'state' | 'transport'>;

export type OrderPage = {
  readonly rows: readonly {
    readonly order: OrderRow;
    readonly lines: readonly LineRow[];
    readonly parcels: readonly ListedParcel[];
    /** A return waits for a decision. */
    readonly returning: boolean;
  }[];
  readonly total: number;
};

/** Newest first. */
export async function findOrders(db: Db, filter: OrderFilter, page: number, pageSize: number): Promise<OrderPage> {
  const condition = conditionOf(filter);
  const [found, [counted]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(condition)
      .orderBy(desc(orders.placedAt), asc(orders.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(orders).where(condition),
  ]);
  return { rows: await withParts(db, found), total: counted?.total ?? 0 };
}

async function withParts(db: Db, found: readonly OrderRow[]): Promise<OrderPage['rows']> {
  if (found.length === 0) return [];
  const numbers = found.map(({ number }) => number);
  const { number, parcel, state, transport } = orderParcels;
  const [lines, parcels, returning] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.number, numbers)).orderBy(asc(orderLines.position)),
    db
      .select({ number, parcel, state, transport })
      .from(orderParcels)
      .where(inArray(number, numbers))
      .orderBy(asc(parcel)),
    findReturning(db, numbers),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.number);
  const parcelsOf = Map.groupBy(parcels, (one) => one.number);
  return found.map((order) => ({
    order,
    lines: linesOf.get(order.number) ?? [],
    parcels: parcelsOf.get(order.number) ?? [],
    returning: returning.has(order.number),
  }));
}

/** Returns the orders with these numbers, in the order of the numbers; unknown ones are missing. */
export async function findOrdersOf(db: Db, numbers: readonly string[]): Promise<OrderPage['rows']> {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.number, [...numbers]));
  const sorted = numbers.flatMap((number) => found.filter((order) => order.number === number));
  return withParts(db, sorted);
}

/** Identifies purchases: one order, or all orders of an owner. */
export type Buyer = { readonly number: string } | Owner;

/** Returns the buyer's newest delivered order with a product, or null. A sample of it is not a purchase. */
export async function findDelivered(db: Db, buyer: Buyer, productId: string): Promise<OrderRow | null> {
  const own = 'number' in buyer ? eq(orders.number, buyer.number) : ownedBy(buyer);
  const [row] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.number, orders.number))
    .where(
      and(own, eq(orderLines.productId, productId), isNotNull(orders.deliveredAt), ne(orders.payment, SAMPLE_PAYMENT)),
    )
    .orderBy(desc(orders.deliveredAt))
    .limit(1);
  return row?.order ?? null;
}
