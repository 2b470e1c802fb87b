/** Stripe: Checkout Sessions by redirect, for cards, Apple Pay and Google Pay. */
import type Stripe from 'stripe';
import { GATEWAY } from '../../core/payment/constants.ts';
import { disputeReason } from '../../core/payment/dispute.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import { HttpError } from '../http/http-error.ts';
import { type Gateway, type GatewayMessage, gatewayError, type NewPage, type PageStatus } from './gateway.ts';

export type StripeSettings = {
  readonly key: string;
  readonly webhookSecret: string;
  /** Origin of another server than Stripe's, for tests. */
  readonly api?: string | undefined;
};

const LIMITS = GATEWAY.stripe;

const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

/** Order and page of an object that make() has marked; null for those of other programs. */
function markOf(metadata: Stripe.Metadata | null | undefined, gatewayId = '') {
  const { order: number = '', page = '' } = metadata ?? {};
  return number && /^\d{1,15}$/.test(page) ? { number, page: { id: Number(page), gatewayId } } : null;
}

function sessionParameters(page: NewPage): Stripe.Checkout.SessionCreateParams {
  const metadata = { order: page.number, page: String(page.id) };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: page.currency.toLowerCase(),
          unit_amount: page.amount,
          product_data: { name: `Order ${page.number}` },
        },
      },
    ],
    // The order is in one currency: a converted amount would be another one.
    adaptive_pricing: { enabled: false },
    customer_email: page.email,
    client_reference_id: page.number,
    metadata,
    payment_intent_data: { description: `Order ${page.number}`, metadata },
    expires_at: Math.floor(page.expiresAt.getTime() / 1000),
    success_url: page.back,
    cancel_url: `${page.back}&result=cancelled`,
    submit_type: 'pay',
  };
}

/** Expects the payment intent expanded. */
function statusOf(session: Stripe.Checkout.Session): PageStatus {
  const { status, payment_status: paid, payment_intent: intent, amount_total: total, currency } = session;
  const detail = typeof intent === 'object' ? intent : null;
  if (paid === 'paid') {
    const payment = { reference: idOf(intent), amount: total ?? 0, currency: (currency ?? '').toUpperCase() };
    return { state: 'closed', failed: false, payments: [payment] };
  }
  const failed = Boolean(detail?.last_payment_error);
  const refused = detail?.status === 'requires_payment_method' || detail?.status === 'canceled';
  const waits = status === 'complete' && !refused;
  return { state: waits ? 'pending' : status === 'open' ? 'open' : 'closed', failed, payments: [] };
}

function ofSession(event: Stripe.Event, session: Stripe.Checkout.Session): GatewayEvent | null {
  const mark = markOf(session.metadata, session.id);
  if (!mark) return null;
  const paid = session.payment_status === 'paid';
  const kind =
    event.type === 'checkout.session.expired'
      ? ('closed' as const)
      : event.type === 'checkout.session.async_payment_failed'
        ? ('failed' as const)
        : paid
          ? ('paid' as const)
          : ('pending' as const);
  return {
    ...mark,
    id: event.id,
    kind,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    reference: idOf(session.payment_intent),
  };
}

function ofRefund(event: Stripe.Event, refund: Stripe.Refund): GatewayEvent {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    id: event.id,
    kind: failed ? 'refund-failed' : 'refunded',
    number: '',
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    reference: idOf(refund.payment_intent),
    refund: refund.id,
    reason: refund.failure_reason ?? '',
  };
}

function readEvent(event: Stripe.Event): GatewayEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofSession(event, event.data.object);
    case 'payment_intent.payment_failed': {
      const { id: reference, amount, currency, metadata } = event.data.object;
      const mark = markOf(metadata);
      return mark && { ...mark, id: event.id, kind: 'failed', amount, currency: currency.toUpperCase(), reference };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id: dispute, amount, currency, reason, status, payment_intent: intent } = event.data.object;
      const detail = { dispute, reference: idOf(intent), reason: disputeReason(reason, status) };
      return { id: event.id, kind: 'disputed', number: '', amount, currency: currency.toUpperCase(), ...detail };
    }
    default:
      return null;
  }
}

/** Runs a call and turns its errors into the gateway's. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const { statusCode, message } = error as { statusCode?: number; message?: string };
    throw gatewayError(statusCode, message, error);
  }
}

const serverOf = (api: string) => {
  const { hostname: host, port, protocol } = new URL(api);
  const name = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { host, protocol: name, ...(port && { port: Number(port) }) };
};

/** Loads Stripe's library, so that a shop without it does not. */
export async function openStripe({ key, webhookSecret, api }: StripeSettings): Promise<Gateway> {
  const { default: Library } = await import('stripe');
  const stripe = new Library(key, {
    timeout: GATEWAY.timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && serverOf(api)),
  });
  const expand = { expand: ['payment_intent'] };
  const check = async (id: string) => statusOf(await asked(() => stripe.checkout.sessions.retrieve(id, expand)));

  function readMessage({ headers, body, now }: GatewayMessage): GatewayEvent | null {
    const signature = headers['stripe-signature'];
    try {
      const at = now.getTime();
      return readEvent(stripe.webhooks.constructEvent(body, String(signature), webhookSecret, 300, undefined, at));
    } catch (error) {
      if (error instanceof Library.errors.StripeSignatureVerificationError)
        throw new HttpError(401, 'The signature is missing, wrong or too old.');
      throw new HttpError(400, 'The message cannot be read.');
    }
  }

  return {
    id: 'stripe',
    waitMinutes: LIMITS.waitMinutes,
    leastMinutes: LIMITS.leastMinutes,
    takes: (total) => total >= LIMITS.leastAmount && total <= LIMITS.mostAmount,
    make: (page) =>
      asked(async () => {
        const idempotencyKey = `page-${page.number}-${page.id}`;
        const { id, url } = await stripe.checkout.sessions.create(sessionParameters(page), { idempotencyKey });
        return { gatewayId: id, url: url ?? '' };
      }),
    check,
    // Only an open session can be closed; of another one the status says more than the refusal.
    close: async (id) => {
      const closed = await stripe.checkout.sessions.expire(id, expand).catch(() => null);
      return closed ? statusOf(closed) : check(id);
    },
    readMessage,
    refund: ({ number, reference, amount, key: idempotencyKey }) =>
      asked(async () => {
        const parameters = { payment_intent: reference, amount, metadata: { order: number, key: idempotencyKey } };
        const { id, status, failure_reason: why } = await stripe.refunds.create(parameters, { idempotencyKey });
        if (status === 'failed' || status === 'canceled') throw { statusCode: 400, message: why ?? status };
        return id;
      }),
  };
}
