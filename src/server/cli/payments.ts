/** `npm run shop -- payments check [payment]`: tries the configured gateways with test keys, and reports each step. */
import { type Gateway, GatewayRefusal } from '../../api/payments/gateway.ts';
import { openGateways } from '../../api/payments/gateways.ts';
import { type Env, StartError } from '../../core/shop/env.ts';
import type { Say } from './api-client.ts';

const AMOUNT = 10_000;
const REFUND = 100;
const MINUTE_MS = 60_000;

const NONE = 'No gateway is configured. Set the variables of Razorpay or Stripe; .deploy/README.md lists them.';
const LIVE = 'This command makes payment pages, so it runs with test keys only (rzp_test_…, sk_test_…).';

const isLive = (key = '') => /^(rzp|sk|rk)_live_/.test(key);

/** Runs one step. Returns its result, or null after it has said why the step failed. */
async function step<Result>(say: Say, name: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    const result = await work();
    say(`  ok      ${name}`);
    return result;
  } catch (error) {
    const refused = error instanceof GatewayRefusal ? 'refused: ' : '';
    say(`  FAILED  ${name}: ${refused}${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function expect(found: string, wanted: string): void {
  if (found !== wanted) throw new Error(`it is ${found}, not ${wanted}`);
}

async function checkGateway(gateway: Gateway, site: string, say: Say, now: Date): Promise<boolean> {
  say(gateway.id);
  // Unique for each run, as the gateways keep the pages of earlier ones.
  const id = now.getTime() % 1_000_000_000;
  const page = (add: number) => ({
    ...{ id: id + add, number: `TEST-${id}`, amount: AMOUNT, currency: 'INR', name: 'Test', email: 'test@example.com' },
    ...{ phone: '+919845012345', back: `${site}/?test=1` },
    expiresAt: new Date(now.getTime() + (gateway.leastMinutes + 5) * MINUTE_MS),
  });
  const made = await step(say, 'makes a page of ₹100', () => gateway.make(page(0)));
  if (!made) return false;
  const same = await step(say, 'makes the same page when asked again', async () =>
    expect((await gateway.make(page(0))).gatewayId, made.gatewayId),
  );
  const open = await step(say, 'reports it as open', async () =>
    expect((await gateway.check(made.gatewayId)).state, 'open'),
  );
  const closed = await step(say, 'closes it', async () =>
    expect((await gateway.close(made.gatewayId)).state, 'closed'),
  );
  const toPay = await step(say, 'makes another page, to be paid by you', () => gateway.make(page(1)));
  if (toPay) say(`  Pay with a test card: ${toPay.url}\n  Then: npm run shop -- payments check <id of the payment>`);
  return [same, open, closed, toPay].every((result) => result !== null);
}

/** Gateways name their payments differently: pay_… is Razorpay's, pi_… is Stripe's. */
async function refundPayment(gateways: readonly Gateway[], payment: string, say: Say, now: Date): Promise<boolean> {
  const id = payment.startsWith('pi_') ? 'stripe' : 'razorpay';
  const gateway = gateways.find((one) => one.id === id);
  if (!gateway) throw new StartError(`The payment ${payment} is one of ${id}, which is not configured.`);
  const refund = { number: 'TEST', reference: payment, amount: REFUND, key: `test-${now.getTime()}` };
  const first = await step(say, 'refunds ₹1', () => gateway.refund(refund));
  const again = await step(say, 'refunds it once when asked again', async () =>
    expect(await gateway.refund(refund), first ?? ''),
  );
  return first !== null && again !== null;
}

/** Returns whether all steps went well. Throws StartError without a gateway and for live keys. */
export async function checkPayments(
  env: Env,
  payment: string | undefined,
  say: Say,
  now = new Date(),
): Promise<boolean> {
  if ([env.RAZORPAY_KEY_ID, env.STRIPE_SECRET_KEY].some(isLive)) throw new StartError(LIVE);
  const gateways = await openGateways(env);
  if (gateways.length === 0) throw new StartError(NONE);
  if (payment) return refundPayment(gateways, payment, say, now);
  let well = true;
  for (const gateway of gateways)
    well = (await checkGateway(gateway, env.PUBLIC_SITE_URL ?? 'https://shop.example', say, now)) && well;
  return well;
}
