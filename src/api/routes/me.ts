/** The signed-in shopper (§7): who it is, what is held of them, and the end of both. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { WireUser } from '../../core/account-shapes.ts';
import { AUTH_COPY } from '../../core/copy/auth.ts';
import type { AccountDeps } from '../accounts.ts';
import { provePassword } from '../credentials.ts';
import { accounts, users } from '../db/account-schema.ts';
import { listAddresses } from '../db/addresses.ts';
import type { Db } from '../db/open.ts';
import { subscribers } from '../db/schema.ts';
import { listWishlist } from '../db/wishlists.ts';
import { headersOf, type SignedIn, sendCookies } from '../sessions.ts';
import { listSessions } from './sessions.ts';
import { serveSigned } from './signed.ts';

type User = Omit<SignedIn['user'], 'image' | 'updatedAt'>;

export function wireUser(user: User): WireUser {
  return {
    _id: user.id,
    name: user.name,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    emailVerified: user.emailVerified,
    phone: user.phone ?? '',
    role: user.role ?? 'customer',
    createdAt: user.createdAt.toISOString(),
  };
}

/** Whether the newsletter goes to this address: told only to somebody who has proven that it is theirs. */
async function newsletterOf(db: Db, { email, emailVerified }: User) {
  if (!emailVerified) return null;
  const [row] = await db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  return row ? { state: row.state, since: row.createdAt.toISOString() } : null;
}

async function exportOf(db: Db, who: SignedIn) {
  const { user } = who;
  const ways = await db.select().from(accounts).where(eq(accounts.userId, user.id)).orderBy(accounts.createdAt);
  return {
    exportedAt: new Date().toISOString(),
    account: { ...wireUser(user), username: user.username ?? '' },
    signsInWith: ways.map(({ providerId, createdAt }) => ({
      provider: providerId === 'credential' ? 'password' : providerId,
      since: createdAt.toISOString(),
    })),
    sessions: await listSessions(db, who),
    addresses: await listAddresses(db, user.id),
    wishlist: [...(await listWishlist(db, user.id))],
    newsletter: await newsletterOf(db, user),
  };
}

export function meRoutes(scope: FastifyInstance, { auth, db, passwords }: AccountDeps): void {
  serveSigned(scope, 'me', async ({ user }) => wireUser(user));

  serveSigned(scope, 'changeMe', async ({ user }, { body }) => {
    const { firstName = user.firstName ?? '', lastName = user.lastName ?? '', phone = user.phone ?? '' } = body;
    const [row] = await db
      .update(users)
      .set({ firstName, lastName, phone, name: `${firstName} ${lastName}`.trim(), updatedAt: sql`now()` })
      .where(eq(users.id, user.id))
      .returning();
    return wireUser(row ?? user);
  });

  serveSigned(scope, 'exportMe', async (who, _, __, reply) => {
    reply.header('content-disposition', 'attachment; filename="aroha-account.json"');
    return exportOf(db, who);
  });

  serveSigned(scope, 'deleteMe', async ({ user }, { body }, request, reply) => {
    await provePassword(db, passwords, user.id, body.password);
    // Sessions, ways to sign in, addresses and the wishlist go with it.
    await db.delete(users).where(eq(users.id, user.id));
    const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
    sendCookies(reply, headers);
    return { message: AUTH_COPY.deleted };
  });
}
