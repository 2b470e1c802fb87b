/** Other shoppers at a modest rate, each action from a different address. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked, Caller } from './call.ts';

const PER_SECOND = 10;
const GETS = [
  '/',
  '/api/products?pageSize=24',
  '/shop',
  '/api/search?q=lamp',
  '/product/elegant-lamp',
  '/api/v1/products/elegant-lamp',
  '/api/products?category=lighting',
  '/api/categories',
];
/** One checkout per this many actions. */
const CHECKOUT_EVERY = 10;
const SIGN_IN_EVERY = 50;

export type Account = { readonly email: string; readonly password: string };
export type Visits = { readonly ms: number[]; readonly signInMs: number[]; readonly bad: string[] };

const addressOf = (turn: number) => `10.${20 + (turn >> 16)}.${(turn >> 8) & 255}.${turn & 255}`;
const phoneOf = (turn: number) => `98${String(10_000_000 + turn)}`;

function order(bodies: readonly string[], turn: number): Asked {
  const body = JSON.parse(bodies[turn % bodies.length] as string);
  const contact = { ...body.contact, email: `shopper${turn}@example.in`, phone: phoneOf(turn) };
  const headers = { 'idempotency-key': randomUUID() };
  return { method: 'POST', path: '/api/orders', headers, body: JSON.stringify({ ...body, contact }) };
}

function signIn(accounts: readonly Account[], turn: number): Asked {
  return { method: 'POST', path: '/api/auth/login', body: JSON.stringify(accounts[turn % accounts.length]) };
}

/** Runs visits until the deadline; returns durations and unexpected responses. */
export async function visit(
  { call }: Caller,
  bodies: readonly string[],
  accounts: readonly Account[],
  untilMs: number,
): Promise<Visits> {
  const visits: Visits = { ms: [], signInMs: [], bad: [] };
  const underway: Promise<void>[] = [];
  for (let turn = 1; performance.now() < untilMs; turn++) {
    const signsIn = turn % SIGN_IN_EVERY === 0;
    const get: Asked = { method: 'GET', path: GETS[turn % GETS.length] as string };
    const asked = signsIn ? signIn(accounts, turn) : turn % CHECKOUT_EVERY === 0 ? order(bodies, turn) : get;
    underway.push(
      call(asked, addressOf(turn)).then(({ status, ms, text }) => {
        (signsIn ? visits.signInMs : visits.ms).push(ms);
        if (status !== 200) visits.bad.push(`${asked.method} ${asked.path}: ${status} ${text.slice(0, 120)}`);
      }),
    );
    await sleep(1000 / PER_SECOND);
  }
  await Promise.all(underway);
  return visits;
}
