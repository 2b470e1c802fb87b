/** Razorpay and Stripe with their real libraries, on doubles of their servers. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GATEWAY } from '../../../src/core/payment/constants.ts';
import { expireOrders } from '../../../src/db/orders/order-moves.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { paymentPages, payments } from '../../../src/db/schema/payments.ts';
import { refunds } from '../../../src/db/schema/refunds.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import type { GatewayPost } from '../../support/gateway-server.ts';
import { GATEWAYS, type GatewayName } from '../../support/gateways.ts';
import { ENGINES } from '../../support/open-shop.ts';
import { type Bought, ORIGIN, openPaymentShop, type PaymentShop, TOTAL } from '../../support/payment-shop.ts';

const CASES = ENGINES.flatMap((engine) => GATEWAYS.map((name) => [name, engine] as const));

describe.each(CASES)('%s on %s', (name, engine) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());

  const double = () => shop.doubles[name];
  const other: GatewayName = name === 'stripe' ? 'razorpay' : 'stripe';
  const sendAll = async (posts: readonly GatewayPost[]) => {
    const states = [];
    for (const post of posts) states.push(await shop.send(name, post));
    return states;
  };
  const stock = async () => (await shop.db.select().from(variants).where(eq(variants.sku, 'HRN-1')))[0]?.stock;
  const pageOf = async ({ number }: Bought) =>
    (await shop.db.select().from(paymentPages).where(eq(paymentPages.number, number))).at(-1);
  /** An order and the gateway's page for it. */
  async function begun() {
    const bought = await shop.buy(name);
    return { bought, url: await shop.follow(bought.pay) };
  }
  /** A paid order; its webhooks have arrived. */
  async function paid() {
    const { bought, url } = await begun();
    await sendAll(double().pay(url));
    const [payment] = await shop.db.select().from(payments).where(eq(payments.number, bought.number));
    return { bought, url, reference: payment?.reference ?? '' };
  }

  it('leads to one page per order, with the amount of the order, that ends before the stock is released', async () => {
    const { bought, url } = await begun();
    expect(url).toMatch(/^https:/);
    expect(await Promise.all([shop.follow(bought.pay), shop.follow(bought.pay)])).toEqual([url, url]);
    const row = await shop.rowOf(bought.number);
    const page = await pageOf(bought);
    expect(page).toMatchObject({ amount: TOTAL, currency: 'INR', url });
    const grace = (row?.expiresAt?.getTime() ?? 0) - (page?.expiresAt.getTime() ?? 0);
    expect(grace).toBeGreaterThanOrEqual(GATEWAY.graceMinutes * 60_000);
  });

  it('refuses a link with a wrong key, as for an unknown order', async () => {
    const bought = await shop.buy(name);
    const wrong = await shop.follow(bought.pay.replace(/key=.{4}/, 'key=AAAA'));
    const unknown = await shop.follow(bought.pay.replace(bought.number, 'AR-222222222'));
    expect([wrong, unknown]).toEqual([wrong, wrong]);
    expect(wrong).not.toContain(bought.token);
    expect(await pageOf(bought)).toBeUndefined();
  });

  it('confirms an order once, whatever the number of messages', async () => {
    const { bought, url } = await begun();
    const posts = double().pay(url);
    const states = await sendAll([...posts, ...posts]);
    expect(states.filter((state) => state === 'taken')).toHaveLength(1);
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed', payment: { state: 'paid', step: null } });
    expect(await shop.db.$count(payments)).toBe(1);
  });

  it('leads back to the order, and knows of the payment before the webhook', async () => {
    const { bought, url } = await begun();
    double().pay(url);
    const back = await shop.follow(bought.pay.replace('/pay?', '/return?'));
    expect(back).toBe(`${ORIGIN}/order?number=${bought.number}#${bought.token}`);
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed' });
  });

  it('says that the shopper came back without paying, and resumes on the same page', async () => {
    const { bought, url } = await begun();
    await shop.follow(`${bought.pay.replace('/pay?', '/return?')}&result=cancelled`);
    expect(await shop.see(bought)).toMatchObject({ state: 'placed', payment: { attempt: 'cancelled' } });
    expect(await shop.follow(bought.pay)).toBe(url);
  });

  it('says that a payment was declined; the page can still be paid', async () => {
    const { bought, url } = await begun();
    await sendAll(double().pay(url, 'failed'));
    expect(await shop.see(bought)).toMatchObject({ state: 'placed', payment: { attempt: 'failed', state: 'due' } });
    await sendAll(double().pay(url));
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed', payment: { attempt: null } });
  });

  it('waits while the bank decides: no second payment can begin', async () => {
    const { bought, url } = await begun();
    await sendAll(double().pay(url, 'pending'));
    expect(await shop.see(bought)).toMatchObject({ payment: { attempt: 'pending', state: 'due' } });
    expect((await shop.change(bought, 'upi')).status).toBe(409);
    expect(await shop.follow(bought.pay)).toContain('/order?');
    await sendAll(double().decide(url, 'paid'));
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed' });
  });

  it('is unreachable: the order is kept, its page says so, and the next try continues', async () => {
    const bought = await shop.buy(name);
    double().down = true;
    expect(await shop.follow(bought.pay)).toContain('/order?');
    double().down = false;
    expect(await shop.follow(bought.pay)).toMatch(/^https:/);
  });

  it('makes one page also when its response was lost', async () => {
    const bought = await shop.buy(name);
    double().deaf = true;
    expect(await shop.follow(bought.pay)).toContain('/order?');
    double().deaf = false;
    const url = await shop.follow(bought.pay);
    await sendAll(double().pay(url));
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed' });
  });

  /** Minutes until the shop knows of a payment without a webhook; the clock runs every half minute. */
  async function minutesUntilKnown(bought: Bought): Promise<number> {
    let minutes = 0;
    while ((await shop.see(bought)).state === 'placed' && minutes < 10) {
      minutes += 0.5;
      await shop.reconcile(minutes);
    }
    return minutes;
  }

  it('learns of a payment within five minutes when its webhook is lost', async () => {
    const { bought, url } = await begun();
    double().pay(url);
    expect(await minutesUntilKnown(bought)).toBeLessThanOrEqual(5);
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed', payment: { state: 'paid' } });
  });

  it('would learn of it later if the gateway were asked every eight minutes (control)', async () => {
    const { bought, url } = await begun();
    double().pay(url);
    await shop.db.update(paymentPages).set({ checkAt: new Date(Date.now() + 8 * 60_000) });
    expect(await minutesUntilKnown(bought)).toBeGreaterThan(5);
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed' });
  });

  it('asks again after it was unreachable', async () => {
    const { bought, url } = await begun();
    double().pay(url);
    double().down = true;
    await shop.reconcile(3);
    double().down = false;
    await shop.reconcile(6);
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed' });
  });

  it('refunds a payment that arrives after the order has ended, by itself and once', async () => {
    const { bought, url } = await begun();
    const posts = double().pay(url);
    await shop.expire(bought.number);
    expect(await expireOrders(shop.db)).toEqual([bought.number]);
    expect(await stock()).toBe(7);
    expect(await sendAll(posts)).toContain('excess');
    await Promise.all([shop.sendRefunds(), shop.sendRefunds()]);
    expect(await shop.see(bought)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refunded' },
      refunded: TOTAL,
      sending: [],
    });
    expect(double().kept().get(bought.number)).toBe(0);
    expect(await stock()).toBe(7);
  });

  it('closes the page of an order that was cancelled', async () => {
    const { bought, url } = await begun();
    await shop.merchant(bought.number, 'state', { state: 'cancelled' });
    await shop.reconcile(1.5);
    expect(() => double().pay(url)).toThrow('expired');
    expect(await pageOf(bought)).toMatchObject({ end: 'closed' });
  });

  it('changes the method: the old page is closed first, the new one pays the order', async () => {
    const { bought, url } = await begun();
    expect((await shop.see(bought)).payment.others).toEqual([other, 'upi', 'cod']);
    const changed = await shop.change(bought, other);
    expect(changed.json).toMatchObject({ payment: { method: other, step: { kind: 'redirect' } } });
    const again = await shop.change(bought, other);
    expect([again.status, again.json.payment.method]).toEqual([200, other]);
    expect(() => double().pay(url)).toThrow('expired');
    const next = await shop.follow(changed.json.payment.step.url);
    for (const post of shop.doubles[other].pay(next)) await shop.send(other, post);
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed', payment: { state: 'paid', method: other } });
    expect((await shop.change(bought, 'upi')).status).toBe(409);
  });

  it('does not change the method of an order that was paid a moment ago, nor while the gateway is away', async () => {
    const { bought, url } = await begun();
    double().down = true;
    expect((await shop.change(bought, 'upi')).status).toBe(503);
    double().down = false;
    double().pay(url);
    expect((await shop.change(bought, 'upi')).status).toBe(409);
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed', payment: { method: name } });
  });

  it('accepts neither another amount, nor another currency, order, page or method, nor a forged message', async () => {
    const [first, second] = [await begun(), await begun()];
    const [post] = double().pay(first.url).slice(-1) as [GatewayPost];
    const page = await pageOf(first.bought);
    const otherPage = await pageOf(second.bought);
    const changed = (from: string | RegExp, to: string) => double().sign(JSON.parse(post.body.replaceAll(from, to)));
    const forged = { ...post, body: post.body.replace(first.bought.number, second.bought.number) };
    expect(await shop.send(name, forged)).toBe(401);
    expect(await shop.send(name, { ...post, headers: {} })).toBe(401);
    expect(await shop.send(other, post)).toBe(401);
    const refused = [
      changed(new RegExp(`"(amount|amount_total)":${TOTAL}`, 'g'), `"$1":${TOTAL - 100}`),
      changed(/"(inr|INR)"/g, '"usd"'),
      changed(first.bought.number, second.bought.number),
      changed(new RegExp(`"page":"${page?.id}"`, 'g'), `"page":"${otherPage?.id}"`),
      changed(new RegExp(page?.gatewayId ?? '', 'g'), otherPage?.gatewayId ?? ''),
    ];
    const ids = refused.map((one, index) => double().sign({ ...JSON.parse(one.body), id: `evt_${index}` }));
    for (const one of ids) expect(await shop.send(name, one)).toBe(422);
    expect(await shop.see(first.bought)).toMatchObject({ state: 'placed', payment: { state: 'due' } });
    expect(await shop.see(second.bought)).toMatchObject({ state: 'placed', payment: { state: 'due' } });
    // Control: the message as the gateway sent it pays its order.
    expect(await shop.send(name, post)).toBe('taken');
    expect(await shop.see(first.bought)).toMatchObject({ state: 'confirmed' });
  });

  it('accepts no stale message', async () => {
    const { bought, url } = await begun();
    const [post] = double().pay(url).slice(-1) as [GatewayPost];
    const old = new Date(Date.now() - (GATEWAY.razorpay.staleHours + 1) * 3_600_000);
    const event = { ...JSON.parse(post.body), created_at: Math.floor(old.getTime() / 1000) };
    expect(await shop.send(name, double().sign(event, old))).toBe(401);
    expect(await shop.see(bought)).toMatchObject({ state: 'placed' });
    expect(await shop.send(name, post)).toBe('taken');
  });

  it('a payment of a total that has changed meanwhile goes back, and the order waits for the right one', async () => {
    const { bought, url } = await begun();
    const posts = double().pay(url);
    await shop.db
      .update(orders)
      .set({ total: TOTAL + 5000 })
      .where(eq(orders.number, bought.number));
    expect(await sendAll(posts)).toContain('excess');
    await shop.sendRefunds();
    expect(double().kept().get(bought.number)).toBe(0);
    const next = await shop.follow(bought.pay);
    expect(next).not.toBe(url);
    await sendAll(double().pay(next));
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed', refunded: TOTAL });
    expect(double().kept().get(bought.number)).toBe(TOTAL + 5000);
  });

  it('refunds in parts and in full, equal at both sides, and takes its own webhooks as known', async () => {
    const { bought } = await paid();
    await shop.merchant(bought.number, 'allowance', { amount: 12_345, reason: 'A scratch' });
    expect((await shop.merchant(bought.number, 'refund')).status).toBe(200);
    expect(double().kept().get(bought.number)).toBe(TOTAL - 12_345);
    await shop.merchant(bought.number, 'state', { state: 'cancelled' });
    expect((await shop.merchant(bought.number, 'refund')).status).toBe(200);
    expect(double().kept().get(bought.number)).toBe(0);
    expect(await shop.see(bought)).toMatchObject({ payment: { state: 'refunded' }, refunded: TOTAL });
  });

  it('shows a refused refund to the merchant alone, repeats it after a pause, and a press sends it at once', async () => {
    const { bought } = await paid();
    await shop.merchant(bought.number, 'state', { state: 'cancelled' });
    double().refuseRefunds.reason = 'Your balance is too low.';
    const refused = await shop.merchant(bought.number, 'refund');
    expect([refused.status, refused.json.message]).toEqual([503, expect.stringContaining('Your balance is too low.')]);
    expect((await shop.seen(bought.number)).sending).toMatchObject([
      { amount: TOTAL, failures: 1, error: 'Your balance is too low.', retryAt: expect.any(String) },
    ]);
    expect((await shop.see(bought)).sending).toMatchObject([{ amount: TOTAL, error: null }]);
    // Before the pause is over, nothing is sent.
    expect(await shop.sendRefunds(0.5)).toBe(0);
    expect(await shop.sendRefunds(2)).toBe(1);
    expect((await shop.seen(bought.number)).sending).toMatchObject([{ failures: 2 }]);
    double().refuseRefunds.reason = '';
    expect((await shop.merchant(bought.number, 'refund')).status).toBe(200);
    expect(double().kept().get(bought.number)).toBe(0);
  });

  it('refunds once when the response was lost', async () => {
    const { bought } = await paid();
    await shop.merchant(bought.number, 'state', { state: 'cancelled' });
    double().deaf = true;
    expect((await shop.merchant(bought.number, 'refund')).status).toBe(503);
    double().deaf = false;
    expect(await shop.sendRefunds(2)).toBe(1);
    expect(double().refunds.size).toBe(1 + [...double().refunds.values()].filter((one) => !isOf(bought, one)).length);
    expect(await shop.see(bought)).toMatchObject({ payment: { state: 'refunded' }, refunded: TOTAL });
  });
  const isOf = ({ number }: Bought, { payment }: { payment: string }) =>
    double().payments.get(payment)?.number === number;

  it('reopens a refund that fails after it was accepted, and sends it again under another key', async () => {
    const { bought } = await paid();
    await shop.merchant(bought.number, 'state', { state: 'cancelled' });
    await shop.merchant(bought.number, 'refund');
    const [sent] = await shop.db.select().from(refunds).where(eq(refunds.number, bought.number));
    const post = double().failRefund(sent?.reference ?? '');
    expect([await shop.send(name, post), await shop.send(name, post)]).toEqual(['taken', 'known']);
    expect(await shop.see(bought)).toMatchObject({ payment: { state: 'refund-due' }, refunded: 0 });
    await shop.sendRefunds(2);
    expect(await shop.see(bought)).toMatchObject({ payment: { state: 'refunded' }, refunded: TOTAL });
    expect(double().kept().get(bought.number)).toBe(0);
  });

  it('notes a dispute on the order, once', async () => {
    const { bought, reference } = await paid();
    const post = double().dispute(reference);
    expect([await shop.send(name, post), await shop.send(name, post)]).toEqual(['taken', 'known']);
    expect((await shop.see(bought)).timeline.at(-1).note).toContain('dispute');
    // The notice is the merchant's, until the bank has decided.
    const stands = { amount: TOTAL, reason: expect.stringContaining(', '), at: expect.any(String) };
    const disputes = async () => (await shop.seen(bought.number)).disputes;
    expect([await disputes(), (await shop.see(bought)).disputes]).toEqual([[stands], []]);
    expect(await shop.send(name, double().dispute(reference, undefined, 2))).toBe('taken');
    expect(await disputes()).toEqual([stands, stands]);
    // The end of one does not hide the other.
    expect(await shop.send(name, double().dispute(reference, 'won', 2))).toBe('taken');
    expect(await disputes()).toEqual([stands]);
    expect(await shop.send(name, double().dispute(reference, 'won'))).toBe('taken');
    expect(await disputes()).toEqual([]);
  });
});
