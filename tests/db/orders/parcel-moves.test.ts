/** Orders in several parcels: random edits, cancellations and moves keep stock, stores, windows and money right. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARCEL_STEPS, parcelSteps } from '../../../src/core/delivery/parcel-states.ts';
import type { Db } from '../../../src/db/engine/db.ts';
import { planEdit } from '../../../src/db/orders/edit-plan.ts';
import { editOrder } from '../../../src/db/orders/order-edit.ts';
import { advance, cancel, expireOrders } from '../../../src/db/orders/order-moves.ts';
import { findLines, findOrder } from '../../../src/db/orders/orders.ts';
import { moveParcel } from '../../../src/db/orders/parcel-moves.ts';
import { findParcels } from '../../../src/db/orders/parcels.ts';
import { cancelPart, planPartCancel } from '../../../src/db/orders/part-cancel.ts';
import type { OrderRow } from '../../../src/db/orders/rows.ts';
import { ifSeen } from '../../../src/db/orders/seen-order.ts';
import { readBalance } from '../../../src/db/payments/ledger.ts';
import { confirmPayment } from '../../../src/db/payments/payment-moves.ts';
import { events } from '../../../src/db/schema/events.ts';
import { orderEvents } from '../../../src/db/schema/order-history.ts';
import type { Wanted } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type Engine, type OpenShop, openShop } from '../../support/open-shop.ts';
import { checkOrder, checkSlots, piecesOf, storePiecesOf } from '../../support/order-audit.ts';
import { type Placing, placeParcels, RULES, STORE } from '../../support/placed-parcels.ts';
import { randomFrom } from '../../support/random-carts.ts';
import { runs } from '../../support/runs.ts';
import { smallContent } from '../../support/small-content.ts';

/** PostgreSQL runs the same statements. */
const ORDERS: Record<Engine, number> = { pglite: runs(20, 60), postgres: runs(20, 30) };
const STEPS = 8;
const NONE = { note: '', parcel: '' };
const terms = { takes: (amount: number) => amount > 0, rules: RULES };
const SLOT = { zone: 'city', day: '2026-12-01', window: 'morning', capacity: 500 };
/** Two ready days: STK-1 is made in four weeks. */
const BOTH: Wanted[] = [
  { sku: 'HRN-1', quantity: 2 },
  { sku: 'STK-1', quantity: 3 },
];

const orderNow = async (db: Db, number: string) => (await findOrder(db, number)) as OrderRow;
const expected = (error: unknown) => {
  if (!(error instanceof Error && error.name === 'DomainError')) throw error;
  return null;
};

async function start(db: Db): Promise<void> {
  await clearTables(
    db,
    'orders',
    'order_keys',
    'coupons',
    'payment_events',
    'invoice_series',
    'delivery_slots',
    'store_stock',
  );
  await db.execute(sql`update variants set stock = 900, lead_weeks = case sku when 'STK-1' then 4 end,
    price = case sku when 'SHL-1' then 33333 else 499000 end`);
  await db.execute(
    sql`insert into store_stock (store, sku, stock) values (${STORE.slug}, 'HRN-1', 40), (${STORE.slug}, 'SHL-1', 25)`,
  );
  await db.execute(sql`insert into coupons (code, percent, amount, min_subtotal, max_discount, uses, used) values
    ('TEN', 10, null, 1000000, 777777, null, 0)`);
}

async function placed(db: Db, placing: Placing): Promise<string> {
  const { number, state } = await placeParcels(db, placing);
  expect(state).toBe('placed');
  return number;
}

/** Placed, paid and confirmed. */
async function paid(db: Db, placing: Placing): Promise<string> {
  const number = await placed(db, placing);
  await confirmPayment(db, number, '', (await orderNow(db, number)).total);
  return number;
}

const statesOf = async (db: Db, number: string) => (await findParcels(db, number)).map(({ state }) => state);
const typesOf = async (db: Db, number: string) =>
  (await db.select().from(events).orderBy(events.position))
    .filter(({ subject }) => subject === number)
    .map(({ type }) => type);

