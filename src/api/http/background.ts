/** Work that an answer does not wait for: how long it takes would tell what it found. */
import type { FastifyInstance } from 'fastify';

export type Later = (work: () => Promise<void>) => void;

/** Runs work after the answer; what fails is logged. Closing the app waits for all of it. */
export function openBackground(scope: FastifyInstance): Later {
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
