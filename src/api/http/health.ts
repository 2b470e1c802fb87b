/** Whether this process lives, and whether it should be sent requests: two questions that hosts ask every few seconds. */
import type { FastifyInstance } from 'fastify';
import { SERVICE } from '../../core/shop/constants.ts';
import { SERVICE_COPY as SAY } from '../../core/shop/service-copy.ts';
import type { Database } from '../../db/engine/db.ts';

export const ALIVE = '/healthz';
export const READY = '/readyz';

/** One question to the database at a time, and its answer is believed for a moment: whoever asks a thousand times costs one. */
function createCheck(database: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (asked && Date.now() < until) return asked;
    until = Number.POSITIVE_INFINITY;
    const late = new Promise<never>((_, fail) => {
      setTimeout(fail, SERVICE.readyWithinMs, new Error('late')).unref();
    });
    asked = Promise.race([database.check(), late])
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        until = Date.now() + SERVICE.readyKeptMs;
      });
    return asked;
  };
}

/**
 * Serves both, and lets the process be drained: it answers as before, but says that it is not ready and ends each connection
 * with its next answer, so that callers go elsewhere before it closes.
 */
export function serveHealth(app: FastifyInstance, database: Database): void {
  const check = createCheck(database);
  let draining = false;
  app.decorate('drain', () => {
    draining = true;
  });
  app.addHook('preClose', async () => app.drain());
  app.addHook('onSend', (_, reply, payload, done) => {
    if (draining) reply.header('connection', 'close');
    done(null, payload);
  });

  const schema = { hide: true } as object;
  app.get(ALIVE, { schema }, async (_, reply) => reply.header('cache-control', 'no-store').send({ state: SAY.alive }));
  app.get(READY, { schema }, async (_, reply) => {
    const state = draining ? SAY.closing : (await check()) ? SAY.ready : SAY.databaseAway;
    return reply
      .code(state === SAY.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ state });
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends callers elsewhere, before the app is closed. */
    drain: () => void;
  }
}
