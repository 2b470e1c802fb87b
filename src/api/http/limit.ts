/** Rate limits counted in the database, shared by all processes. */
import type { FastifyInstance } from 'fastify';
import { countAttempt, type Limit } from '../../db/accounts/attempts.ts';
import type { Db } from '../../db/engine/db.ts';
import { networkOf } from './client-address.ts';

/** Responds 429 above the limit, before the body is read. */
export function limitClients(scope: FastifyInstance, db: Db, what: string, limit: Limit, message: string): void {
  scope.addHook('onRequest', (request) => countAttempt(db, what, networkOf(request.ip), limit, message));
}
