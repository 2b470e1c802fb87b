/** Tries each call of a gateway with test keys, from a page to a payment and its refunds, and reports each step. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway, PagePayment } from '../../api/payments/gateway.ts';
import { GatewayRefusal } from '../../api/payments/gateway-error.ts';
import type { Say } from './api-client.ts';

const AMOUNT = 10_000;
const REFUND = 100;
const MINUTE_MS = 60_000;

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

/** How the payment of a page is waited for, in milliseconds. */
export type Patience = { readonly everyMs: number; readonly mostMs: number };

export const PATIENCE: Patience = { everyMs: 3000, mostMs: 10 * MINUTE_MS };

/** Asks about a page until it is paid. Throws when that takes too long. */
async function paymentOf(gateway: Gateway, gatewayId: string, { everyMs, mostMs }: Patience): Promise<PagePayment> {
  for (let waited = 0; ; waited += everyMs) {
    const [payment] = (await gateway.check(gatewayId)).payments;
    if (payment) return payment;
    if (waited >= mostMs) throw new Error('it was not paid in time');
    await sleep(everyMs);
  }
}

/** Tries each call of a gateway. Ends early when the next steps would need what is missing. */
export async function checkGateway(
  gateway: Gateway,
  site: string,
  say: Say,
  now: Date,
  patience: Patience,
): Promise<boolean> {
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
  if (!toPay) return false;
  say(`          Pay with a test card within ten minutes: ${toPay.url}`);
  const paid = await step(say, 'reports your payment', () => paymentOf(gateway, toPay.gatewayId, patience));
  if (!paid) return false;
  const whole = await step(say, `names its amount, and ${paid.reference} as its id`, async () =>
    expect(`${paid.amount} ${paid.currency}`, `${AMOUNT} INR`),
  );
  const part = await refundPart(gateway, paid.reference, say, now);
  const rest = await step(say, 'refunds the rest', () =>
    gateway.refund({
      ...{ number: `TEST-${id}`, reference: paid.reference },
      ...{ amount: AMOUNT - REFUND, key: `test-rest-${now.getTime()}` },
    }),
  );
  return part && [same, open, closed, whole, rest].every((result) => result !== null);
}

/** Refunds ₹1 of a payment, twice under one key. Returns whether both went well. */
export async function refundPart(gateway: Gateway, reference: string, say: Say, now: Date): Promise<boolean> {
  const refund = { number: 'TEST', reference, amount: REFUND, key: `test-${now.getTime()}` };
  const first = await step(say, 'refunds ₹1', () => gateway.refund(refund));
  const again = await step(say, 'refunds it once when asked again', async () =>
    expect(await gateway.refund(refund), first ?? ''),
  );
  return first !== null && again !== null;
}
