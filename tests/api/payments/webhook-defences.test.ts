/** Each check of a webhook by itself: what it refuses, and that this is accepted when the check is taken out of the source. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../../../src/api/http/http-error.ts';
import { GATEWAY } from '../../../src/core/payment/constants.ts';
import { applyEvent } from '../../../src/db/payments/payment-events.ts';
import { paymentPages, payments } from '../../../src/db/schema/payments.ts';
import type { GatewayPost } from '../../support/gateway-server.ts';
import { GATEWAYS, type GatewayName, openWith } from '../../support/gateways.ts';
import { openPaymentShop, type PaymentShop, TOTAL } from '../../support/payment-shop.ts';
import { type Part, withoutPart } from '../../support/without-part.ts';

/** An unpaid order, its page, and the webhook of its payment; not yet sent. */
type Begun = { readonly number: string; readonly page: string; readonly gatewayId: string; readonly post: GatewayPost };
type Attack = { readonly first: Begun; readonly second: Begun; readonly foreign: Begun; readonly name: GatewayName };
type Parts = { readonly gateway?: readonly Part[]; readonly events?: readonly Part[] };
type Defence = {
  readonly what: string;
  readonly refused: string | number;
  readonly via?: 'other';
  readonly attack: (attack: Attack) => GatewayPost;
  readonly without: (name: GatewayName) => Parts;
};

const marksOf = (from: Begun, to: Begun) => (body: string) =>
  body.replaceAll(from.number, to.number).replaceAll(`"page":"${from.page}"`, `"page":"${to.page}"`);
const STRIPE_CHECK = 'stripe.webhooks.constructEvent(body, String(signature), webhookSecret, 300, undefined, at)';
const OLD = new Date(Date.now() - (GATEWAY.razorpay.staleHours + 1) * 3_600_000);

