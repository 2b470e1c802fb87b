/** Runs work after the response, so that its duration reveals nothing. */
import type { FastifyInstance } from 'fastify';

export type RunInBackground = (work: () => Promise<void>) => void;

/** Runs work after the response and logs failures. Closing the app waits for all of it. */
export function openBackground(scope: FastifyInstance): RunInBackground {
  const underway = new Set<Promise<void>>();
  scope.addHook('onClose', async () => void (await Promise.allSettled(underway)));
  return (work) => {
    const done = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => scope.log.error(error))
      .finally(() => underway.delete(done));
    underway.add(done);
  };
}
