/** Liveness and readiness checks. */
import type { FastifyInstance } from 'fastify';
import { SERVICE } from '../../core/shop/server-constants.ts';
import { SERVICE_COPY as SAY } from '../../core/shop/service-copy.ts';
import type { Database } from '../../db/engine/db.ts';

export const ALIVE = '/healthz';
export const READY = '/readyz';

/** Runs one database query at a time; the result is cached briefly. */
function createCheck(database: Database): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;
  let until = 0;
  return () => {
    if (pending && Date.now() < until) return pending;
    until = Number.POSITIVE_INFINITY;
    const late = new Promise<never>((_, fail) => {
      setTimeout(fail, SERVICE.readyWithinMs, new Error('late')).unref();
    });
    pending = Promise.race([database.check(), late])
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        until = Date.now() + SERVICE.readyKeptMs;
      });
    return pending;
  };
}

/** Serves both checks and adds drain(): requests still succeed, but readiness fails and each response closes its connection. */
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
    /** Fails the readiness check before the app closes. */
    drain: () => void;
  }
}
