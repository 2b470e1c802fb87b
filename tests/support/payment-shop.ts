/** A shop with both gateways on their doubles, a shopper who pays there, and the merchant. */
import { eq, sql } from 'drizzle-orm';
import { cashOnDelivery } from '../../src/api/payments/cash.ts';
import { gatewayMethod } from '../../src/api/payments/gateway-method.ts';
import { reconcilePayments } from '../../src/api/payments/reconcile.ts';
import { sendDueRefunds } from '../../src/api/payments/send-refunds.ts';
import { upi } from '../../src/api/payments/upi.ts';
import { SHIPPING_FEE } from '../../src/core/delivery/constants.ts';
import { orders } from '../../src/db/schema/orders.ts';
import { call, newKey, order, orderOf, withToken } from './buyer.ts';
import { clearTables } from './clear-tables.ts';
import type { GatewayPost } from './gateway-server.ts';
import { type GatewayName, openGatewayOn } from './gateways.ts';
import { type Engine, openShop } from './open-shop.ts';
import { smallContent } from './small-content.ts';

export const LINES = [{ sku: 'HRN-1', quantity: 1 }];
export const TOTAL = 499_000 + SHIPPING_FEE.metro;
const KEY = 'a key that only the merchant knows';
export const ORIGIN = 'http://shop.test';

export type Bought = { readonly number: string; readonly token: string; readonly pay: string };

export async function openPaymentShop(engine: Engine) {
  const [razorpay, stripe] = [await openGatewayOn('razorpay'), await openGatewayOn('stripe')];
  const doubles = { razorpay: razorpay.double, stripe: stripe.double };
  const paymentMethods = [
    ...[razorpay, stripe].map(({ gateway }) => gatewayMethod(gateway)),
    ...[upi({ id: 'shop@bank', name: 'Shop' }), cashOnDelivery],
  ];
  const shop = await openShop(engine, {
    contentDir: smallContent().folder,
    siteOrigin: ORIGIN,
    orders: { paymentMethods, merchantKey: KEY, limits: null },
  });
  const { app, database } = shop;
  const { db } = database;
  const deps = { db, paymentMethods };

  /** Follows a link of the API. Returns where it leads to. */
  async function follow(link: string): Promise<string> {
    const { headers, statusCode } = await app.inject({ url: link.replace(ORIGIN, '') });
    return statusCode === 303 ? String(headers.location) : `status ${statusCode}`;
  }

  return {
    ...{ shop, db, deps, doubles, follow },
    async buy(payment: string, key = newKey()): Promise<Bought> {
      const { json, text, status } = await order(app, orderOf(LINES, TOTAL, { payment }), key);
      if (status !== 200) throw new Error(text);
      return { number: json.number, token: json.token, pay: json.payment.url };
    },
    see: async ({ number, token }: Bought) =>
      (await call(app, `/api/orders/${number}`, undefined, withToken(token))).json,
    change: ({ number, token }: Bought, payment: string) =>
      call(app, `/api/orders/${number}/payment-method`, { payment }, withToken(token)),
    /** The shopper reports a transfer. */
    claim: ({ number, token }: Bought, reference: string) =>
      call(app, `/api/orders/${number}/payment`, { reference }, withToken(token)),
    merchant: (number: string, act: string, body: object = {}) =>
      call(app, `/api/merchant/orders/${number}/${act}`, body, { authorization: `Bearer ${KEY}` }),
    seen: async (number: string) =>
      (await call(app, `/api/merchant/orders/${number}`, undefined, { authorization: `Bearer ${KEY}` })).json,
    rowOf: async (number: string) => (await db.select().from(orders).where(eq(orders.number, number)))[0],
    /** Returns the state, or the status of a refusal. */
    async send(name: GatewayName, { headers, body }: GatewayPost): Promise<string | number> {
      const type = { 'content-type': 'application/json' };
      const { statusCode, json } = await app.inject({
        ...{ method: 'POST', url: `/api/payments/${name}/webhook`, payload: body },
        headers: { ...type, ...headers },
      });
      return statusCode === 200 ? json().state : statusCode;
    },
    /** The jobs of the clock at a time: minutes from now. */
    reconcile: (minutes: number) => reconcilePayments(deps, new Date(Date.now() + minutes * 60_000)),
    sendRefunds: (minutes = 0) => sendDueRefunds(deps, new Date(Date.now() + minutes * 60_000 + 1000)),
    /** The time to pay has passed. */
    async expire(number: string): Promise<void> {
      await db.update(orders).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(orders.number, number));
    },
    async reset(): Promise<void> {
      await clearTables(db, 'orders', 'order_keys', 'payment_events');
      await db.execute(sql`update variants set stock = 7`);
      for (const double of [razorpay.double, stripe.double])
        Object.assign(double, { down: false, deaf: false }).refuseRefunds.reason = '';
    },
    async close(): Promise<void> {
      await shop.close();
      await Promise.all([razorpay.double.close(), stripe.double.close()]);
    },
  };
}

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>;
