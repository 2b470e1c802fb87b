/**
 * Database adapter of better-auth that rejects writes of a request whose verified password has been replaced. better-auth
 * verifies first and writes later; another request may replace the password or delete the account in between.
 */
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { type AuthDatabase, hashedSessions } from '../../db/accounts/hashed-sessions.ts';
import type { Db } from '../../db/engine/db.ts';
import { sqlState } from '../../db/engine/retry.ts';
import { accounts, sessions } from '../../db/schema/accounts.ts';
import { ofUser } from './credentials.ts';
import { storeVerifiedHash, verifiedHash } from './verified-hash.ts';

const FOREIGN_KEY_VIOLATION = '23503';
/** The same error as for a wrong password. */
const replaced = () => new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD' });

/** Maps the foreign key violation of a session for a deleted account to the error for a wrong password. */
function rethrow(error: unknown): never {
  throw sqlState(error) === FOREIGN_KEY_VIOLATION ? replaced() : error;
}

/**
 * Deletes a new session and throws when the password it was created with has been replaced. A change and a reset replace
 * the password first and delete the sessions afterwards, so this catches sessions inserted after that deletion. The row is
 * read with a lock, which waits for an uncommitted replacement.
 */
async function checkSession(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  const hash = verifiedHash();
  // Social sign-in verifies no password.
  if (hash === undefined) return;
  const [account] = await db.select({ hash: accounts.password }).from(accounts).where(ofUser(userId)).for('share');
  if (account?.hash === hash) return;
  await db.delete(sessions).where(eq(sessions.id, id));
  throw replaced();
}

export const guardedDatabase: AuthDatabase = (db) => {
  const open = hashedSessions(db);
  return (options) => {
    const inner = open(options);
    const adapter: typeof inner = {
      ...inner,
      create: async (input) => {
        if (input.model === 'session') {
          const session = await inner.create(input).catch(rethrow);
          await checkSession(db, session as unknown as { id: string; userId: string });
          return session as never;
        }
        const row = await inner.create(input);
        const { password } = input.data as { password?: string };
        if (input.model === 'account' && password) storeVerifiedHash(password);
        return row as never;
      },
      update: async (input) => {
        const { password } = input.update as { password?: string };
        if (input.model !== 'account' || !password) return inner.update(input);
        const value = verifiedHash();
        if (value === undefined) throw new Error('A request replaced a password without verifying it.');
        const row = await inner.update({ ...input, where: [...input.where, { field: 'password', value }] });
        if (!row) throw replaced();
        storeVerifiedHash(password);
        return row as never;
      },
      transaction: (work) => work(adapter),
    };
    return adapter;
  };
};
