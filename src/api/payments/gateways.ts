/** The gateways that the environment configures, as payment methods. */
import type { Env } from '../../core/shop/env.ts';
import type { Gateway } from './gateway.ts';
import { gatewayMethod } from './gateway-method.ts';
import type { PaymentMethod } from './payment.ts';
import { openRazorpay } from './razorpay.ts';
import { openStripe } from './stripe.ts';

export async function openGateways(env: Env): Promise<Gateway[]> {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_API } = env;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API } = env;
  const gateways: Gateway[] = [];
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET)
    gateways.push(
      await openRazorpay({
        ...{ keyId: RAZORPAY_KEY_ID, keySecret: RAZORPAY_KEY_SECRET, webhookSecret: RAZORPAY_WEBHOOK_SECRET },
        api: RAZORPAY_API,
      }),
    );
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    gateways.push(await openStripe({ key: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, api: STRIPE_API }));
  return gateways;
}

export const gatewayMethods = async (env: Env): Promise<PaymentMethod[]> =>
  (await openGateways(env)).map(gatewayMethod);
