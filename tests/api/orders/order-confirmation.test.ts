/** Expiry and confirmation of unpaid orders. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashOnDelivery } from '../../../src/api/payments/cash.ts';
import { upi } from '../../../src/api/payments/upi.ts';
import { ORDER_COPY as SAY } from '../../../src/core/order/copy.ts';
import { ORDER_LETTERS } from '../../../src/core/order/letters-copy.ts';
import { PAYMENT_HOLD } from '../../../src/core/payment/constants.ts';
import { claimDeadline } from '../../../src/core/payment/payment.ts';
import { expireOrders } from '../../../src/db/orders/order-moves.ts';
import { attempts, users } from '../../../src/db/schema/accounts.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { openSignedIn } from '../../support/browser.ts';
import { CONTACT, call, newKey, order, orderOf, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openOutbox } from '../../support/outbox.ts';
import { smallContent } from '../../support/small-content.ts';

const LINES = [{ sku: 'HRN-1', quantity: 1 }];
const LARGE = PAYMENT_HOLD.cashConfirmAbove + 100;
const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const SITE = 'https://shop.example';
const paymentMethods = [cashOnDelivery, upi({ id: 'shop@bank', name: 'The Shop' })];

describe.each(ENGINES)('waiting orders on %s', (engine) => {
  const { mail, next, emails } = openOutbox(SITE);
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      mail,
      siteOrigin: SITE,
      orders: { paymentMethods, merchantKey: KEY },
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    emails.length = 0;
    await shop.database.db.delete(attempts);
    await clearTables(shop.database.db, 'orders', 'order_keys', 'order_clients');
    await shop.database.db.update(variants).set({ stock: 9, price: LARGE });
  });
  const placed = async (more: object = {}) => (await order(shop.app, orderOf(LINES, LARGE, more))).json;
  const rowOf = async (number: string) =>
    (await shop.database.db.select().from(orders).where(eq(orders.number, number)))[0];
  const hoursLeft = async (number: string) =>
    Math.round((((await rowOf(number))?.expiresAt?.getTime() ?? Number.NaN) - Date.now()) / 3_600_000);
  const pass = () => shop.database.db.update(orders).set({ expiresAt: sql`now() - interval '1 second'` });
  const stock = async () => (await shop.database.db.select().from(variants).where(eq(variants.sku, 'HRN-1')))[0]?.stock;
  type Placed = { number: string; token: string };
  const show = async ({ number, token }: Placed) =>
    (await call(shop.app, `/api/orders/${number}`, undefined, withToken(token))).json;
  const confirm = ({ number, token }: Placed, confirmation: string) =>
    call(shop.app, `/api/orders/${number}/confirm`, { confirmation }, withToken(token));
  /** Returns the token of an order's link to confirm. */
  const confirmationIn = async ({ number }: Placed) =>
    /#[\w-]{43}&confirm=([\w-]{43})/.exec((await next(CONTACT.email, number)).text)?.[1] as string;

  it("a guest's large cash order needs confirmation by email and expires after a day", async () => {
    const one = await placed();
    expect(await hoursLeft(one.number)).toBe(24);
    const { confirmBy } = await show(one);
    expect(Date.parse(confirmBy)).toBe((await rowOf(one.number))?.expiresAt?.getTime());
    expect((await next(CONTACT.email, one.number)).text).toContain(ORDER_LETTERS.placed.confirm);
    await pass();
    expect(await expireOrders(shop.database.db)).toEqual([one.number]);
    expect(await show(one)).toMatchObject({ state: 'cancelled', confirmBy: null, cancellable: false });
    expect((await show(one)).timeline.at(-1)).toMatchObject({ actor: 'shop', note: SAY.event.unconfirmed });
    expect(await stock()).toBe(9);
  });

  it("the email's link confirms it when the button is pressed", async () => {
    const one = await placed();
    const confirmation = await confirmationIn(one);
    await show(one);
    expect((await rowOf(one.number))?.expiresAt).not.toBeNull();
    const { status, json } = await confirm(one, confirmation);
    expect([status, json.confirmBy, json.expiresAt]).toEqual([200, null, null]);
    expect(json.timeline.at(-1)).toMatchObject({ actor: 'shopper', note: SAY.event.confirmed });
    expect((await confirm(one, confirmation)).status).toBe(200);
    await shop.database.db.update(orders).set({ placedAt: sql`now() - interval '30 days'` });
    expect(await expireOrders(shop.database.db)).toEqual([]);
  });

  it('the buyer cannot confirm without the email', async () => {
    const one = await placed();
    const other = await placed();
    const foreign = await confirmationIn(other);
    for (const guess of ['', one.token, 'x'.repeat(43), (await show(other)) && foreign]) {
      const answer = await confirm(one, guess);
      if (answer.status === 200) expect(guess).toBe(foreign);
      else expect([answer.status, answer.json.message]).toEqual([403, SAY.badConfirmation]);
    }
  });

  it('a GET of the confirmation page changes nothing', async () => {
    const one = await placed();
    expect((await call(shop.app, `/api/orders/${one.number}/confirm`, undefined, withToken(one.token))).status).toBe(
      404,
    );
    expect((await rowOf(one.number))?.expiresAt).not.toBeNull();
  });

  it('the merchant can confirm it', async () => {
    const one = await placed();
    await call(shop.app, `/api/merchant/orders/${one.number}/state`, { state: 'confirmed' }, AS_MERCHANT);
    expect(await rowOf(one.number)).toMatchObject({ state: 'confirmed', expiresAt: null });
  });

  it('an order with a verified account address needs no confirmation', async () => {
    const person = await openSignedIn(shop.app);
    const own = { contact: { ...CONTACT, email: person.email } };
    const buy = async () =>
      (await person.call('POST', '/api/orders', orderOf(LINES, LARGE, own), { 'idempotency-key': newKey() })).json;
    expect((await rowOf((await buy()).number))?.expiresAt).not.toBeNull();
    await shop.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    expect((await rowOf((await buy()).number))?.expiresAt).toBeNull();
    // Earlier guest orders can then be confirmed without an email.
    const { json } = await person.call('GET', '/api/me/orders');
    const waiting = json.orders.find((one: { expiresAt: string | null }) => one.expiresAt);
    const answer = await person.call('POST', `/api/orders/${waiting.number}/confirm`, {});
    expect([answer.status, answer.json.confirmBy]).toEqual([200, null]);
  });

  it('a small cash order needs no confirmation, and expires after a week without the merchant', async () => {
    await shop.database.db.update(variants).set({ price: 600_000 });
    const one = (await order(shop.app, orderOf(LINES, 600_000))).json;
    expect(await hoursLeft(one.number)).toBe(PAYMENT_HOLD.cashMinutes / 60);
    expect((await show(one)).confirmBy).toBeNull();
    expect((await next(CONTACT.email, one.number)).text).not.toContain(ORDER_LETTERS.placed.confirm);
  });

  it('a reported payment extends the deadline to business days, once', async () => {
    const one = await placed({ payment: 'upi' });
    const pay = (reference: string) =>
      call(shop.app, `/api/orders/${one.number}/payment`, { reference }, withToken(one.token));
    expect((await pay('412345678901')).json.payment.state).toBe('claimed');
    const first = (await rowOf(one.number))?.expiresAt;
    expect(first).toEqual(claimDeadline(new Date()));
    await shop.database.db.update(orders).set({ expiresAt: sql`now() + interval '1 hour'` });
    await pay('412345678902');
    expect(await hoursLeft(one.number)).toBe(1);
    expect(
      (await call(shop.app, '/api/merchant/orders?payment=claimed', undefined, AS_MERCHANT)).json.orders,
    ).toMatchObject([{ number: one.number, paymentState: 'claimed', expiresAt: expect.any(String) }]);
    await pass();
    expect(await expireOrders(shop.database.db)).toEqual([one.number]);
    expect((await show(one)).timeline.at(-1)).toMatchObject({ state: 'cancelled', note: SAY.event.unfound });
    expect(await stock()).toBe(9);
  });

  it('a report without a deadline would hold stock for ever (control)', async () => {
    const one = await placed({ payment: 'upi' });
    await call(shop.app, `/api/orders/${one.number}/payment`, { reference: '412345678901' }, withToken(one.token));
    await shop.database.db.update(orders).set({ expiresAt: null, placedAt: sql`now() - interval '1 year'` });
    expect(await expireOrders(shop.database.db)).toEqual([]);
    expect(await stock()).toBe(8);
  });

  it('a reference is used for one order, also when claimed concurrently', async () => {
    const both = [await placed({ payment: 'upi' }), await placed({ payment: 'upi' })];
    const claim = ({ number, token }: Placed, reference = '412345678901') =>
      call(shop.app, `/api/orders/${number}/payment`, { reference }, withToken(token));
    const answers = await Promise.all(both.map((one) => claim(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.message).toBe(SAY.usedReference);
  });

  it.each(['000000000000', '111111111111', '123456789012', '987654321098', 'AAAAAAAAAAAAAAAA'])(
    'the made-up reference %s is rejected and extends nothing',
    async (reference) => {
      const one = await placed({ payment: 'upi' });
      const answer = await call(shop.app, `/api/orders/${one.number}/payment`, { reference }, withToken(one.token));
      expect([answer.status, answer.json.message]).toEqual([400, SAY.badReference]);
      expect(await hoursLeft(one.number)).toBe(1);
    },
  );
});
