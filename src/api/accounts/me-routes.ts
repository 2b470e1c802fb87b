/** The signed-in shopper's profile, data export and account deletion. */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { EXPORT } from '../../core/account/constants.ts';
import { countAttempt } from '../../db/accounts/attempts.ts';
import { keepingAnOwner } from '../../db/merchant/people.ts';
import { users } from '../../db/schema/accounts.ts';
import { checkPassword, deleteAccount } from './credentials.ts';
import type { AccountDeps } from './deps.ts';
import { exportAccount } from './export.ts';
import { serializeUser } from './serializers.ts';
import { headersOf, sendCookies } from './sessions.ts';
import { serveSigned } from './signed.ts';

export function meRoutes(scope: FastifyInstance, { auth, db, passwords }: AccountDeps): void {
  serveSigned(scope, 'me', async ({ user }) => serializeUser(user));

  serveSigned(scope, 'changeMe', async ({ user }, { body }) => {
    const { firstName = user.firstName ?? '', lastName = user.lastName ?? '', phone = user.phone ?? '' } = body;
    const [row] = await db
      .update(users)
      .set({ firstName, lastName, phone, name: `${firstName} ${lastName}`.trim(), updatedAt: sql`now()` })
      .where(eq(users.id, user.id))
      .returning();
    return serializeUser(row ?? user);
  });

  serveSigned(scope, 'exportMe', async (who, _, __, reply) => {
    await countAttempt(db, 'export', who.user.id, EXPORT.perAccount);
    reply.header('content-disposition', 'attachment; filename="account.json"');
    return exportAccount(db, who);
  });

  serveSigned(scope, 'deleteMe', async ({ user }, { body }, request, reply) => {
    const hash = await checkPassword(db, passwords, user.id, body.password);
    await keepingAnOwner(deleteAccount(db, user.id, hash));
    const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
    sendCookies(reply, headers);
    return { message: AUTH_COPY.deleted };
  });
}
