/** Passwords as scrypt hashes. Few are made at once: each takes much memory on purpose. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { PASSWORD_HASH } from '../core/constants.ts';
import { AUTH_COPY } from '../core/copy/auth.ts';
import { Refusal } from './refusal.ts';

export type HashCost = { readonly log2N: number; readonly r: number; readonly p: number };
export type Passwords = {
  /** 'scrypt$17$8$1$salt$key': what it cost stands in it, so that the price can be raised later. */
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
  /** How many were made so far, of either kind. */
  readonly made: () => number;
};

const { saltBytes, keyBytes } = PASSWORD_HASH;
type Queue = { readonly atOnce: number; readonly waiting: number };

function derive(password: string, salt: Buffer, { log2N, r, p }: HashCost, bytes: number): Promise<Buffer> {
  const N = 2 ** log2N;
  return new Promise((resolve, reject) => {
    // The same letters may come composed or not, depending on the keyboard.
    scrypt(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Lets so many run at once and so many wait. Whoever comes after that is refused with 503. */
function createGate({ atOnce, waiting }: Queue) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Refusal(503, AUTH_COPY.busy, { 'retry-after': '5' });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export function createPasswords(cost: HashCost = PASSWORD_HASH, queue: Queue = PASSWORD_HASH): Passwords {
  const gate = createGate(queue);
  let made = 0;
  const run = (password: string, salt: Buffer, price: HashCost, bytes: number) =>
    gate(() => {
      made += 1;
      return derive(password, salt, price, bytes);
    });

  return {
    made: () => made,
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      const key = await run(password, salt, cost, keyBytes);
      const { log2N, r, p } = cost;
      return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    verify: async (hash, password) => {
      const [name, log2N, r, p, salt = '', key = ''] = hash.split('$');
      if (name !== 'scrypt') return false;
      const expected = Buffer.from(key, 'base64url');
      const price = { log2N: Number(log2N), r: Number(r), p: Number(p) };
      const actual = await run(password, Buffer.from(salt, 'base64url'), price, expected.length);
      return timingSafeEqual(actual, expected);
    },
  };
}
