/** Payments that are captured after their page has ended: the order is never charged twice, also when no webhook tells of it. */
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GATEWAY } from '../../../src/core/payment/constants.ts';
import { paymentPages } from '../../../src/db/schema/payments.ts';
import { GATEWAYS, type GatewayName } from '../../support/gateways.ts';
import { ENGINES } from '../../support/open-shop.ts';
import { type Bought, openPaymentShop, type PaymentShop, TOTAL } from '../../support/payment-shop.ts';

const CASES = ENGINES.flatMap((engine) => GATEWAYS.map((name) => [name, engine] as const));
const DAY = 1440;

describe.each(CASES)('a late payment at %s on %s', (name, engine) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());

  const other: GatewayName = name === 'stripe' ? 'razorpay' : 'stripe';
  const keptOf = ({ number }: Bought) =>
    Object.values(shop.doubles).reduce((sum, double) => sum + (double.kept().get(number) ?? 0), 0);

  /** Paid by another method while an attempt on the first page hung, which is then captured. Webhooks of it are lost. */
  async function paidOnBoth(): Promise<Bought> {
    const bought = await shop.buy(name);
    const finish = shop.doubles[name].begin(await shop.follow(bought.pay));
    const changed = await shop.change(bought, other);
    for (const post of shop.doubles[other].pay(await shop.follow(changed.json.payment.step.url)))
      await shop.send(other, post);
    finish();
    return bought;
  }
  async function fiveMinutes(): Promise<void> {
    for (let minutes = 0.5; minutes <= 5; minutes += 0.5) {
      await shop.reconcile(minutes);
      await shop.sendRefunds(minutes);
    }
  }

  it('goes back within five minutes when the order was paid by another method', async () => {
    const bought = await paidOnBoth();
    expect(keptOf(bought)).toBe(2 * TOTAL);
    await fiveMinutes();
    expect(keptOf(bought)).toBe(TOTAL);
    expect(await shop.see(bought)).toMatchObject({
      ...{ state: 'confirmed', refunded: TOTAL },
      payment: { state: 'paid', method: other },
    });
  });

  it('would be kept if pages were not looked at after their end (control)', async () => {
    const bought = await paidOnBoth();
    await shop.db.update(paymentPages).set({ checkAt: null }).where(isNotNull(paymentPages.end));
    await fiveMinutes();
    expect(keptOf(bought)).toBe(2 * TOTAL);
  });

  it('pays the order that still waits, and the page of the new method is closed', async () => {
    const bought = await shop.buy(name);
    const finish = shop.doubles[name].begin(await shop.follow(bought.pay));
    const changed = await shop.change(bought, other);
    const next = await shop.follow(changed.json.payment.step.url);
    finish();
    await fiveMinutes();
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed', payment: { state: 'paid', method: name } });
    expect(() => shop.doubles[other].pay(next)).toThrow('expired');
    expect(keptOf(bought)).toBe(TOTAL);
  });

  it('goes back when the shopper has reported a transfer meanwhile, which the merchant then confirms', async () => {
    const bought = await shop.buy(name);
    const finish = shop.doubles[name].begin(await shop.follow(bought.pay));
    await shop.change(bought, 'upi');
    expect((await shop.claim(bought, '426113908875')).status).toBe(200);
    for (const post of finish()) await shop.send(name, post);
    await fiveMinutes();
    expect(keptOf(bought)).toBe(0);
    expect(await shop.see(bought)).toMatchObject({ state: 'placed', payment: { state: 'claimed', method: 'upi' } });
    expect((await shop.merchant(bought.number, 'payment', { arrived: true })).status).toBe(200);
    expect(await shop.see(bought)).toMatchObject({ state: 'confirmed', payment: { state: 'paid', method: 'upi' } });
  });

  it('is found at the end of the page that was paid twice', async () => {
    const bought = await shop.buy(name);
    const url = await shop.follow(bought.pay);
    const [first, second] = [shop.doubles[name].begin(url), shop.doubles[name].begin(url)];
    for (const post of first()) await shop.send(name, post);
    if (name === 'stripe') expect(second).toThrow('paid');
    else second();
    await fiveMinutes();
    const [page] = await shop.db.select().from(paymentPages);
    const end = (page?.expiresAt.getTime() ?? 0) - Date.now();
    expect(page?.checkAt?.getTime()).toBe((page?.expiresAt.getTime() ?? 0) + GATEWAY.graceMinutes * 60_000);
    // A gateway that does not respond in time is asked again after two minutes.
    for (const minutes of [1, 4, 7]) {
      await shop.reconcile(end / 60_000 + GATEWAY.graceMinutes + minutes);
      await shop.sendRefunds(end / 60_000 + GATEWAY.graceMinutes + minutes);
    }
    expect(keptOf(bought)).toBe(TOTAL);
    // The last look is a day after the planned end.
    await shop.reconcile(end / 60_000 + DAY + 1);
    expect(await shop.db.$count(paymentPages, isNotNull(paymentPages.checkAt))).toBe(0);
  });
});
