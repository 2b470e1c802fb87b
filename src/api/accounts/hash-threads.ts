/**
 * Threads that derive keys from passwords. The process's own pool is shared with files, pictures and compression; whatever those
 * are asked for does not delay a sign-in here.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type HashCost = { readonly log2N: number; readonly r: number; readonly p: number };
export type HashJob = {
  readonly password: string;
  readonly salt: Uint8Array;
  /** Length of the key. */
  readonly bytes: number;
  readonly cost: HashCost;
};

/** Returns the scrypt key of a password. Rejects when it cannot be derived. */
export type DeriveKey = (job: HashJob) => Promise<Uint8Array>;
export type HashThreads = {
  /** Uses a free thread, or starts one: the caller bounds how many run at once. */
  readonly derive: DeriveKey;
  /** Ends all threads; a later job starts a new one. */
  readonly close: () => Promise<void>;
};

/** No thread is started before the first job, and an idle one does not keep the process alive. */
export function openHashThreads(file = new URL('./hash-worker.ts', import.meta.url)): HashThreads {
  const threads = new Set<Worker>();
  const idle = new Set<Worker>();

  function start(): Worker {
    const thread = new Worker(file, { execArgv: [] });
    threads.add(thread);
    // A job listens for itself; a failure between jobs must not end the process.
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
      throw new Error('A thread that hashes passwords ended in the middle of its job.');
    });
    try {
      thread.postMessage(job);
      // Rejects with what the thread throws: such a thread ends, and the next job gets a new one.
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
