/** What shoppers do in the storm of payments. Each deed begins with an order and the gateway's page for it. */
import { expireOrders } from '../../src/db/orders/order-moves.ts';
import type { GatewayPost } from './gateway-server.ts';
import type { GatewayName } from './gateways.ts';
import { type Bought, type PaymentShop, TOTAL } from './payment-shop.ts';

/** Shares of the shoppers; the others pay. */
export const SHARES = {
  'declined first': 0.1,
  /** Pays on the page of the former method and on that of the new one. */
  'two pages': 0.1,
  /** Pays twice on the same page, where the gateway allows it. */
  'two tabs': 0.05,
  /** Reports a transfer after an attempt at a gateway, which is captured late. */
  transfer: 0.05,
  /** The payment arrives after the order has ended. */
  late: 0.05,
  never: 0.05,
} as const;
export type Deed = keyof typeof SHARES | 'pays';

export function deedOf(random: () => number): Deed {
  let left = random();
  for (const [deed, share] of Object.entries(SHARES)) {
    if (left < share) return deed as Deed;
    left -= share;
  }
  return 'pays';
}

export type Shopper = {
  readonly shop: PaymentShop;
  readonly random: () => number;
  readonly bought: Bought;
  readonly name: GatewayName;
  /** The gateway's page. */
  readonly url: string;
  /** Sends webhooks with their faults. */
  readonly deliver: (name: GatewayName, posts: readonly GatewayPost[]) => Promise<void>;
  /** Follows the link back to the shop, unless this shopper never returns. */
  readonly back: () => Promise<unknown>;
  /** Records a transfer beside the gateways. */
  readonly transferred: (number: string, amount: number) => void;
  /** Notes what must not happen. */
  readonly complain: (what: string) => void;
};

/** Runs what a gateway may refuse. */
function attempt(act: () => GatewayPost[]): GatewayPost[] {
  try {
    return act();
  } catch {
    return [];
  }
}

const isPage = (url: string) => url.startsWith('https:');

const PRESSES = 30;

/** Goes to the gateway's page. A busy gateway leads back to the order, where the shopper presses again. */
export async function pageOf(shop: PaymentShop, link: string): Promise<string> {
  for (let press = 0; press < PRESSES; press++) {
    const url = await shop.follow(link);
    if (isPage(url)) return url;
  }
  return '';
}

/** Repeats a call while the shop is busy. */
async function press<Said extends { readonly status: number }>(act: () => Promise<Said>): Promise<Said> {
  let said = await act();
  for (let more = 1; said.status === 503 && more < PRESSES; more++) said = await act();
  return said;
}

/** Returns the functions in one of both orders. */
const inAnyOrder = (random: () => number, first: () => Promise<void>, second: () => Promise<void>) =>
  random() < 0.5 ? [first, second] : [second, first];

async function twoPages({ shop, random, bought, name, url, deliver, back, complain }: Shopper) {
  const other: GatewayName = name === 'stripe' ? 'razorpay' : 'stripe';
  const { [name]: former, [other]: next } = shop.doubles;
  const finish = former.begin(url);
  // Some are faster than the change of method, which is then refused.
  const early = random() < 0.25 ? attempt(finish) : null;
  const changed = await press(() => shop.change(bought, other));
  const step = changed.json.payment?.step?.url;
  const page = typeof step === 'string' ? await pageOf(shop, step) : '';
  if (!early && !page && changed.status !== 503) complain(`no page after a change: ${changed.text.slice(0, 200)}`);
  const payOld = async () => deliver(name, early ?? attempt(finish));
  const payNew = async () => deliver(other, page ? attempt(() => next.pay(page)) : []);
  for (const pay of inAnyOrder(random, payOld, payNew)) await pay();
  await back();
}

async function twoTabs({ shop, name, url, deliver, back }: Shopper) {
  const tabs = [shop.doubles[name].begin(url), shop.doubles[name].begin(url)];
  for (const finish of tabs) await deliver(name, attempt(finish));
  await back();
}

async function transfer({ shop, random, bought, name, url, deliver, transferred, complain }: Shopper) {
  const { number } = bought;
  const finish = shop.doubles[name].begin(url);
  if ((await press(() => shop.change(bought, 'upi'))).status === 503) return;
  const reference = String(Math.floor(random() * 1e12)).padStart(12, '7');
  const { status } = await press(() => shop.claim(bought, reference));
  if (status !== 200) return complain(`claim ${status}`);
  transferred(number, TOTAL);
  const captured = async () => deliver(name, attempt(finish));
  const confirmed = async () => {
    const { status: said } = await press(() => shop.merchant(number, 'payment', { arrived: true, reference }));
    // 409: confirmed by a press whose response was lost.
    if (said !== 200 && said !== 409) complain(`transfer ${said}`);
  };
  for (const act of inAnyOrder(random, captured, confirmed)) await act();
}

async function late({ shop, random, bought, name, url, deliver }: Shopper) {
  const finish = shop.doubles[name].begin(url);
  const early = random() < 0.5 ? attempt(finish) : null;
  await shop.expire(bought.number);
  await expireOrders(shop.db);
  await deliver(name, early ?? attempt(finish));
}

async function pays({ shop, name, url, deliver, back }: Shopper) {
  await deliver(name, shop.doubles[name].pay(url));
  await back();
}

export const DEEDS: Readonly<Record<Deed, (shopper: Shopper) => Promise<unknown>>> = {
  pays,
  late,
  transfer,
  never: async () => {},
  'two pages': twoPages,
  'two tabs': twoTabs,
  'declined first': async (shopper) => {
    const { shop, name, url, deliver } = shopper;
    await deliver(name, shop.doubles[name].pay(url, 'failed'));
    await pays(shopper);
  },
};
