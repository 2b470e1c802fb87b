/** Everything that speaks of shoppers, under one roof: no answer is kept, no other site may change anything. */
import type { FastifyInstance } from 'fastify';
import { AUTH_COPY } from '../core/copy/auth.ts';
import { type AuthSettings, createAuth } from './auth.ts';
import type { Db } from './db/open.ts';
import { secretOf } from './db/secret.ts';
import { checkOrigin } from './origins.ts';
import { createPasswords } from './passwords.ts';
import { Refusal } from './refusal.ts';
import { authRoutes } from './routes/auth.ts';
import { meRoutes } from './routes/me.ts';
import { findSignedIn, type SignedIn } from './sessions.ts';

export type AccountSettings = AuthSettings;

export type AccountDeps = AccountSettings & { readonly db: Db; readonly auth: ReturnType<typeof createAuth> };

/** Origins of pages that may act for a shopper, beside those of this host. */
type Pages = readonly string[];

/** Registers the accounts' routes. What settings leave out is as a shop on this machine needs it. */
export async function serveAccounts(
  app: FastifyInstance,
  db: Db,
  pages: Pages,
  settings: Partial<AccountSettings> = {},
): Promise<void> {
  const whole: AccountSettings = {
    origin: settings.origin ?? 'http://localhost:4321',
    bearer: settings.bearer ?? false,
    passwords: settings.passwords ?? createPasswords(),
    secret: settings.secret ?? (await secretOf(db)),
  };
  const auth = createAuth(db, whole);
  const allowed = new Set([whole.origin, ...pages]);
  const deps: AccountDeps = { ...whole, db, auth };

  await app.register(async (scope) => {
    // A form of another site cannot send JSON without asking first.
    scope.removeContentTypeParser('text/plain');
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      checkOrigin(request, allowed);
      if (!request.routeOptions.config.signed) return;
      const found = await findSignedIn(auth, request, reply);
      if (!found) throw new Refusal(401, AUTH_COPY.signIn);
      request.signedIn = found;
    });
    authRoutes(scope, deps);
    meRoutes(scope, deps);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn;
  }
}
