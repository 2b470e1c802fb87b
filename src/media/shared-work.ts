/** Work that several requesters wait for: done once, and given up before it starts when all of them have left. */

export type Progress = {
  /** Aborted when nobody waits for the work any more and it has not started. */
  readonly signal: AbortSignal;
  /** To be called when the work starts: from then on it is finished, whoever leaves. */
  readonly started: () => void;
};

type Job<T> = { readonly promise: Promise<T>; readonly left: () => void; requesters: number };

/** Returns a function that joins the work of a key, or begins it. A requester's signal says that it has left. */
export function createSharedWork<T>() {
  const jobs = new Map<string, Job<T>>();

  function begin(key: string, work: (progress: Progress) => Promise<T>): Job<T> {
    const abandoned = new AbortController();
    let running = false;
    const forget = () => {
      if (jobs.get(key) === job) jobs.delete(key);
    };
    const started = () => {
      running = true;
    };
    const job: Job<T> = {
      requesters: 0,
      promise: work({ signal: abandoned.signal, started }).finally(() => forget()),
      left: () => {
        job.requesters -= 1;
        if (job.requesters > 0 || running) return;
        // The next requester begins anew.
        forget();
        abandoned.abort();
      },
    };
    jobs.set(key, job);
    return job;
  }

  return async (key: string, work: (progress: Progress) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    const job = jobs.get(key) ?? begin(key, work);
    job.requesters += 1;
    signal?.addEventListener('abort', job.left, { once: true });
    try {
      return await job.promise;
    } finally {
      signal?.removeEventListener('abort', job.left);
    }
  };
}
