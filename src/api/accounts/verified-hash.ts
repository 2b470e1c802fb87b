/** Stores the password hash that a request verified or set, for the database writes later in the same request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requests = new AsyncLocalStorage<{ hash?: string }>();

/** Gives every request of a scope its own storage. */
export function openHashStorage(scope: FastifyInstance): void {
  // In preValidation, because events of the body do not propagate the async context of earlier hooks.
  scope.addHook('preValidation', (_, __, done) => requests.run({}, done));
}

/** Returns undefined when the request neither verified nor set a password. */
export const verifiedHash = (): string | undefined => requests.getStore()?.hash;

/** Throws outside of a request, because the hash could not be compared later. */
export function storeVerifiedHash(hash: string): void {
  const request = requests.getStore();
  if (!request) throw new Error('A password was verified outside of a request.');
  request.hash = hash;
}
