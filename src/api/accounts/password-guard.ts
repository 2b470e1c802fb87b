/**
 * better-auth's database, in which a request that verified a password can use it only while it is still the account's.
 * better-auth verifies first and writes later; another request may replace the password or delete the account in between.
 */
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { type AuthDatabase, hashedSessions } from '../../db/accounts/hashed-sessions.ts';
import type { Db } from '../../db/engine/db.ts';
import { sqlState } from '../../db/engine/retry.ts';
import { accounts, sessions } from '../../db/schema/accounts.ts';
import { ofUser } from './credentials.ts';
import { provenHash, rememberProof } from './proven-password.ts';

const FOREIGN_KEY_VIOLATION = '23503';
/** As for a wrong password, which by now it is. */
const replaced = () => new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD' });

/** A session refers to its account: the database refuses one of an account that was deleted. */
function refuseDeleted(error: unknown): never {
  throw sqlState(error) === FOREIGN_KEY_VIOLATION ? replaced() : error;
}

/**
 * Ends a new session and throws when the password that it was made with has been replaced. A change and a reset replace the
 * password first and delete the sessions afterwards, so a session that was inserted too late for that is found here. The row
 * is read with a lock, which waits for a replacement that is not committed yet.
 */
async function checkSession(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  const hash = provenHash();
  // Signing in with a social network proves no password.
  if (hash === undefined) return;
  const [account] = await db.select({ hash: accounts.password }).from(accounts).where(ofUser(userId)).for('share');
  if (account?.hash === hash) return;
  await db.delete(sessions).where(eq(sessions.id, id));
  throw replaced();
}

export const provenPasswords: AuthDatabase = (db) => {
  const open = hashedSessions(db);
  return (options) => {
    const inner = open(options);
    const adapter: typeof inner = {
      ...inner,
      create: async (asked) => {
        if (asked.model === 'session') {
          const session = await inner.create(asked).catch(refuseDeleted);
          await checkSession(db, session as unknown as { id: string; userId: string });
          return session as never;
        }
        const row = await inner.create(asked);
        const { password } = asked.data as { password?: string };
        if (asked.model === 'account' && password) rememberProof(password);
        return row as never;
      },
      update: async (asked) => {
        const { password } = asked.update as { password?: string };
        if (asked.model !== 'account' || !password) return inner.update(asked);
        const value = provenHash();
        if (value === undefined) throw new Error('A password is replaced by a request that did not verify it.');
        const row = await inner.update({ ...asked, where: [...asked.where, { field: 'password', value }] });
        if (!row) throw replaced();
        rememberProof(password);
        return row as never;
      },
      transaction: (work) => work(adapter),
    };
    return adapter;
  };
};
