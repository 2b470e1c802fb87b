/**
 * Many shoppers pay at once while webhooks are lost, sent twice, delayed and out of order, and some shoppers never return. All
 * chance comes from a seed. Afterwards the books of the gateways and of the shop are compared, order by order.
 */
import { eq, sql } from 'drizzle-orm';
import { expireOrders } from '../../src/db/orders/order-moves.ts';
import { orders, payments, refunds } from '../../src/db/schema/orders.ts';
import type { GatewayPost } from './gateway-server.ts';
import { GATEWAYS, type GatewayName } from './gateways.ts';
import { type PaymentShop, TOTAL } from './payment-shop.ts';
import { randomFrom } from './random-carts.ts';

/** What a shopper does. twice: pays on the former page although the method was changed. late: pays as the time ends. */
const DEEDS = ['pays', 'declined first', 'twice', 'late', 'never'] as const;
type Deed = (typeof DEEDS)[number];
const SHARES: readonly [Deed, number][] = [
  ['declined first', 0.1],
  ['twice', 0.1],
  ['late', 0.05],
  ['never', 0.05],
];

export type StormSettings = {
  readonly orders: number;
  readonly seed: number;
  /** Shares of webhooks with a fault (lost, doubled, delayed or reordered), and of shoppers who never return. */
  readonly faults: number;
  readonly strays: number;
  readonly atOnce?: number;
};

export type StormReport = {
  readonly orders: number;
  readonly webhooks: Readonly<Record<'sent' | 'lost' | 'doubled' | 'delayed', number>>;
  readonly paid: number;
  /** Orders for which a gateway keeps more than the order costs. */
  readonly doubleCharges: number;
  /** Orders that the shop counts as paid and no gateway does, and the other way round. */
  readonly paidWithoutMoney: number;
  readonly moneyWithoutPaid: number;
  /** Refunds at the gateways and in the shop, in minor units. */
  readonly refundedThere: number;
  readonly refundedHere: number;
  /** Orders whose amounts differ between the books. */
  readonly differences: number;
  readonly broken: readonly string[];
};

type Post = { readonly name: GatewayName; readonly post: GatewayPost };

