/** Random edits between payments and refunds, and edits at the same moment as everything else that changes an order. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderInvoice } from '../../../src/api/orders/invoice.ts';
import { createOrderNumber } from '../../../src/api/orders/order-number.ts';
import { quoteFor } from '../../../src/api/orders/quotes.ts';
import { HOME_DELIVERY } from '../../../src/core/delivery/parcel.ts';
import { PLAIN_RULES } from '../../../src/core/delivery/rules.ts';
import type { Seen } from '../../../src/core/merchant/order-work.ts';
import { orderBody } from '../../../src/core/order/order-body.ts';
import { exactMoney } from '../../../src/core/shop/money.ts';
import type { Db } from '../../../src/db/engine/db.ts';
import { planEdit } from '../../../src/db/orders/edit-plan.ts';
import { editOrder } from '../../../src/db/orders/order-edit.ts';
import { advance, cancel } from '../../../src/db/orders/order-moves.ts';
import { findLines, findOrder } from '../../../src/db/orders/orders.ts';
import { findParcels } from '../../../src/db/orders/parcels.ts';
import { placeOrder } from '../../../src/db/orders/place-order.ts';
import type { OrderRow } from '../../../src/db/orders/rows.ts';
import { ifSeen } from '../../../src/db/orders/seen-order.ts';
import { grantAllowance } from '../../../src/db/payments/allowances.ts';
import { readBalance } from '../../../src/db/payments/ledger.ts';
import { applyEvent } from '../../../src/db/payments/payment-events.ts';
import { confirmPayment } from '../../../src/db/payments/payment-moves.ts';
import { closeRefund, openRefunds } from '../../../src/db/payments/refund-moves.ts';
import { orderEvents } from '../../../src/db/schema/order-history.ts';
import { BRAND } from '../../support/brand.ts';
import { ADDRESS, newKey, orderOf } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type Engine, type OpenShop, openShop } from '../../support/open-shop.ts';
import { checkMoney, checkOrder, checkTotals, piecesOf } from '../../support/order-audit.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { randomFrom } from '../../support/random-carts.ts';
import { runs } from '../../support/runs.ts';
import { smallContent } from '../../support/small-content.ts';

const EDITS = runs(160, 2000);
const PER_ORDER = 10;
/** As many orders are packed and their invoices read. */
const INVOICES = 8;
const ROUNDS = runs(30, 100);
const SKUS = ['HRN-1', 'STK-1', 'SHL-1'];
const FAR = { ...ADDRESS, name: '', phone: '', line2: '', city: 'Port Blair', state: 'Andaman and Nicobar Islands' };
const STOCK = 400;

type Wanted = { sku: string; quantity: number };
const terms = { takes: (amount: number) => amount > 0, rules: PLAIN_RULES };

function randomTools(seed: number) {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const one = <T>(...choices: readonly T[]) => choices[upTo(choices.length - 1)] as T;
  const lines = (most = 6): Wanted[] => {
    const chosen = SKUS.filter(() => random() < 0.6).map((sku) => ({ sku, quantity: 1 + upTo(most) }));
    return chosen.length > 0 ? chosen : [{ sku: one(...SKUS), quantity: 1 + upTo(most) }];
  };
  return { one, upTo, lines, chance: (share: number) => random() < share };
}

async function start(db: Db): Promise<void> {
  await clearTables(db, 'orders', 'order_keys', 'coupons', 'payment_events', 'invoice_series');
  await db.execute(sql`update variants set stock = ${STOCK}, price = case sku when 'SHL-1' then 33333 else 499000 end`);
  await db.execute(sql`insert into coupons (code, percent, amount, min_subtotal, max_discount, uses, used) values
    ('TEN', 10, null, 1000000, 777777, null, 0), ('LESS', null, 99999, 300000, null, 5000, 0)`);
}

