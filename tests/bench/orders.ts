/** Checkout benchmark on PostgreSQL: orders per second at 50 connections, and throughput at 150 % of that load. */
import { setup } from '../support/postgres.ts';
import { type Answer, agent, bodiesOf, fillShelves, placeOrder } from './checkout.ts';
import { serve } from './serve.ts';
import { median, type Row } from './table.ts';

const PORT = 4392;
const CONNECTIONS = 50;
const SECONDS = 6;
const WARM_SECONDS = 3;
const ROUNDS = 5;
const MERCHANT_KEY = 'bench-bench-bench-bench-bench';

type Tally = { readonly orders: number; readonly busy: number; readonly other: number; readonly ms: number[] };

function tally(answers: readonly Answer[]): Tally {
  const placed = answers.filter(({ status }) => status === 200);
  const busy = answers.filter(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
  return {
    orders: placed.length,
    busy: busy.length,
    other: answers.length - placed.length - busy.length,
    ms: placed.map(({ ms }) => ms).sort((a, b) => a - b),
  };
}

/** Closed loop: each connection sends its next request after the response. */
async function closedLoop(url: string, bodies: readonly string[], seconds: number): Promise<Tally> {
  const answers: Answer[] = [];
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const connection = async () => {
    while (performance.now() < end) {
      const body = bodies[next++ % bodies.length] as string;
      answers.push(await placeOrder(url, body));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return tally(answers);
}

/** Open loop: a fixed rate regardless of responses. */
async function openLoop(url: string, bodies: readonly string[], seconds: number, rate: number): Promise<Tally> {
  const underway: Promise<Answer>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * rate;
    while (underway.length < due) {
      const body = bodies[underway.length % bodies.length] as string;
      underway.push(placeOrder(url, body));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return tally(await Promise.all(underway));
}

const quantile = (sorted: readonly number[], part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);

export async function benchOrders(): Promise<Row[]> {
  const stop = await setup();
  const served = await serve(PORT, {
    DATABASE_URL: process.env.TEST_DATABASE_URL as string,
    DATABASE_POOL: '16',
    SITE_DIR: 'no-site',
    MERCHANT_KEY,
    PROXIES: '1',
  });
  try {
    await fillShelves(process.env.TEST_DATABASE_URL as string);
    const bodies = await bodiesOf(served.url);
    await closedLoop(served.url, bodies, WARM_SECONDS);
    const rounds: Tally[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await closedLoop(served.url, bodies, SECONDS));
    const rate = median(rounds.map(({ orders }) => orders / SECONDS));
    const crowd = await openLoop(served.url, bodies, SECONDS * 2, rate * 1.5);
    const kept = crowd.orders / (SECONDS * 2) / rate;
    const other = rounds.reduce((sum, one) => sum + one.other, crowd.other);
    return [
      {
        what: `orders: checkout at ${CONNECTIONS} connections`,
        figure: `${Math.round(rate)} orders/s, p99 ${median(rounds.map(({ ms }) => quantile(ms, 0.99)))} ms`,
        aim: 'aim 400, p99 150 ms',
      },
      {
        what: 'orders: at 150 % of that',
        figure: `${Math.round(kept * 100)} % of it kept, ${crowd.busy} told to come back, p99 ${quantile(crowd.ms, 0.99)} ms${other ? `, ${other} failed` : ''}`,
        aim: 'aim 90 %',
      },
    ];
  } finally {
    await served.stop();
    agent.destroy();
    await stop?.();
  }
}
