/** better-auth's database adapter with hashed session tokens, so that read access to the tables does not allow signing in. */
import type { BetterAuthOptions } from 'better-auth';
import { type DB, drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Db } from '../engine/db.ts';
import { accounts, sessions, users } from '../schema/accounts.ts';
import { hashToken } from './token.ts';

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
/** Creates the database adapter of better-auth. */
export type AuthDatabase = (db: Db) => (options: BetterAuthOptions) => Adapter;
type Where = { field: string; value: unknown };
type Query = { model: string; where?: Where[] };

const isToken = ({ field, value }: Where) => field === 'token' && typeof value === 'string';

/** Returns the query with the token replaced by its hash. */
function hashed<T extends Query>(asked: T): T {
  if (asked.model !== 'session' || !asked.where?.some(isToken)) return asked;
  return {
    ...asked,
    where: asked.where.map((one) => (isToken(one) ? { ...one, value: hashToken(one.value as string) } : one)),
  };
}

/** Returns the row with the plain token of the query. */
function plain<T>({ model, where }: Query, row: T | null): T | null {
  const token = model === 'session' ? where?.find(isToken)?.value : undefined;
  return row && token ? { ...row, token } : row;
}

export const hashedSessions: AuthDatabase = (db) => {
  const open = drizzleAdapter(db as unknown as DB, {
    provider: 'pg',
    // Passwords are hashed inside: a transaction would block the single connection of the embedded database.
    transaction: false,
    schema: { user: users, session: sessions, account: accounts },
  });
  return (options) => {
    const inner = open(options);
    const adapter: Adapter = {
      ...inner,
      create: async (asked) => {
        if (asked.model !== 'session') return inner.create(asked);
        const { token } = asked.data as unknown as { token: string };
        const row = await inner.create({ ...asked, data: { ...asked.data, token: hashToken(token) } });
        return { ...row, token } as never;
      },
      findOne: async (asked) => plain(asked, await inner.findOne(hashed(asked))) as never,
      update: async (asked) => plain(asked, await inner.update(hashed(asked))) as never,
      findMany: async (asked) => (await inner.findMany(hashed(asked))).map((row) => plain(asked, row)) as never,
      updateMany: (asked) => inner.updateMany(hashed(asked)),
      count: (asked) => inner.count(hashed(asked)),
      consumeOne: async (asked) => plain(asked, await inner.consumeOne(hashed(asked))) as never,
      delete: (asked) => inner.delete(hashed(asked)),
      deleteMany: (asked) => inner.deleteMany(hashed(asked)),
      transaction: (work) => work(adapter),
    };
    return adapter;
  };
};
