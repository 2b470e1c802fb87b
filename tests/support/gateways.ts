/** Both gateways as the shop uses them, each on its double. */
import type { Gateway } from '../../src/api/payments/gateway.ts';
import { openRazorpay } from '../../src/api/payments/razorpay.ts';
import { openStripe } from '../../src/api/payments/stripe.ts';
import type { GatewayDouble } from './gateway-server.ts';
import { openRazorpayDouble } from './razorpay-double.ts';
import { openStripeDouble } from './stripe-double.ts';

export const GATEWAYS = ['razorpay', 'stripe'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

const OPEN = { openRazorpay, openStripe };

/** Opens a gateway on its double. open: other modules than the shop's own. */
export function openWith(
  name: GatewayName,
  { settings: { key, secret: webhookSecret }, origin: api }: GatewayDouble,
  open: Partial<typeof OPEN> = {},
): Promise<Gateway> {
  const { openRazorpay: razorpay, openStripe: stripe } = { ...OPEN, ...open };
  const [keyId = '', keySecret = ''] = key.split(':');
  return name === 'stripe' ? stripe({ key, webhookSecret, api }) : razorpay({ keyId, keySecret, webhookSecret, api });
}

export async function openGatewayOn(name: GatewayName): Promise<{ double: GatewayDouble; gateway: Gateway }> {
  const double = await (name === 'stripe' ? openStripeDouble() : openRazorpayDouble());
  return { double, gateway: await openWith(name, double) };
}
