/** Finds pages of orders, of an account or for the back office. */
import { and, asc, count, desc, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Transport } from '../../core/delivery/parcel.ts';
import type { ParcelState } from '../../core/delivery/parcel-states.ts';
import type { Work } from '../../core/merchant/order-work.ts';
import type { OrderState, PaymentState } from '../../core/order/order.ts';
import type { Db } from '../engine/db.ts';
import { orderLines } from '../schema/order-lines.ts';
import { orders } from '../schema/orders.ts';
import { orderParcels } from '../schema/parcels.ts';
import { matches } from './order-search.ts';
import { isWaitingFor } from './order-work.ts';
import { type Owner, ownedBy } from './orders.ts';
import type { ParcelRow } from './parcels.ts';
import { findReturning } from './returns.ts';
import type { LineRow, OrderRow } from './rows.ts';

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
