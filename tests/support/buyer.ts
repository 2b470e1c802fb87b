/** Order bodies, idempotency keys and API calls of a buyer. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ORDER_EMAIL, ORDER_ENDPOINTS, ORDER_TOKEN } from '../../src/core/order/endpoints.ts';

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary responses.
  readonly json: any;
  readonly text: string;
};

export const newKey = () => randomUUID();

/** Calls the app; a payload makes it a POST. */
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

/** Header with the token of an order link. */
export const withToken = (token = '') => ({ [ORDER_TOKEN]: encodeURIComponent(token) });
/** Header with the order's email address. */
export const withEmail = (email: string) => ({ [ORDER_EMAIL]: encodeURIComponent(email) });

export const ADDRESS = { line1: '14 Sample Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' };
export const CONTACT = { name: 'Meera Rao', email: 'meera@example.com', phone: '98450 12345' };

export type Wanted = { readonly sku: string; readonly quantity: number };

/** A valid order body, except possibly its total. */
export const orderOf = (lines: readonly Wanted[], total: number, more: object = {}) => ({
  lines,
  total,
  contact: CONTACT,
  address: ADDRESS,
  payment: 'cod',
  ...more,
});

/** Returns the quoted total of lines sent to the address above, in rupees. */
export async function priceOf(app: FastifyInstance, lines: readonly Wanted[], more: object = {}): Promise<number> {
  const { json } = await call(app, ORDER_ENDPOINTS.quote.path, { lines, pin: ADDRESS.pin, ...more });
  return json.total;
}

export function order(app: FastifyInstance, body: object, key = newKey(), headers: Record<string, string> = {}) {
  return call(app, ORDER_ENDPOINTS.placeOrder.path, body, { 'idempotency-key': key, ...headers });
}

/** Orders lines at the current quote. */
export async function buy(
  app: FastifyInstance,
  lines: readonly Wanted[],
  more: { readonly coupon?: string; readonly [name: string]: unknown } = {},
) {
  const total = await priceOf(app, lines, more.coupon ? { coupon: more.coupon } : {});
  return order(app, orderOf(lines, total, more));
}
