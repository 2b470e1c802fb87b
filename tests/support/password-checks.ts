/** Password checks that can run other work before they return. */
import { AsyncResource } from 'node:async_hooks';
import type { Passwords } from '../../src/api/accounts/passwords.ts';
import { cheapPasswords } from './open-shop.ts';

export type PasswordChecks = {
  readonly passwords: Passwords;
  /** Runs work once, after the next check; checks within the work are not delayed. */
  readonly afterNext: (work: () => Promise<unknown>) => void;
};

export function openPasswordChecks(): PasswordChecks {
  const passwords = cheapPasswords();
  let next: (() => Promise<unknown>) | undefined;
  return {
    passwords: {
      ...passwords,
      verify: async (hash, password) => {
        const right = await passwords.verify(hash, password);
        const work = next;
        next = undefined;
        await work?.();
        return right;
      },
    },
    afterNext: (work) => {
      // Bound to the async context of the test, so that requests within do not inherit that of the waiting request.
      next = AsyncResource.bind(work);
    },
  };
}
