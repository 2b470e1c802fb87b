/** How often one client may ask: counted in the database, so that any number of processes have one limit. */
import type { FastifyInstance } from 'fastify';
import { countAttempt, type Limit } from '../../db/accounts/attempts.ts';
import type { Db } from '../../db/engine/db.ts';
import { networkOf } from './client-address.ts';

/** Refuses with 429, before a body is read, what comes to this scope on top of the limit. */
export function limitClients(scope: FastifyInstance, db: Db, what: string, limit: Limit, message: string): void {
  scope.addHook('onRequest', (request) => countAttempt(db, what, networkOf(request.ip), limit, message));
}
