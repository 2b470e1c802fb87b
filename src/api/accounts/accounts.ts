/** Account routes. Responses are no-store, and unsafe requests must come from an allowed origin. */
import type { FastifyInstance } from 'fastify';
import { secretOf } from '../../db/accounts/secret.ts';
import { openAccountEmails } from '../emails/account-emails.ts';
import { openBackground } from '../http/background.ts';
import { rememberCallers } from '../http/caller.ts';
import { readForms } from '../http/form-posts.ts';
import type { GetSession } from '../orders/deps.ts';
import { addressRoutes } from './address-routes.ts';
import { type AuthSettings, createAuth } from './auth.ts';
import { authRoutes } from './auth-routes.ts';
import type { AccountShop } from './deps.ts';
import { emailRoutes } from './email-routes.ts';
import { createKnownDevices } from './known-device.ts';
import { meRoutes } from './me-routes.ts';
import { guardedDatabase } from './password-guard.ts';
import { passwordRoutes } from './password-routes.ts';
import { createPasswords } from './passwords.ts';
import { sessionRoutes } from './session-routes.ts';
import { findSignedIn, type SignedIn } from './sessions.ts';
import { guardPersonal } from './signed.ts';
import { socialRoutes } from './social-routes.ts';
import { stopRoutes } from './stop-routes.ts';
import { openHashStorage } from './verified-hash.ts';
import { verifyRoutes } from './verify-routes.ts';
import { wishlistRoutes } from './wishlist-routes.ts';

/** JSON routes, called by scripts. */
const ROUTES = [
  authRoutes,
  passwordRoutes,
  emailRoutes,
  socialRoutes,
  meRoutes,
  sessionRoutes,
  addressRoutes,
  wishlistRoutes,
];
/** HTML pages that links in emails open, with plain forms. */
const PAGES = [verifyRoutes, stopRoutes];

/**
 * Registers the account routes and returns a function that resolves the session of a request. Missing settings default to
 * values for a shop on localhost.
 */
export async function serveAccounts(
  app: FastifyInstance,
  shop: AccountShop,
  given: Partial<AuthSettings> = {},
): Promise<GetSession> {
  const settings: AuthSettings = {
    origin: given.origin ?? 'http://localhost:4321',
    bearer: given.bearer ?? false,
    passwords: given.passwords ?? createPasswords(),
    database: given.database ?? guardedDatabase,
    providers: given.providers ?? [],
    secret: given.secret ?? (await secretOf(shop.db)),
  };
  const auth = createAuth(shop.db, settings);
  const getSession: GetSession = (request, reply) => findSignedIn(auth, request, reply);
  const devices = createKnownDevices(settings.secret, settings.origin.startsWith('https:'));
  const allowed = new Set([settings.origin, ...shop.pages]);
  app.addHook('onClose', settings.passwords.close);

  await app.register(async (scope) => {
    const emails = openAccountEmails(shop.db, shop.mail, shop.site, scope.brand, openBackground(scope));
    // Without a text/plain parser, cross-site forms cannot send JSON without a CORS preflight.
    scope.removeContentTypeParser('text/plain');
    rememberCallers(scope);
    openHashStorage(scope);
    guardPersonal(scope, allowed, getSession);
    const deps = { ...shop, ...settings, auth, emails, devices };
    for (const routes of ROUTES) routes(scope, deps);
    await scope.register(async (pages) => {
      readForms(pages);
      for (const routes of PAGES) routes(pages, deps);
    });
  });
  return getSession;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn;
  }
}