async function placed(db: Db, lines: Wanted[], payment: string, coupon?: string): Promise<string> {
  const now = new Date();
  const asked = orderBody.required({ address: true }).parse(orderOf(lines, 0, { payment }));
  const { quote, offers } = await quoteFor(
    { db, rules: PLAIN_RULES },
    { lines, pin: ADDRESS.pin, ...(coupon && { coupon }) },
    now,
  );
  const number = createOrderNumber();
  const order = {
    number,
    userId: null,
    request: asked,
    pin: ADDRESS.pin,
    terms: HOME_DELIVERY,
    quote,
    offers,
    placedAt: now,
  };
  const state = await placeOrder(
    db,
    { key: newKey(), owner: '', body: '' },
    { ...order, expiresAt: null, clients: [] },
  );
  expect(state).toBe('placed');
  return number;
}

const orderNow = async (db: Db, number: string) => (await findOrder(db, number)) as OrderRow;

/** Asks for the total of an edit, as a person would. Returns what saves it: why it was refused, null when it was saved. */
async function plan(db: Db, number: string, lines: Wanted[], more: object = {}, seen?: Seen) {
  const asked = { lines, ...more };
  const { quote, problem } = await planEdit(db, await orderNow(db, number), asked, terms);
  const by = { terms, holdMinutes: 60, userId: null, name: 'Meera' };
  const work = (tx: Db) => editOrder(tx, number, { ...by, edit: asked, total: quote.total });
  return () =>
    ifSeen(db, number, seen, 'moved', work).then(
      () => null,
      (error: unknown) => {
        if (!(error instanceof Error && error.name === 'DomainError')) throw error;
        return problem ?? error.message;
      },
    );
}
const edit = async (...asked: Parameters<typeof plan>) => (await plan(...asked))();

async function refundAll(db: Db, number: string): Promise<void> {
  for (const refund of await openRefunds(db, number)) await closeRefund(db, number, refund, newKey());
}

