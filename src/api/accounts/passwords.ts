/** Hashes passwords with scrypt on separate threads. Concurrency is limited because each hash uses much memory. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { totalmem } from 'node:os';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { PASSWORD_HASH } from '../../core/account/constants.ts';
import { createConcurrencyLimit } from '../../core/shop/concurrency-limit.ts';
import { currentCaller } from '../http/caller.ts';
import { type HashCost, type HashThreads, openHashThreads } from './hash-threads.ts';

export type Passwords = {
  /** 'scrypt$17$8$1$salt$key': stores its cost parameters, so that they can be raised later. */
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hash: string, password: string) => Promise<boolean>;
  /** Number of hashes computed so far, for hashing and verifying. */
  readonly made: () => number;
  /** Ends the threads. */
  readonly close: () => Promise<void>;
};

const { saltBytes, keyBytes, retryAfterSeconds } = PASSWORD_HASH;

/** Returns how many hashes of 128 MB are computed at once: one per 512 MB of memory that the process may use, at least one. */
export function hashesFor(memoryBytes: number): number {
  return Math.max(1, Math.min(PASSWORD_HASH.atOnce, Math.floor(memoryBytes / (512 * 1024 * 1024))));
}

/** A container's limit, else the memory of the machine, in bytes. Without a limit constrainedMemory() is 0 or huge. */
const usableBytes = () => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

type Queue = { readonly atOnce: number; readonly waiting: number; readonly perClient?: number };

export function createPasswords(
  cost: HashCost = PASSWORD_HASH,
  queue: Queue = { ...PASSWORD_HASH, atOnce: hashesFor(usableBytes()) },
  threads: HashThreads = openHashThreads(),
): Passwords {
  const limit = createConcurrencyLimit({ ...queue, retryAfterSeconds }, AUTH_COPY.busy);
  let made = 0;
  function derive(password: string, salt: Buffer, { log2N, r, p }: HashCost, bytes: number): Promise<Uint8Array> {
    const client = currentCaller();
    const work = () => {
      made += 1;
      // NFKC, because keyboards produce composed or decomposed characters.
      return threads.derive({ password: password.normalize('NFKC'), salt, bytes, cost: { log2N, r, p } });
    };
    return limit.run(work, client === undefined ? {} : { client });
  }

  return {
    made: () => made,
    close: threads.close,
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      const key = Buffer.from(await derive(password, salt, cost, keyBytes));
      const { log2N, r, p } = cost;
      return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    verify: async (hash, password) => {
      const [name, log2N, r, p, salt = '', key = ''] = hash.split('$');
      if (name !== 'scrypt') return false;
      const expected = Buffer.from(key, 'base64url');
      const price = { log2N: Number(log2N), r: Number(r), p: Number(p) };
      return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), price, expected.length), expected);
    },
  };
}
