/** The client network of the current request, for limits in code without access to the request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './client-address.ts';

const callers = new AsyncLocalStorage<string>();

/** Returns the client's network; undefined outside a request. */
export const currentCaller = (): string | undefined => callers.getStore();

/** Stores the client's network for the handlers of a scope. */
export function rememberCallers(scope: FastifyInstance): void {
  // Runs after body parsing, because body events lose the async context.
  scope.addHook('preValidation', (request, _, done) => callers.run(networkOf(request.ip), done));
}
