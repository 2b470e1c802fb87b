/** Somebody who buys: bodies of orders, keys, and questions to the API. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ORDER_EMAIL, ORDER_ENDPOINTS, ORDER_TOKEN } from '../../src/core/order/endpoints.ts';

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came.
  readonly json: any;
  readonly text: string;
};

export const newKey = () => randomUUID();

/** Asks the app; a payload makes it a POST. */
export async function call(
  app: FastifyInstance,
  url: string,
  payload?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const answer = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(payload !== undefined && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  });
  const isJson = String(answer.headers['content-type']).includes('json') && answer.body !== '';
  return {
    status: answer.statusCode,
    headers: answer.headers,
    json: isJson ? JSON.parse(answer.body) : undefined,
    text: answer.body,
  };
}

/** The header that opens an order with the token of its link. */
export const withToken = (token = '') => ({ [ORDER_TOKEN]: encodeURIComponent(token) });
/** The header that opens an order with its email address. */
export const withEmail = (email: string) => ({ [ORDER_EMAIL]: encodeURIComponent(email) });

export const ADDRESS = { line1: '14 Sample Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' };
export const CONTACT = { name: 'Meera Rao', email: 'meera@example.com', phone: '98450 12345' };

export type Wanted = { readonly sku: string; readonly quantity: number };

/** The body of an order that nothing is wrong with, but perhaps its total. */
export const orderOf = (lines: readonly Wanted[], total: number, more: object = {}) => ({
  lines,
  total,
  contact: CONTACT,
  address: ADDRESS,
  payment: 'cod',
  ...more,
});

/** Asks what lines cost, sent to the address above. */
export async function priceOf(app: FastifyInstance, lines: readonly Wanted[], more: object = {}): Promise<number> {
  const { json } = await call(app, ORDER_ENDPOINTS.quote.path, { lines, pin: ADDRESS.pin, ...more });
  return json.total;
}

export function order(app: FastifyInstance, body: object, key = newKey(), headers: Record<string, string> = {}) {
  return call(app, ORDER_ENDPOINTS.placeOrder.path, body, { 'idempotency-key': key, ...headers });
}

/** Orders lines as quoted now. */
export async function buy(
  app: FastifyInstance,
  lines: readonly Wanted[],
  more: { readonly coupon?: string; readonly [name: string]: unknown } = {},
) {
  const total = await priceOf(app, lines, more.coupon ? { coupon: more.coupon } : {});
  return order(app, orderOf(lines, total, more));
}
