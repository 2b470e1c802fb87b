/** A card gateway as shops meet them: a page of its own, signed messages, refunds that a key makes once. */
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../src/api/http/http-error.ts';
import type { PaymentWay } from '../../src/api/payments/payment.ts';
import { checkSignature, sign } from '../../src/api/payments/signature.ts';
import type { GatewayEvent } from '../../src/core/payment/gateway-event.ts';

const SECRET = 'the gateway and the shop alone know this';

export type TestGateway = {
  readonly way: PaymentWay;
  /** Payments by order number, each begun once however often it is asked. */
  readonly sessions: Map<string, { url: string; amount: number; link: string }>;
  readonly refunds: Map<string, number>;
  /** Does not answer while true. */
  away: boolean;
  /** What it would send: the signature's header, and the body. */
  readonly message: (event: Partial<GatewayEvent>, at?: Date) => { headers: Record<string, string>; body: string };
};

/** origin is where its pages are. */
export function openGateway(origin = 'https://pay.example'): TestGateway {
  const sessions: TestGateway['sessions'] = new Map();
  const refunds: TestGateway['refunds'] = new Map();
  const answer = () => {
    if (gateway.away) throw new Error('connect ECONNREFUSED');
  };
  const way: PaymentWay = {
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
        throw new Refusal(400, 'The message cannot be read.');
      }
    },
    refund: async ({ key, amount }) => {
      answer();
      refunds.set(key, amount);
      return `refund-of-${key}`;
    },
  };
  const gateway: TestGateway = {
    way,
    sessions,
    refunds,
    away: false,
    message: (event, at = new Date()) => {
      const whole = { id: randomUUID(), kind: 'paid', currency: 'INR', reference: 'pay_1', ...event };
      const body = JSON.stringify(whole);
      return { headers: { 'x-signature': sign(SECRET, body, at) }, body };
    },
  };
  return gateway;
}
