/**
 * Worker threads that hash passwords. They are separate from libuv's pool, so that files, images and compression cannot
 * delay a sign-in.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type HashCost = { readonly log2N: number; readonly r: number; readonly p: number };
export type HashJob = {
  readonly password: string;
  readonly salt: Uint8Array;
  /** Key length in bytes. */
  readonly bytes: number;
  readonly cost: HashCost;
};

/** Returns the scrypt key of a password. Rejects when derivation fails. */
export type DeriveKey = (job: HashJob) => Promise<Uint8Array>;
export type HashThreads = {
  /** Uses an idle thread or starts one; the caller limits concurrency. */
  readonly derive: DeriveKey;
  /** Ends all threads; a later job starts a new one. */
  readonly close: () => Promise<void>;
};

/** Threads start with the first job; an idle thread does not keep the process alive. */
export function openHashThreads(file = new URL('./hash-worker.ts', import.meta.url)): HashThreads {
  const threads = new Set<Worker>();
  const idle = new Set<Worker>();

  function start(): Worker {
    const thread = new Worker(file, { execArgv: [] });
    threads.add(thread);
    // Each job has its own error listener; an error between jobs must not end the process.
    thread.on('error', () => {});
    thread.once('exit', () => {
      threads.delete(thread);
      idle.delete(thread);
    });
    return thread;
  }

  async function derive(job: HashJob): Promise<Uint8Array> {
    const [thread = start()] = idle;
    idle.delete(thread);
    thread.ref();
    const over = new AbortController();
    const { signal } = over;
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('A password hashing thread exited during a job.');
    });
    try {
      thread.postMessage(job);
      // Rejects with the thread's error; that thread exits and the next job starts a new one.
      const [key] = await Promise.race([once(thread, 'message', { signal }), ended]);
      idle.add(thread);
      return key;
    } finally {
      over.abort();
      thread.unref();
    }
  }

  return {
    derive,
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}
