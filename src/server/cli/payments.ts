/** `npm run shop -- payments check [payment]`: tries the configured gateways. */
import type { Gateway } from '../../api/payments/gateway.ts';
import { openGateways } from '../../api/payments/gateways.ts';
import { type Env, StartError } from '../../core/shop/env.ts';
import type { Say } from './api-client.ts';
import { checkGateway, PATIENCE, refundPart } from './check-gateway.ts';

const NONE = 'No gateway is configured. Set the variables of Razorpay or Stripe; .deploy/README.md lists them.';
const LIVE = 'This command makes payment pages, so it runs with test keys only (rzp_test_…, sk_test_…).';

const isLive = (key = '') => /^(rzp|sk|rk)_live_/.test(key);

/** Gateways name their payments differently: pay_… is Razorpay's, pi_… is Stripe's. */
async function refundPayment(gateways: readonly Gateway[], payment: string, say: Say, now: Date): Promise<boolean> {
  const id = payment.startsWith('pi_') ? 'stripe' : 'razorpay';
  const gateway = gateways.find((one) => one.id === id);
  if (!gateway) throw new StartError(`The payment ${payment} is one of ${id}, which is not configured.`);
  return refundPart(gateway, payment, say, now);
}

/**
 * Returns whether all steps went well. payment: only refunds ₹1 of this payment. Throws StartError without a gateway and for
 * live keys.
 */
export async function checkPayments(
  env: Env,
  payment: string | undefined,
  say: Say,
  patience = PATIENCE,
  now = new Date(),
): Promise<boolean> {
  if ([env.RAZORPAY_KEY_ID, env.STRIPE_SECRET_KEY].some(isLive)) throw new StartError(LIVE);
  const gateways = await openGateways(env);
  if (gateways.length === 0) throw new StartError(NONE);
  if (payment) return refundPayment(gateways, payment, say, now);
  const site = env.PUBLIC_SITE_URL ?? 'https://shop.example';
  const results: boolean[] = [];
  for (const gateway of gateways) {
    const well = await checkGateway(gateway, site, say, now, patience);
    say(well ? `${gateway.id}: all steps went well` : `${gateway.id}: NOT all steps went well`);
    results.push(well);
  }
  return results.every(Boolean);
}
