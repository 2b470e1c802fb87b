/** The client whose request is being handled, for code that works far from the request: limits that are fair between clients. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './client-address.ts';

const callers = new AsyncLocalStorage<string>();

/** Network of the client; undefined outside of a request. */
export const currentCaller = (): string | undefined => callers.getStore();

/** Makes the caller known to the handlers of a scope. */
export function rememberCallers(scope: FastifyInstance): void {
  // After the body is read: its events do not carry what is stored before.
  scope.addHook('preValidation', (request, _, done) => callers.run(networkOf(request.ip), done));
}
