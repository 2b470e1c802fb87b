/** Shares one task between several requesters; cancelled before it starts when all of them have left. */

export type Progress = {
  /** Aborted when no requester is left and the task has not started. */
  readonly signal: AbortSignal;
  /** Call when the task starts: it then runs to its end. */
  readonly started: () => void;
};

type Job<T> = { readonly promise: Promise<T>; readonly left: () => void; requesters: number };

/** Returns a function that joins the task of a key, or starts it. A requester leaves by aborting its signal. */
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
        // The next requester starts a new task.
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