describe.each(ENGINES)('parcels on %s', (engine: Engine) => {
  let shop: OpenShop;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
    db = shop.database.db;
    await start(db);
  });
  afterAll(() => shop.close());

  it('carry the order from its first packed to its last delivered parcel', async () => {
    const number = await paid(db, { lines: BOTH, terms: { split: true } });
    expect(await statesOf(db, number)).toEqual(['waiting', 'waiting']);
    const stateAfter = async (parcel: number, to: (typeof PARCEL_STEPS)[number]) => {
      const words = { note: '', carrier: 'Blue Dart', parcel: 'BD 1', track: 'https://carrier.example/1' };
      const moved = await moveParcel(db, number, parcel, to, to === 'shipped' ? words : NONE);
      if (moved) await checkOrder(db, moved);
      return moved?.state ?? null;
    };
    expect(await stateAfter(1, 'shipped')).toBeNull();
    expect(await stateAfter(1, 'packed')).toBe('packed');
    const { invoiceNumber } = await orderNow(db, number);
    expect(await stateAfter(1, 'shipped')).toBe('shipped');
    expect(await stateAfter(1, 'ready')).toBeNull();
    expect(await stateAfter(2, 'packed')).toBe('shipped');
    expect(await stateAfter(1, 'delivered')).toBe('shipped');
    expect((await orderNow(db, number)).deliveredAt).toBeNull();
    expect(await stateAfter(2, 'shipped')).toBe('shipped');
    expect(await stateAfter(2, 'delivered')).toBe('delivered');
    expect((await orderNow(db, number)).invoiceNumber).toBe(invoiceNumber);
    expect((await typesOf(db, number)).slice(-9)).toEqual([
      ...['parcel.packed', 'order.packed', 'parcel.shipped', 'order.shipped', 'parcel.packed'],
      ...['parcel.delivered', 'parcel.shipped', 'parcel.delivered', 'order.delivered'],
    ]);
    const notes = await db.select().from(orderEvents).where(sql`number = ${number}`).orderBy(orderEvents.id);
    expect(notes.map(({ note }) => note)).toEqual(
      expect.arrayContaining([
        'Parcel 1 of 2 packed.',
        'Parcel 1 of 2 shipped. Sent with Blue Dart. Parcel number BD 1.',
        'Parcel 2 of 2 delivered.',
      ]),
    );
  });

  it('receive the cash of an order when the last one is delivered', async () => {
    const number = await placed(db, { lines: BOTH, payment: 'cod', terms: { split: true } });
    await advance(db, number, 'confirmed', NONE);
    await advance(db, number, 'packed', NONE);
    await advance(db, number, 'shipped', NONE);
    const first = await moveParcel(db, number, 1, 'delivered', NONE);
    expect([first?.state, first?.paymentState]).toEqual(['shipped', 'due']);
    const last = await moveParcel(db, number, 2, 'delivered', NONE);
    expect([last?.state, last?.paymentState]).toEqual(['delivered', 'paid']);
    const { received } = await readBalance(db, last as OrderRow);
    expect(received).toBe(last?.total);
  });

  it('move together only when all of them can', async () => {
    const number = await paid(db, { lines: BOTH, terms: { split: true } });
    await moveParcel(db, number, 2, 'packed', NONE);
    expect(await advance(db, number, 'packed', NONE)).toBeNull();
    expect(await advance(db, number, 'shipped', NONE)).toBeNull();
    expect(await statesOf(db, number)).toEqual(['waiting', 'packed']);
  });

  it('are not packed before the order is paid', async () => {
    const number = await placed(db, { lines: BOTH, terms: { split: true } });
    expect(await moveParcel(db, number, 1, 'packed', NONE)).toBeNull();
    expect(await moveParcel(db, number, 3, 'packed', NONE)).toBeNull();
  });

  it('for a store are ready before they are handed over', async () => {
    const number = await paid(db, { lines: BOTH, terms: { store: STORE.slug } });
    await moveParcel(db, number, 1, 'packed', NONE);
    expect(await moveParcel(db, number, 1, 'delivered', NONE)).toBeNull();
    expect((await moveParcel(db, number, 1, 'ready', NONE))?.state).toBe('shipped');
    expect((await moveParcel(db, number, 1, 'delivered', NONE))?.state).toBe('delivered');
    await checkOrder(db, await orderNow(db, number));
  });

  it('moved by two people at once are moved by one of them', async () => {
    const number = await paid(db, { lines: BOTH, terms: { split: true } });
    const entries = await db.$count(orderEvents, sql`number = ${number}`);
    const seen = { state: 'confirmed', entries } as const;
    const move = (parcel: number) =>
      ifSeen(db, number, seen, 'moved', (tx) => moveParcel(tx, number, parcel, 'packed', NONE)).catch(expected);
    const results = await Promise.all([move(1), move(2), move(1)]);
    expect(results.filter((order) => order !== null)).toHaveLength(1);
    expect((await statesOf(db, number)).filter((state) => state === 'packed')).toHaveLength(1);
  });

  it('moved by two people at once are both moved without the check (control)', async () => {
    const number = await paid(db, { lines: BOTH, terms: { split: true } });
    await Promise.all([1, 2].map((parcel) => moveParcel(db, number, parcel, 'packed', NONE)));
    expect(await statesOf(db, number)).toEqual(['packed', 'packed']);
  });

  it('lose pieces for which a part of the order is cancelled, for the amount that was shown', async () => {
    const number = await paid(db, { lines: BOTH, terms: { split: true } });
    const order = await orderNow(db, number);
    const cancelled = [{ sku: 'STK-1', quantity: 3 }];
    const { plan, back, problem } = await planPartCancel(db, order, cancelled, terms);
    expect([problem, back]).toEqual([null, order.total - plan.quote.total]);
    const asked = { total: plan.quote.total, terms, holdMinutes: null };
    const wrong = cancelPart(db, order, cancelled, { ...asked, total: asked.total + 1 });
    await expect(wrong).rejects.toMatchObject({ kind: 'conflict' });
    const changed = await cancelPart(db, order, cancelled, asked);
    await checkOrder(db, changed as OrderRow);
    expect((await readBalance(db, changed as OrderRow)).owed).toBe(back);
    expect((await findLines(db, number)).map(({ sku }) => sku)).toEqual(['HRN-1']);
    const last = await db.select().from(orderEvents).where(sql`number = ${number} and actor = 'shopper'`);
    expect(last.at(-1)?.note).toContain('Removed: 3 ×');
    // The same request again: those pieces are gone.
    await expect(cancelPart(db, order, cancelled, asked)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('are cancelled in part only while none is packed, and while something stays', async () => {
    const number = await paid(db, { lines: BOTH, terms: { split: true } });
    const order = await orderNow(db, number);
    await expect(planPartCancel(db, order, BOTH, terms)).rejects.toMatchObject({ kind: 'invalid' });
    await moveParcel(db, number, 1, 'packed', NONE);
    const packed = await orderNow(db, number);
    const cancelled = [{ sku: 'STK-1', quantity: 1 }];
    const { plan, problem } = await planPartCancel(db, packed, cancelled, terms);
    expect(problem).toContain('packed');
    const saved = cancelPart(db, packed, cancelled, { total: plan.quote.total, terms, holdMinutes: null });
    await expect(saved).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('say so when a coupon or free delivery ends with cancelled pieces', async () => {
    const lines = [
      { sku: 'HRN-1', quantity: 2 },
      { sku: 'SHL-1', quantity: 3 },
    ];
    const number = await paid(db, { lines, coupon: 'TEN' });
    const order = await orderNow(db, number);
    const { plan, problem } = await planPartCancel(db, order, [{ sku: 'SHL-1', quantity: 3 }], terms);
    expect(plan.said.join(' ')).toContain('TEN no longer applies');
    expect(problem).toContain('more');
  });

  it(`agree with stock, stores, windows and money over ${ORDERS[engine]} random orders`, async () => {
    await start(db);
    const [pieces, kept] = [await piecesOf(db), await storePiecesOf(db)];
    const random = randomFrom(20_261_126);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const one = <T>(...choices: readonly T[]) => choices[upTo(choices.length - 1)] as T;
    const chance = (share: number) => random() < share;
    const cart = (): Wanted[] => {
      const lines = ['HRN-1', 'STK-1', 'SHL-1']
        .filter(() => chance(0.6))
        .map((sku) => ({ sku, quantity: 1 + upTo(3) }));
      return lines.length > 0 ? lines : [{ sku: 'HRN-1', quantity: 1 + upTo(3) }];
    };
    const met = new Set<string>();
    for (let at = 0; at < ORDERS[engine]; at++) {
      const store = chance(0.3) ? STORE.slug : null;
      const number = await placed(db, {
        ...{ lines: cart(), payment: one('upi', 'cod'), coupon: one(undefined, 'TEN') },
        ...{ terms: { store, split: chance(0.6) }, slot: store === null && chance(0.5) ? SLOT : null, minutes: 60 },
      });
      for (let round = 0; round < STEPS; round++) {
        const order = await orderNow(db, number);
        const parcels = await findParcels(db, number);
        const chosen = one(...parcels);
        const parcel = chosen?.parcel ?? 1;
        // Mostly moves that are allowed: others seldom lead to a delivered order.
        const allowed = chosen ? parcelSteps(chosen) : [];
        const step = chance(0.7) && allowed.length > 0 ? one(...allowed) : one(...PARCEL_STEPS);
        const did = one('pay', 'confirm', 'edit', 'part', 'cancel', 'expire', 'move', 'move', 'move', 'move', 'all');
        if (did === 'pay' && order.payment !== 'cod' && order.paymentState === 'due')
          await confirmPayment(db, number, '', (await readBalance(db, order)).due);
        if (did === 'confirm') await advance(db, number, 'confirmed', NONE);
        if (did === 'edit') {
          const lines = cart();
          const { quote } = await planEdit(db, order, { lines }, terms);
          const editing = { edit: { lines }, total: quote.total, terms, holdMinutes: 60, userId: null, name: 'Meera' };
          await editOrder(db, number, editing).catch(expected);
        }
        if (did === 'part') {
          const line = one(...(await findLines(db, number)));
          const cancelled = line ? [{ sku: line.sku, quantity: 1 + upTo(line.quantity - 1) }] : [];
          const plan = await planPartCancel(db, order, cancelled, terms).catch(expected);
          const asked = plan && { total: plan.plan.quote.total, terms, holdMinutes: 60 };
          if (asked && (await cancelPart(db, order, cancelled, asked).catch(expected))) met.add('part');
        }
        if (did === 'cancel' && chance(0.3)) await cancel(db, number, 'shopper');
        if (did === 'expire' && chance(0.3)) {
          await db.execute(sql`update orders set expires_at = now() - interval '1 minute'
            where number = ${number} and expires_at is not null`);
          await expireOrders(db);
        }
        if (did === 'move') await moveParcel(db, number, parcel, step, NONE);
        if (did === 'all') await advance(db, number, one('packed', 'shipped', 'delivered'), NONE);
        const now = await orderNow(db, number);
        met.add(now.state);
        await checkOrder(db, now);
      }
      await checkSlots(db);
    }
    expect(await piecesOf(db)).toEqual(pieces);
    expect(await storePiecesOf(db)).toEqual(kept);
    expect([...met]).toEqual(
      expect.arrayContaining(['part', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled']),
    );
  }, 600_000);

  /** Runs work on the database and undoes it. */
  async function undone(work: (tx: Db) => Promise<void>): Promise<void> {
    class Undo extends Error {}
    const done = db.transaction(async (tx) => {
      await work(tx as unknown as Db);
      throw new Undo();
    });
    await expect(done).rejects.toBeInstanceOf(Undo);
  }

  it.each(['cancel', 'edit'] as const)(
    'keep what they hold without release_parcels(), on %s (control)',
    async (kind) => {
      const booked = await placed(db, { lines: BOTH, slot: SLOT });
      const collected = await placed(db, { lines: BOTH, terms: { store: STORE.slug } });
      const kept = await storePiecesOf(db);
      const part = [{ sku: 'HRN-1', quantity: 2 }];
      async function give(tx: Db, number: string): Promise<void> {
        if (kind === 'cancel') return void (await cancel(tx, number, 'shopper'));
        const order = await orderNow(tx, number);
        const { plan } = await planPartCancel(tx, order, part, terms);
        await cancelPart(tx, order, part, { total: plan.quote.total, terms, holdMinutes: null });
      }
      await undone(async (tx) => {
        for (const number of [booked, collected]) await give(tx, number);
        await checkSlots(tx);
        expect(await storePiecesOf(tx)).toEqual(kept);
      });
      await undone(async (tx) => {
        await tx.execute(
          sql.raw(`create or replace function release_parcels(p_number text) returns void language plpgsql as
        $$ begin end $$`),
        );
        for (const number of [booked, collected]) await give(tx, number);
        await expect(checkSlots(tx)).rejects.toThrow();
        expect(await storePiecesOf(tx)).not.toEqual(kept);
      });
    },
  );
});
