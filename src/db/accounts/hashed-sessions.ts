/** better-auth's database, with session tokens kept as hashes: who reads the tables can sign in as nobody. */
import type { BetterAuthOptions } from 'better-auth';
import { type DB, drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Db } from '../engine/db.ts';
import { accounts, sessions, users } from '../schema/accounts.ts';
import { hashToken } from './token.ts';

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
/** Makes better-auth's access to a database. */
export type AuthDatabase = (db: Db) => (options: BetterAuthOptions) => Adapter;
type Where = { field: string; value: unknown };
type Asked = { model: string; where?: Where[] };

const isToken = ({ field, value }: Where) => field === 'token' && typeof value === 'string';

/** The question with the token's hash in the token's place. */
function hashed<T extends Asked>(asked: T): T {
  if (asked.model !== 'session' || !asked.where?.some(isToken)) return asked;
  return {
    ...asked,
    where: asked.where.map((one) => (isToken(one) ? { ...one, value: hashToken(one.value as string) } : one)),
  };
}

/** The row as the caller knows it: with the token that was asked for. */
function plain<T>({ model, where }: Asked, row: T | null): T | null {
  const token = model === 'session' ? where?.find(isToken)?.value : undefined;
  return row && token ? { ...row, token } : row;
}

export const hashedSessions: AuthDatabase = (db) => {
  const open = drizzleAdapter(db as unknown as DB, {
    provider: 'pg',
    // Passwords are hashed within: a transaction would hold the one connection of the embedded database meanwhile.
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