describe.each(ENGINES)('edits of orders on %s', (engine: Engine) => {
  let shop: OpenShop;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
    db = shop.database.db;
  });
  afterAll(() => shop.close());

  it(`keep totals, stock, coupons and money right over ${EDITS} random ones`, {
    timeout: 600_000,
  }, async () => {
    const { one, upTo, lines, chance } = randomTools(20_261_125);
    await start(db);
    const pieces = await piecesOf(db);
    let saved = 0;
    let invoices = 0;
    const met = new Set<string>();
    for (let at = 0; at < EDITS / PER_ORDER; at++) {
      const number = await placed(db, lines(), one('upi', 'neft', 'card', 'cod'), one(undefined, 'TEN', 'LESS'));
      for (let step = 0; step < PER_ORDER; step++) {
        const order = await orderNow(db, number);
        const { due, received, refunded, owed } = await readBalance(db, order);
        if (order.payment !== 'cod' && order.paymentState === 'due' && chance(0.4))
          await confirmPayment(db, number, chance(0.5) ? newKey() : '', one(due, due, ...order.formerDue));
        if (owed > 0 && chance(0.5)) await refundAll(db, number);
        if (received - refunded - owed > 200 && chance(0.1))
          await grantAllowance(db, number, { amount: 1 + upTo(100), reason: 'A scratch.', userId: null, name: '' });
        const more = chance(0.15) ? { address: { ...FAR, pin: one('744101', '560038', '110001') } } : {};
        const before = await orderNow(db, number);
        const refused = await edit(db, number, lines(), more);
        met.add(`${before.paymentState} to ${(await orderNow(db, number)).paymentState}`);
        if (refused === null) saved++;
        const now = await orderNow(db, number);
        checkTotals(now, await findLines(db, number));
        await checkMoney(db, now);
      }
      const order = await orderNow(db, number);
      if (invoices < INVOICES && order.state === 'confirmed' && order.paymentState === 'paid') {
        const packed = await advance(db, number, 'packed', { note: '', parcel: '' });
        const pdf = await renderInvoice({
          ...{ order: packed as OrderRow, lines: await findLines(db, number), seller: undefined, brand: BRAND },
          parcels: await findParcels(db, number),
          refunded: refunded(await readBalance(db, order)),
        });
        for (const amount of [order.total, order.subtotal])
          expect(pdfText(pdf)).toContain(exactMoney(amount, true).slice(1));
        invoices++;
      } else if (chance(0.6)) await cancel(db, number, 'merchant');
      await checkOrder(db, await orderNow(db, number));
    }
    expect(await piecesOf(db)).toEqual(pieces);
    expect(saved).toBeGreaterThan(EDITS * 0.8);
    expect(invoices).toBeGreaterThan(0);
    expect([...met]).toEqual(expect.arrayContaining(['due to due', 'paid to due', 'due to paid', 'paid to paid']));
  });

  const refunded = (money: { readonly refunded: number }) => money.refunded;

  /** One order and everything that may happen to it at the same moment. Returns how many edits were saved. */
  async function round(at: number, isChecked: boolean): Promise<number> {
    const { one, lines, chance } = randomTools(at);
    const number = await placed(db, lines(3), 'card');
    const { total } = await orderNow(db, number);
    if (chance(0.5)) await confirmPayment(db, number, 'pay_0');
    const { state } = await orderNow(db, number);
    const entries = await db.$count(orderEvents, sql`number = ${number}`);
    const seen = isChecked ? { state, entries } : undefined;
    const edits = [await plan(db, number, lines(3), {}, seen), await plan(db, number, lines(3), {}, seen)];
    const paid = { id: newKey(), kind: 'paid', number, amount: total, currency: 'INR', reference: 'pay_1' } as const;
    const others = [
      () => cancel(db, number, 'shopper'),
      () => advance(db, number, 'packed', { note: '', parcel: '' }),
      () => applyEvent(db, 'card', paid),
    ];
    const [results] = await Promise.all([
      Promise.all(edits.map((save) => save())),
      one(...others)(),
      chance(0.5) ? one(...others)() : null,
    ]);
    await checkOrder(db, await orderNow(db, number));
    return results.filter((refused) => refused === null).length;
  }

  it(`lose nothing in ${ROUNDS} rounds with edits, cancellations, packing and payments at once`, async () => {
    await start(db);
    const pieces = await piecesOf(db);
    const saved: number[] = [];
    for (let at = 0; at < ROUNDS; at++) saved.push(await round(at, true));
    expect(await piecesOf(db)).toEqual(pieces);
    expect(Math.max(...saved)).toBe(1);
    expect(saved.filter((count) => count === 1).length).toBeGreaterThan(ROUNDS / 4);
    const oversold = await db.execute(sql`select 1 from variants where stock < 0`);
    expect((oversold as unknown as { rows: unknown[] }).rows).toEqual([]);
  }, 300_000);

  it('overwrite each other without the check of what was seen (control)', async () => {
    await start(db);
    const saved: number[] = [];
    for (let at = 0; at < ROUNDS && !saved.includes(2); at++) saved.push(await round(at, false));
    expect(saved).toContain(2);
  }, 300_000);

  it.runIf(engine === 'postgres')(
    'lose pieces without the locks (control)',
    async () => {
      await start(db);
      const pieces = await piecesOf(db);
      const { query } = pg.Client.prototype;
      const unlocked = (asked: unknown) => {
        if (typeof asked === 'string') return asked.replace(/ for update$/, '');
        const config = asked as { text?: string; name?: string };
        if (config?.text?.endsWith(' for update')) return { ...config, text: config.text.replace(/ for update$/, '') };
        return asked;
      };
      // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver.
      pg.Client.prototype.query = function (this: pg.Client, asked: any, ...rest: any[]) {
        // biome-ignore lint/suspicious/noExplicitAny: as above.
        return (query as any).call(this, unlocked(asked), ...rest);
      } as typeof query;
      try {
        let lost = false;
        for (let at = 0; at < ROUNDS && !lost; at++) {
          const number = await placed(db, [{ sku: 'HRN-1', quantity: 1 }], 'card');
          const more = [2, 3].map((quantity) => edit(db, number, [{ sku: 'HRN-1', quantity }]).catch(() => 'failed'));
          await Promise.all(more);
          lost = JSON.stringify(await piecesOf(db)) !== JSON.stringify(pieces);
        }
        expect(lost).toBe(true);
      } finally {
        pg.Client.prototype.query = query;
      }
    },
    300_000,
  );
});
