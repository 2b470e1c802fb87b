/**
 * Many shoppers pay at once while webhooks are lost, sent twice, delayed and out of order, and some shoppers never return. All
 * chance comes from a seed, each shopper's from one of their own: what they do does not depend on who is served first.
 * Afterwards the books of the gateways and of the shop are compared.
 */
import { eq, sql } from 'drizzle-orm';
import { orders } from '../../src/db/schema/orders.ts';
import { newKey } from './buyer.ts';
import type { GatewayPost } from './gateway-server.ts';
import { GATEWAYS, type GatewayName } from './gateways.ts';
import { type Books, compareBooks } from './payment-books.ts';
import { type Bought, type PaymentShop, TOTAL } from './payment-shop.ts';
import { DEEDS, type Deed, deedOf, pageOf } from './payment-shoppers.ts';
import { randomFrom } from './random-carts.ts';

export type StormSettings = {
  readonly orders: number;
  readonly seed: number;
  /** Shares of webhooks with a fault (lost, doubled, delayed or reordered), and of shoppers who never return. */
  readonly faults: number;
  readonly strays: number;
  readonly atOnce?: number;
};

export type StormReport = Books & {
  readonly webhooks: Readonly<Record<'sent' | 'lost' | 'doubled' | 'delayed' | 'reordered', number>>;
  readonly strays: number;
  readonly deeds: Readonly<Partial<Record<Deed, number>>>;
  readonly broken: readonly string[];
};

/** A busy shop is asked again with the same key. */
async function buy(shop: PaymentShop, name: GatewayName): Promise<Bought> {
  const key = newKey();
  for (let more = 5; more > 0; more--) {
    const bought = await shop.buy(name, key).catch(() => null);
    if (bought) return bought;
  }
  return shop.buy(name, key);
}

type Post = { readonly name: GatewayName; readonly post: GatewayPost };

/** The settings of every run. */
export const STORM = { faults: 0.3, strays: 0.05, seed: 20_261_125 } as const;

export async function runStorm(shop: PaymentShop, settings: StormSettings): Promise<StormReport> {
  const random = randomFrom(settings.seed);
  const { db } = shop;
  const webhooks = { sent: 0, lost: 0, doubled: 0, delayed: 0, reordered: 0 };
  const deeds: Partial<Record<Deed, number>> = {};
  const delayed: Post[] = [];
  const transfers = new Map<string, number>();
  const broken: string[] = [];
  let strays = 0;
  await db.execute(sql`update variants set stock = ${settings.orders + 100}`);

  async function send({ name, post }: Post): Promise<void> {
    // Gateways sign each attempt anew.
    const state = await shop.send(name, shop.doubles[name].sign(JSON.parse(post.body)));
    // A refund that arrives before its payment is refused; gateways repeat what was refused so, or met a busy shop.
    if (state === 409 || state === 503) delayed.push({ name, post });
    else if (typeof state === 'number') broken.push(`webhook ${state}`);
  }
  async function deliver(chance: () => number, name: GatewayName, posts: readonly GatewayPost[]): Promise<void> {
    const reordered = posts.length > 1 && chance() < settings.faults;
    if (reordered) webhooks.reordered += posts.length;
    for (const post of reordered ? posts.toReversed() : posts) {
      webhooks.sent++;
      const fate = chance() / settings.faults;
      if (fate < 0.35) webhooks.lost++;
      else if (fate < 0.65) {
        webhooks.delayed++;
        delayed.push({ name, post });
      } else {
        await send({ name, post });
        if (fate < 1) {
          webhooks.doubled++;
          await send({ name, post });
        }
      }
    }
  }

  async function shopper(index: number): Promise<void> {
    const chance = randomFrom(settings.seed + 1 + index);
    const deed = deedOf(chance);
    deeds[deed] = (deeds[deed] ?? 0) + 1;
    const returns = chance() >= settings.strays;
    if (!returns) strays++;
    const name = GATEWAYS[chance() < 0.5 ? 0 : 1] as GatewayName;
    const bought = await buy(shop, name);
    const url = await pageOf(shop, bought.pay);
    if (!url) return void broken.push(`${deed}: no page`);
    await DEEDS[deed]({
      ...{ shop, random: chance, bought, name, url },
      deliver: (to, posts) => deliver(chance, to, posts),
      back: async () => returns && shop.follow(bought.pay.replace('/pay?', '/return?')),
      transferred: (number, amount) => transfers.set(number, amount),
      complain: (what) => broken.push(`${deed}: ${what}`),
    });
  }

  let started = 0;
  const queue = async () => {
    while (started < settings.orders) await shopper(started++);
  };
  await Promise.all(Array.from({ length: settings.atOnce ?? 8 }, queue));

  // What was delayed arrives, in another order, while the clock runs.
  for (let minutes = 0.5; minutes <= 5; minutes += 0.5) {
    for (const one of delayed.splice(0).sort(() => random() - 0.5)) await send(one);
    await shop.reconcile(minutes);
    while ((await shop.sendRefunds(minutes)) > 0);
  }
  await refundSome(shop, random, transfers);
  for (let minutes = 6; minutes <= 10; minutes++) {
    for (const one of delayed.splice(0)) await send(one);
    while ((await shop.sendRefunds(minutes)) > 0);
  }
  // A second payment of a paid page is looked for at the planned end of the page, and once more a day later.
  for (const days of [1, 3]) await runClock(shop, days * 24 * 60);
  return { ...(await compareBooks(shop, transfers)), webhooks, strays, deeds, broken };
}

/** Runs the clock until nothing is due. A gateway that does not respond in time is asked again. */
async function runClock(shop: PaymentShop, from: number): Promise<void> {
  for (let round = 0; round < 100; round++) {
    const minutes = from + 3 * round;
    const looked = await shop.reconcile(minutes);
    if (looked + (await shop.sendRefunds(minutes)) === 0) return;
  }
}

/** The merchant cancels some orders, and gives a part of others back, to the paisa. Transfers are left as they are. */
async function refundSome(shop: PaymentShop, random: () => number, transfers: ReadonlyMap<string, number>) {
  const paid = await shop.db.select().from(orders).where(eq(orders.paymentState, 'paid'));
  for (const { number } of paid.toSorted((a, b) => a.number.localeCompare(b.number))) {
    const fate = random();
    if (fate > 0.2 || transfers.has(number)) continue;
    if (fate < 0.1) await shop.merchant(number, 'state', { state: 'cancelled' });
    else await shop.merchant(number, 'allowance', { amount: 1 + Math.floor(random() * TOTAL), reason: 'A scratch' });
    await shop.merchant(number, 'refund');
  }
}
