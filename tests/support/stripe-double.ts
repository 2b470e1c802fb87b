/**
 * Stripe in a loopback server: the documented calls, limits and signatures that the shop uses, with the published types of
 * Stripe's library.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { type GatewayDouble, type GatewayRequest, type GatewayResponse, openGatewayServer } from './gateway-server.ts';

const KEY = 'sk_test_double';
const SECRET = 'whsec_double';
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'amount_total' | 'currency' | 'expires_at' | 'metadata' | 'payment_status' | 'status' | 'url'
> & { payment_intent: Pick<Stripe.PaymentIntent, 'id' | 'status' | 'last_payment_error'> | null };
type Refund = Pick<Stripe.Refund, 'id' | 'amount' | 'currency' | 'status' | 'metadata' | 'failure_reason'> & {
  payment_intent: string;
};

const failure = (status: number, message: string, type = 'invalid_request_error'): GatewayResponse => ({
  status,
  body: { error: { type, message } },
});

/** Returns the double. now: its clock. */
export async function openStripeDouble(now: () => Date = () => new Date()): Promise<GatewayDouble> {
  const sessions = new Map<string, Session>();
  const keys = new Map<string, { body: string; response: GatewayResponse }>();
  const payments: GatewayDouble['payments'] = new Map();
  const refunds = new Map<string, Refund & { payment: string }>();
  const refuseRefunds = { reason: '' };

  /** Sessions end by themselves. */
  const current = (session: Session): Session => {
    if (session.status === 'open' && session.expires_at <= seconds(now())) session.status = 'expired';
    return session;
  };

  function create(form: URLSearchParams): GatewayResponse {
    const ends = Number(form.get('expires_at')) - seconds(now());
    // The documented limits of expires_at.
    if (ends < 30 * 60) return failure(400, 'The `expires_at` timestamp must be at least 30 minutes in the future.');
    if (ends > 24 * 3600) return failure(400, 'The `expires_at` timestamp must be less than 24 hours in the future.');
    const id = idOf('cs_test');
    const metadata = { order: form.get('metadata[order]') ?? '', page: form.get('metadata[page]') ?? '' };
    const session: Session = {
      ...{ id, object: 'checkout.session', metadata, payment_status: 'unpaid', status: 'open', payment_intent: null },
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      expires_at: Number(form.get('expires_at')),
      url: `https://checkout.stripe.example/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function refund(form: URLSearchParams): GatewayResponse {
    const intent = form.get('payment_intent') ?? '';
    const paid = payments.get(intent);
    const amount = Number(form.get('amount'));
    if (!paid) return failure(404, `No such payment_intent: '${intent}'`);
    if (refuseRefunds.reason) return failure(400, refuseRefunds.reason);
    const sent = [...refunds.values()].filter((one) => one.payment === intent && one.status !== 'failed');
    if (sent.reduce((sum, one) => sum + one.amount, amount) > paid.amount)
      return failure(400, 'Refund amount is greater than unrefunded amount on charge.');
    const id = idOf('re');
    const made: Refund & { payment: string } = {
      ...{ id, amount, currency: 'inr', status: 'succeeded', payment_intent: intent, payment: intent, metadata: {} },
    };
    refunds.set(id, made);
    return { status: 200, body: made };
  }

  function answer({ method, path, headers, body }: GatewayRequest): GatewayResponse {
    if (headers.authorization !== `Bearer ${KEY}`) return failure(401, 'Invalid API Key provided');
    const form = new URLSearchParams(body);
    const key = method === 'POST' ? headers['idempotency-key'] : undefined;
    const known = typeof key === 'string' ? keys.get(key) : undefined;
    if (known && known.body !== body)
      return failure(
        400,
        'Keys for idempotent requests can only be used with the same parameters.',
        'idempotency_error',
      );
    if (known) return known.response;
    const [, , , id = '', act] = path.slice(1).split('/');
    const session = sessions.get(id);
    const respond = (): GatewayResponse => {
      if (path === '/v1/checkout/sessions') return create(form);
      if (path === '/v1/refunds') return refund(form);
      if (!session) return failure(404, `No such checkout.session: '${id}'`);
      current(session);
      if (act !== 'expire') return { status: 200, body: session };
      if (session.status !== 'open')
        return failure(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
      return { status: 200, body: session };
    };
    const response = structuredClone(respond());
    if (typeof key === 'string') keys.set(key, { body, response });
    return response;
  }

  function sign(event: object, at = now()) {
    const body = JSON.stringify(event);
    const digest = createHmac('sha256', SECRET)
      .update(`${seconds(at)}.${body}`)
      .digest('hex');
    return { headers: { 'stripe-signature': `t=${seconds(at)},v1=${digest}` }, body };
  }
  const message = (type: string, object: object, at?: Date) =>
    sign({ id: idOf('evt'), object: 'event', created: seconds(now()), type, data: { object } }, at);
  const plain = (session: Session) => ({ ...session, payment_intent: session.payment_intent?.id ?? null });

  function open(url: string): Session {
    const found = sessions.get(url.split('/').at(-1) ?? '');
    if (!found || current(found).status !== 'open') throw new Error('This session has expired.');
    return found;
  }
  function take(session: Session, intent: string) {
    if (session.status === 'open') session.status = 'complete';
    session.payment_status = 'paid';
    session.payment_intent = { id: intent, status: 'succeeded', last_payment_error: null };
    payments.set(intent, { number: session.metadata?.order ?? '', amount: session.amount_total ?? 0 });
  }

  const server = await openGatewayServer(answer);
  return Object.assign(server, {
    settings: { key: KEY, secret: SECRET },
    payments,
    refunds,
    refuseRefunds,
    sign,
    pay: (url: string, result = 'paid') => {
      const session = open(url);
      const intent = session.payment_intent?.id ?? idOf('pi');
      const { metadata, amount_total: amount, currency } = session;
      if (result === 'failed') {
        session.payment_intent = { id: intent, status: 'requires_payment_method', last_payment_error: {} as never };
        return [message('payment_intent.payment_failed', { id: intent, amount, currency, metadata })];
      }
      if (result === 'paid') take(session, intent);
      else {
        session.status = 'complete';
        session.payment_intent = { id: intent, status: 'processing', last_payment_error: null };
      }
      return [message('checkout.session.completed', plain(session))];
    },
    // Stripe documents that an expired session cannot be paid; the shop must not depend on it.
    begin: (url: string) => {
      const session = open(url);
      return () => {
        if (session.payment_status === 'paid') throw new Error('This session is paid.');
        take(session, idOf('pi'));
        return [message('checkout.session.completed', plain(session))];
      };
    },
    decide: (url: string, result: 'paid' | 'failed') => {
      const session = sessions.get(url.split('/').at(-1) ?? '') as Session;
      const intent = session.payment_intent?.id ?? '';
      if (result === 'paid') take(session, intent);
      else session.payment_intent = { id: intent, status: 'requires_payment_method', last_payment_error: {} as never };
      const type = `checkout.session.async_payment_${result === 'paid' ? 'succeeded' : 'failed'}`;
      return [message(type, plain(session))];
    },
    kept: () => {
      const sums = new Map<string, number>();
      const add = (number: string, amount: number) => sums.set(number, (sums.get(number) ?? 0) + amount);
      for (const { number, amount } of payments.values()) add(number, amount);
      for (const { payment, amount, status } of refunds.values())
        if (status !== 'failed') add(payments.get(payment)?.number ?? '', -amount);
      return sums;
    },
    failRefund: (id: string) => {
      const failed = Object.assign(refunds.get(id) as Refund, { status: 'failed', failure_reason: 'declined' });
      return message('refund.failed', failed);
    },
    dispute: (payment: string, ended?: 'won' | 'lost', nth = 1) => {
      const { amount = 0 } = payments.get(payment) ?? {};
      const detail = { currency: 'inr', reason: 'fraudulent', status: ended ?? 'needs_response' };
      return message(`charge.dispute.${ended ? 'closed' : 'created'}`, {
        id: `dp_${payment}_${nth}`,
        amount,
        payment_intent: payment,
        ...detail,
      });
    },
  }) satisfies GatewayDouble;
}
