/** A card gateway for tests: payment page, signed webhooks, idempotent refunds. */
import { randomUUID } from 'node:crypto';
import { HttpError } from '../../src/api/http/http-error.ts';
import type { PaymentMethod } from '../../src/api/payments/payment.ts';
import { checkSignature, sign } from '../../src/api/payments/signature.ts';
import type { GatewayEvent } from '../../src/core/payment/gateway-event.ts';

const SECRET = 'the gateway and the shop alone know this';

export type TestGateway = {
  readonly method: PaymentMethod;
  /** Payments by order number; beginning is idempotent. */
  readonly sessions: Map<string, { url: string; amount: number; link: string }>;
  readonly refunds: Map<string, number>;
  /** Unreachable while true. */
  unreachable: boolean;
  /** Returns the webhook's signature header and body. */
  readonly message: (event: Partial<GatewayEvent>, at?: Date) => { headers: Record<string, string>; body: string };
};

/** origin is that of its pages. */
export function openGateway(origin = 'https://pay.example'): TestGateway {
  const sessions: TestGateway['sessions'] = new Map();
  const refunds: TestGateway['refunds'] = new Map();
  const answer = () => {
    if (gateway.unreachable) throw new Error('connect ECONNREFUSED');
  };
  const method: PaymentMethod = {
    id: 'card',
    waitMinutes: () => 30,
    takes: (total) => total >= 100,
    begin: async ({ number, total, placedAt, expiresAt, link }) => {
      answer();
      const known = sessions.get(number) ?? { url: `${origin}/${randomUUID()}`, amount: total, link };
      sessions.set(number, known);
      return { kind: 'redirect', amount: total, url: known.url, until: (expiresAt ?? placedAt).toISOString() };
    },
    readMessage: ({ headers, body, now }) => {
      checkSignature(SECRET, headers['x-signature'], body, now);
      try {
        return JSON.parse(body.toString());
      } catch {
        throw new HttpError(400, 'The message cannot be read.');
      }
    },
    refund: async ({ key, amount }) => {
      answer();
      refunds.set(key, amount);
      return `refund-of-${key}`;
    },
  };
  const gateway: TestGateway = {
    method,
    sessions,
    refunds,
    unreachable: false,
    message: (event, at = new Date()) => {
      const whole = { id: randomUUID(), kind: 'paid', currency: 'INR', reference: 'pay_1', ...event };
      const body = JSON.stringify(whole);
      return { headers: { 'x-signature': sign(SECRET, body, at) }, body };
    },
  };
  return gateway;
}
