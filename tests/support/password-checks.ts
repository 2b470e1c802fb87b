/** Passwords whose next check is followed by other work before its caller gets the result. */
import { AsyncResource } from 'node:async_hooks';
import type { Passwords } from '../../src/api/accounts/passwords.ts';
import { cheapPasswords } from './open-shop.ts';

export type PasswordChecks = {
  readonly passwords: Passwords;
  /** Runs work once, after the next check; the checks of the work itself are followed by nothing. */
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
      // In the context of the test: requests within must not pass for parts of the request that waits.
      next = AsyncResource.bind(work);
    },
  };
}
