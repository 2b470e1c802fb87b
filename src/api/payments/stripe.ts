/** Stripe: Checkout Sessions by redirect, for cards, Apple Pay and Google Pay. */
import { GATEWAY } from '../../core/payment/constants.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import { HttpError } from '../http/http-error.ts';
import type { Gateway, GatewayMessage } from './gateway.ts';
import { gatewayError } from './gateway-error.ts';
import { readEvent } from './stripe-events.ts';
import { sessionParameters, statusOf } from './stripe-sessions.ts';

export type StripeSettings = {
  readonly key: string;
  readonly webhookSecret: string;
  /** Origin of another server than Stripe's, for tests. */
  readonly api?: string | undefined;
};

const LIMITS = GATEWAY.stripe;

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
