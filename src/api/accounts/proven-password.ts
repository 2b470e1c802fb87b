/** The password hash that a request verified or set, for the writes to the database that follow in the same request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requests = new AsyncLocalStorage<{ hash?: string }>();

/** Gives every request of a scope a place of its own for the hash. */
export function rememberProofs(scope: FastifyInstance): void {
  // After the body is read: its events do not carry what is stored before.
  scope.addHook('preValidation', (_, __, done) => requests.run({}, done));
}

/** Undefined when the request neither verified nor set a password. */
export const provenHash = (): string | undefined => requests.getStore()?.hash;

/** Throws outside of a request: a proof that is not remembered would not be compared later. */
export function rememberProof(hash: string): void {
  const request = requests.getStore();
  if (!request) throw new Error('A password was verified outside of a request.');
  request.hash = hash;
}