export async function runStorm(shop: PaymentShop, settings: StormSettings): Promise<StormReport> {
  const random = randomFrom(settings.seed);
  const { doubles, db } = shop;
  const webhooks = { sent: 0, lost: 0, doubled: 0, delayed: 0 };
  const delayed: Post[] = [];
  const broken: string[] = [];
  await db.execute(sql`update variants set stock = ${settings.orders + 100}`);

  async function send({ name, post }: Post): Promise<void> {
    const state = await shop.send(name, post);
    // A refund that arrives before its payment is refused, and the gateway repeats it.
    if (state === 409) delayed.push({ name, post });
    else if (typeof state === 'number') broken.push(`webhook ${state}`);
  }
  /** Sends webhooks with their faults. */
  async function deliver(name: GatewayName, posts: readonly GatewayPost[]): Promise<void> {
    const shuffled = random() < settings.faults / 4 ? posts.toReversed() : posts;
    for (const post of shuffled) {
      webhooks.sent++;
      const fate = random() / settings.faults;
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
  function deedOf(): Deed {
    let left = random();
    for (const [deed, share] of SHARES) {
      if (left < share) return deed;
      left -= share;
    }
    return 'pays';
  }

  async function shopper(): Promise<void> {
    const [deed, returns] = [deedOf(), random() >= settings.strays];
    const name = GATEWAYS[random() < 0.5 ? 0 : 1] as GatewayName;
    const other: GatewayName = name === 'stripe' ? 'razorpay' : 'stripe';
    const bought = await shop.buy(name);
    const url = await shop.follow(bought.pay);
    const back = (link: string) => (returns ? shop.follow(link.replace('/pay?', '/return?')) : null);
    if (deed === 'never') return;
    if (deed === 'declined first') await deliver(name, doubles[name].pay(url, 'failed'));
    if (deed === 'twice') {
      // Pressed in two tabs at the same time: the old page may be paid before it is closed.
      const paid = random() < 0.5 ? doubles[name].pay(url) : [];
      const changed = await shop.change(bought, other);
      const step = changed.json.payment?.step?.url;
      const next = typeof step === 'string' ? await shop.follow(step) : '';
      const second = next.startsWith('https:') ? doubles[other].pay(next) : [];
      if (paid.length + second.length === 0) broken.push(`no page after a change: ${changed.text.slice(0, 200)}`);
      await deliver(other, second);
      await deliver(name, paid);
      await back(bought.pay);
      return;
    }
    const posts = doubles[name].pay(url);
    if (deed === 'late') {
      await shop.expire(bought.number);
      await expireOrders(db);
    }
    await deliver(name, posts);
    if (deed !== 'late') await back(bought.pay);
  }

  let started = 0;
  const queue = async () => {
    while (started++ < settings.orders) await shopper();
  };
  await Promise.all(Array.from({ length: settings.atOnce ?? 8 }, queue));

  // What was delayed arrives, in another order, while the clock runs.
  for (let minutes = 0.5; minutes <= 5; minutes += 0.5) {
    for (const one of delayed.splice(0).sort(() => random() - 0.5)) await send(one);
    await shop.reconcile(minutes);
    await shop.sendRefunds(minutes);
  }
  await refundSome(shop, random);
  for (let minutes = 6; minutes <= 10; minutes++) {
    for (const one of delayed.splice(0)) await send(one);
    while ((await shop.sendRefunds(minutes)) > 0);
  }
  return { ...(await compare(shop)), webhooks, broken };
}

/** The merchant cancels some orders, and gives a part of others back, to the paisa. */
async function refundSome(shop: PaymentShop, random: () => number): Promise<void> {
  const paid = await shop.db.select().from(orders).where(eq(orders.paymentState, 'paid'));
  for (const { number } of paid.toSorted((a, b) => a.number.localeCompare(b.number))) {
    const fate = random();
    if (fate > 0.2) continue;
    if (fate < 0.1) await shop.merchant(number, 'state', { state: 'cancelled' });
    else await shop.merchant(number, 'allowance', { amount: 1 + Math.floor(random() * TOTAL), reason: 'A scratch' });
    await shop.merchant(number, 'refund');
  }
}

/** Compares the books. */
async function compare({ db, doubles }: PaymentShop): Promise<Omit<StormReport, 'webhooks' | 'broken'>> {
  const all = await db.select().from(orders);
  const arrived = await db.select().from(payments);
  const sent = await db.select().from(refunds);
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const books = Object.values(doubles).map((double) => double.kept());
  const keptOf = (number: string) => books.reduce((total, book) => total + (book.get(number) ?? 0), 0);
  const there = Object.values(doubles).flatMap((double) => [...double.refunds.values()]);
  const ownOf = (number: string) => {
    const back = sent.filter((one) => one.number === number && one.reference !== null);
    return sum(arrived.filter((one) => one.number === number)) - sum(back);
  };
  const isPaid = (one: (typeof all)[number]) => one.paymentState === 'paid';
  return {
    orders: all.length,
    paid: all.filter(isPaid).length,
    doubleCharges: all.filter(({ number, total }) => keptOf(number) > total).length,
    paidWithoutMoney: all.filter((one) => isPaid(one) && keptOf(one.number) <= 0).length,
    moneyWithoutPaid: all.filter((one) => !isPaid(one) && keptOf(one.number) > 0).length,
    refundedThere: sum(there),
    refundedHere: sum(sent.filter(({ reference }) => reference !== null)),
    differences: all.filter(({ number }) => keptOf(number) !== ownOf(number)).length,
  };
}

/** The settings of every run. */
export const STORM = { faults: 0.3, strays: 0.05, seed: 20_261_125 } as const;