describe.each(GATEWAYS)('webhooks of %s', (own) => {
  const other: GatewayName = own === 'stripe' ? 'razorpay' : 'stripe';
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop('postgres');
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());

  const resign = (name: GatewayName, { body }: GatewayPost, change: (body: string) => string, at?: Date) =>
    shop.doubles[name].sign(JSON.parse(change(body)), at);

  const DEFENCES: readonly Defence[] = [
    {
      what: 'forged: the body of another message',
      refused: 401,
      attack: ({ first, second }) => ({ headers: first.post.headers, body: second.post.body }),
      without: (name) => ({
        gateway:
          name === 'stripe'
            ? [[STRIPE_CHECK, 'JSON.parse(String(signature && at && body))']]
            : [["checkSignature(webhookSecret, headers['x-razorpay-signature'], body);", '']],
      }),
    },
    {
      what: 'stale',
      refused: 401,
      attack: ({ name, first }) => {
        const at = Math.floor(OLD.getTime() / 1000);
        return resign(name, first.post, (body) => body.replace(/"(created|created_at)":\d+/, `"$1":${at}`), OLD);
      },
      without: (name) => ({
        gateway:
          name === 'stripe'
            ? [['webhookSecret, 300,', 'webhookSecret, 0,']]
            : [['Math.abs(age) > LIMITS.staleHours * 3_600_000', 'Number.isNaN(age)']],
      }),
    },
    {
      what: 'other order',
      refused: 'mismatch',
      attack: ({ name, first, second }) =>
        resign(name, first.post, (body) => body.replaceAll(first.number, second.number)),
      without: () => ({ events: [['page.number !== order.number || ', '']] }),
    },
    {
      what: 'other page',
      refused: 'mismatch',
      attack: ({ name, first, second }) => resign(name, first.post, marksOf(first, second)),
      without: () => ({
        events: [['if (named.gatewayId && page.gatewayId && named.gatewayId !== page.gatewayId) return false;', '']],
      }),
    },
    {
      what: 'other gateway',
      refused: 'mismatch',
      via: 'other',
      attack: ({ name, first, foreign }) =>
        resign(name, foreign.post, (body) =>
          marksOf(foreign, first)(body).replaceAll(foreign.gatewayId, first.gatewayId),
        ),
      without: () => ({ events: [[' || page.method !== method', '']] }),
    },
    {
      what: 'other amount',
      refused: 'mismatch',
      attack: ({ name, first }) =>
        resign(name, first.post, (body) =>
          body.replace(new RegExp(`"(amount|amount_total)":${TOTAL}`, 'g'), `"$1":${TOTAL - 100}`),
        ),
      without: () => ({ events: [['page.amount !== amount || ', '']] }),
    },
    {
      what: 'other currency',
      refused: 'mismatch',
      attack: ({ name, first }) => resign(name, first.post, (body) => body.replace(/"(inr|INR)"/g, '"usd"')),
      // The page's currency and the order's are checked both.
      without: () => ({
        events: [
          [' || page.currency !== currency', ''],
          ['amount === 0 || currency !== order.currency', 'amount === 0'],
        ],
      }),
    },
  ];

  async function begin(name: GatewayName): Promise<Begun> {
    const { number, pay } = await shop.buy(name);
    const post = shop.doubles[name].pay(await shop.follow(pay)).at(-1) as GatewayPost;
    const [page] = await shop.db.select().from(paymentPages).where(eq(paymentPages.number, number));
    return { number, page: String(page?.id), gatewayId: page?.gatewayId ?? '', post };
  }

  /** What the route does with a webhook, with parts of its code taken out. */
  async function receive(name: GatewayName, { headers, body }: GatewayPost, { gateway = [], events = [] }: Parts = {}) {
    const reader = await withoutPart<object>(`src/api/payments/${name}.ts`, gateway);
    const { applyEvent: apply } = events.length
      ? await withoutPart<{ applyEvent: typeof applyEvent }>('src/db/payments/payment-events.ts', events)
      : { applyEvent };
    const { readMessage } = await openWith(name, shop.doubles[name], reader);
    try {
      const event = readMessage({ headers, body: Buffer.from(body), now: new Date() });
      return event && (await apply(shop.db, name, event));
    } catch (error) {
      if (error instanceof HttpError) return error.statusCode;
      throw error;
    }
  }
  const recorded = () => shop.db.$count(payments);

  describe.each(DEFENCES)('$what', ({ attack, refused, via, without }) => {
    const name = via ? other : own;
    const attacked = async () =>
      attack({ name, first: await begin(own), second: await begin(own), foreign: await begin(other) });

    it('is refused, and nothing is recorded', async () => {
      expect(await receive(name, await attacked())).toBe(refused);
      expect(await recorded()).toBe(0);
    });

    it('would be recorded without the check (control)', async () => {
      expect(await receive(name, await attacked(), without(name))).not.toBe(refused);
      expect(await recorded()).toBe(1);
    });
  });

  it('count once when they are replayed', async () => {
    const { post } = await begin(own);
    expect([await receive(own, post), await receive(own, post)]).toEqual(['taken', 'known']);
    expect(await recorded()).toBe(1);
  });

  it('would count twice without the record of messages and the index of payments (control)', async () => {
    const { post } = await begin(own);
    await shop.db.execute(sql`drop index payments_reference`);
    try {
      for (const state of ['taken', 'excess'])
        expect(await receive(own, post, { events: [["if (inserted.length === 0) return 'known';", '']] })).toBe(state);
      expect(await recorded()).toBe(2);
    } finally {
      await shop.reset();
      await shop.db.execute(
        sql`create unique index payments_reference on payments (number, method, reference) where reference <> ''`,
      );
    }
  });

  it('are verified on their bytes: the same JSON in others is refused', async () => {
    const { post } = await begin(own);
    const spaced = { ...post, body: JSON.stringify(JSON.parse(post.body), null, 1) };
    expect(await shop.send(own, spaced)).toBe(401);
    // Control: what a route would verify that parses the body first.
    expect(await shop.send(own, { ...spaced, body: JSON.stringify(JSON.parse(spaced.body)) })).toBe('taken');
  });
});
