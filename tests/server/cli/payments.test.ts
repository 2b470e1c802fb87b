import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../src/core/shop/env.ts';
import { checkPayments } from '../../../src/server/cli/payments.ts';
import { GATEWAYS, type GatewayName, openGatewayOn } from '../../support/gateways.ts';

function envOf(name: GatewayName, api: string, key: string, secret: string) {
  const [id, password] = key.split(':');
  return readEnv(
    name === 'stripe'
      ? { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API: api }
      : { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: password, RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_API: api },
  );
}

describe.each(GATEWAYS)('payments check with %s', (name) => {
  const SOON = { everyMs: 1, mostMs: 20 };

  it('tries each step up to a payment and its refunds, and says so', async () => {
    const { double } = await openGatewayOn(name);
    const env = envOf(name, double.origin, double.settings.key, double.settings.secret);
    const lines: string[] = [];
    const say = (line: string) => {
      lines.push(line);
      // The person who pays.
      const url = /https:\S+/.exec(line)?.[0];
      if (url) double.pay(url);
    };
    expect(await checkPayments(env, undefined, say, SOON)).toBe(true);
    expect(lines.at(-1)).toBe(`${name}: all steps went well`);
    expect(lines.join('\n')).not.toContain('FAILED');
    // What was asked for twice was refunded once, and everything went back.
    expect([...double.refunds.values()].map(({ amount }) => amount)).toEqual([100, 9900]);
    await double.close();
  });

  it('says that nobody paid, and refunds a payment that was made later', async () => {
    const { double } = await openGatewayOn(name);
    const env = envOf(name, double.origin, double.settings.key, double.settings.secret);
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    expect(await checkPayments(env, undefined, say, SOON)).toBe(false);
    expect(lines.join('\n')).toContain('FAILED  reports your payment: it was not paid in time');
    expect(lines.at(-1)).toBe(`${name}: NOT all steps went well`);
    double.pay(/https:\S+/.exec(lines.join('\n'))?.[0] ?? '');
    const [payment] = double.payments.keys();
    expect(await checkPayments(env, payment, say)).toBe(true);
    expect([...double.refunds.values()].map(({ amount }) => amount)).toEqual([100]);
    await double.close();
  });

  it('says which step failed', async () => {
    const { double } = await openGatewayOn(name);
    const { settings, origin } = double;
    const wrong = name === 'stripe' ? 'sk_test_wrong' : 'rzp_test_wrong:double';
    const lines: string[] = [];
    const env = envOf(name, origin, wrong, settings.secret);
    expect(await checkPayments(env, undefined, (line) => void lines.push(line))).toBe(false);
    expect(lines.join('\n')).toContain('FAILED  makes a page of ₹100: refused: ');
    await double.close();
  });
});

it.each([
  { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: '12345678' },
])('refuses live keys: %o', async (keys) => {
  await expect(checkPayments(readEnv(keys), undefined, () => {})).rejects.toThrow('test keys only');
});

it('says what is missing', async () => {
  await expect(checkPayments(readEnv({}), undefined, () => {})).rejects.toThrow('No gateway is configured');
  expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET is not set');
  expect(() => readEnv({ RAZORPAY_KEY_ID: 'rzp_test_1' })).toThrow('RAZORPAY_KEY_SECRET is not set');
});
