/** Both gateways as the shop uses them, each on its double. */
import type { Gateway } from '../../src/api/payments/gateway.ts';
import { openRazorpay } from '../../src/api/payments/razorpay.ts';
import { openStripe } from '../../src/api/payments/stripe.ts';
import type { GatewayDouble } from './gateway-server.ts';
import { openRazorpayDouble } from './razorpay-double.ts';
import { openStripeDouble } from './stripe-double.ts';

export const GATEWAYS = ['razorpay', 'stripe'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

export async function openGatewayOn(name: GatewayName): Promise<{ double: GatewayDouble; gateway: Gateway }> {
  if (name === 'stripe') {
    const double = await openStripeDouble();
    const { key, secret: webhookSecret } = double.settings;
    return { double, gateway: await openStripe({ key, webhookSecret, api: double.origin }) };
  }
  const double = await openRazorpayDouble();
  const { key, secret: webhookSecret } = double.settings;
  const [keyId = '', keySecret = ''] = key.split(':');
  return { double, gateway: await openRazorpay({ keyId, keySecret, webhookSecret, api: double.origin }) };
}
