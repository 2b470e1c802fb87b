/** Moves of parcels: packed, shipped, ready at a store, delivered. The order's state, invoice and money follow. */
import { and, eq, sql } from 'drizzle-orm';
import { canMoveParcel, orderStateOf, type ParcelStep, stepOfAll } from '../../core/delivery/parcel-states.ts';
import { ORDER_COPY as SAY } from '../../core/order/copy.ts';
import { isFunded, isOnTheWay } from '../../core/order/order.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { publishOrder } from '../events/publish.ts';
import { lockOrder, readBalance } from '../payments/ledger.ts';
import { recordPayment } from '../payments/ledger-entries.ts';
import { settle } from '../payments/settle.ts';
import { orderParcels } from '../schema/parcels.ts';
import { nextInvoice } from './invoices.ts';
import { addEvent, type Change, change } from './order-change.ts';
import { findParcels, type ParcelRow } from './parcels.ts';
import { listReturns } from './returns.ts';
import type { OrderRow } from './rows.ts';

/**
 * What the merchant adds to a move: a note; for shipping the carrier, its number of the parcel, and the page that tracks
 * it. '' for none.
 */
export type MoveNote = {
  readonly note: string;
  readonly parcel: string;
  readonly carrier?: string | undefined;
  readonly track?: string | undefined;
  /** Of a parcel that is ready: the opening hours of its store, one line each. */
  readonly hours?: readonly string[] | undefined;
};

const MOMENT = { packed: 'packedAt', shipped: 'shippedAt', ready: 'shippedAt', delivered: 'deliveredAt' } as const;

async function writeStep(
  tx: Db,
  { number, parcel }: ParcelRow,
  to: ParcelStep,
  { parcel: tracking, carrier = '' }: MoveNote,
) {
  const sent = to === 'shipped' && { carrier: carrier || null, tracking: tracking || null };
  await tx
    .update(orderParcels)
    .set({ state: to, [MOMENT[to]]: sql`now()`, ...sent })
    .where(and(eq(orderParcels.number, number), eq(orderParcels.parcel, parcel)));
}

/** Sets the order's state. The first packed parcel issues the invoice, except of samples; with the last delivered one, cash has been received. */
async function follow(
  tx: Db,
  before: OrderRow,
  state: NonNullable<ReturnType<typeof orderStateOf>>,
): Promise<OrderRow> {
  const set: Change = { state, expiresAt: null };
  if (state === 'delivered') Object.assign(set, { deliveredAt: sql`now()`, paymentState: 'paid' });
  if (before.invoiceNumber === null && !isSampleOrder(before))
    Object.assign(set, { invoiceNumber: await nextInvoice(tx), invoicedAt: sql`now()` });
  const moved = (await change(tx, before.number, set, undefined)) ?? before;
  if (before.paymentState === 'due' && moved.paymentState === 'paid') {
    const { due } = await readBalance(tx, moved);
    if (due > 0) await recordPayment(tx, moved, '', due, true);
  }
  return moved;
}

/** Of an order that has arrived while pieces of an earlier parcel were being returned, the state follows from these returns. */
async function followReturns(tx: Db, order: OrderRow): Promise<OrderRow> {
  if ((await listReturns(tx, order.number)).length === 0) return order;
  const settled = await settle(tx, order);
  if (settled.state !== order.state) await addEvent(tx, settled, 'shop', '');
  return settled;
}

/** What the timeline says: which parcels, when they are not all of the order, and what the merchant wrote. */
function entryOf(all: readonly ParcelRow[], moving: ReadonlyMap<number, ParcelStep>, words: MoveNote): string {
  const [to] = moving.values();
  const part = [...moving.keys()].join(', ');
  const which = moving.size < all.length && to ? SAY.event.parcel[to](part, all.length) : '';
  const ready = to === 'ready' && !which ? SAY.event.ready : '';
  const sent = to === 'shipped' && words.carrier ? SAY.event.sentWith(words.carrier) : '';
  const tracking = words.parcel && SAY.event.tracking(words.parcel);
  return [which, ready, words.note, sent, tracking].filter(Boolean).join(' ');
}

/** Moves parcels of a locked order by their numbers. Returns null when order or parcels do not allow it. */
async function step(
  tx: Db,
  before: OrderRow,
  all: readonly ParcelRow[],
  moving: ReadonlyMap<number, ParcelStep>,
  words: MoveNote,
): Promise<OrderRow | null> {
  if (!isOnTheWay(before.state) || !isFunded(before) || moving.size === 0) return null;
  const parcels = all.map((parcel) => ({ parcel, to: moving.get(parcel.parcel) }));
  const chosen = parcels.flatMap(({ parcel, to }) => (to ? [{ parcel, to }] : []));
  if (chosen.some(({ parcel, to }) => !canMoveParcel(parcel, to))) return null;
  for (const { parcel, to } of chosen) await writeStep(tx, parcel, to, words);
  const state = orderStateOf(parcels.map(({ parcel, to }) => to ?? parcel.state));
  if (!state) return null;
  const moved = await follow(tx, before, state);
  await addEvent(tx, moved, 'merchant', entryOf(all, moving, words));
  const { note, parcel: tracking, carrier = '', track = '' } = words;
  for (const { parcel, to } of chosen) {
    const { lines, store, transport } = parcel;
    await publishOrder(tx, `parcel.${to}`, moved, {
      ...{ note, parcel: parcel.parcel, parcels: all.length, transport, store },
      ...{ carrier: parcel.carrier ?? '', tracking: parcel.tracking ?? '', track: '' },
      ...(to === 'shipped' && { carrier, tracking, track }),
      ...(to === 'ready' && { hours: words.hours ?? [] }),
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    });
  }
  if (state !== before.state)
    await publishOrder(tx, `order.${state}`, moved, {
      note,
      ...(state === 'shipped' && { parcel: tracking, carrier, track }),
    });
  return state === 'delivered' ? followReturns(tx, moved) : moved;
}

/** Moves one parcel. Returns null for an unknown one, or when it or its order does not allow the move. */
export function moveParcel(
  db: Db,
  number: string,
  parcel: number,
  to: ParcelStep,
  words: MoveNote,
): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    const all = order ? await findParcels(tx, number) : [];
    const known = all.some((one) => one.parcel === parcel);
    return order && known ? step(tx, order, all, new Map([[parcel, to]]), words) : null;
  });
}

/** Moves all open parcels of an order. Returns null when one of them, or the order, does not allow it. */
export function moveAllParcels(
  db: Db,
  number: string,
  to: 'packed' | 'shipped' | 'delivered',
  words: MoveNote,
): Promise<OrderRow | null> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, number);
    const all = order ? await findParcels(tx, number) : [];
    const open = all.filter(({ state }) => state !== 'cancelled');
    const steps = stepOfAll(all, to);
    if (!order || !steps) return null;
    return step(tx, order, all, new Map(open.map(({ parcel }, index) => [parcel, steps[index] ?? to])), words);
  });
}
