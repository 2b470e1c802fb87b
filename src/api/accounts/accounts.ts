/** Everything that speaks of shoppers, under one roof: no answer is kept, no other site may change anything. */
import type { FastifyInstance } from 'fastify';
import { secretOf } from '../../db/accounts/secret.ts';
import { openLetters } from '../emails/account-emails.ts';
import { openBackground } from '../http/background.ts';
import { rememberCallers } from '../http/caller.ts';
import { readForms } from '../http/form-posts.ts';
import type { Who } from '../orders/deps.ts';
import { addressRoutes } from './address-routes.ts';
import { type AuthSettings, createAuth } from './auth.ts';
import { authRoutes } from './auth-routes.ts';
import type { AccountShop } from './deps.ts';
import { emailRoutes } from './email-routes.ts';
import { createDevices } from './known-device.ts';
import { meRoutes } from './me-routes.ts';
import { provenPasswords } from './password-guard.ts';
import { passwordRoutes } from './password-routes.ts';
import { createPasswords } from './passwords.ts';
import { rememberProofs } from './proven-password.ts';
import { sessionRoutes } from './session-routes.ts';
import { findSignedIn, type SignedIn } from './sessions.ts';
import { guardPersonal } from './signed.ts';
import { socialRoutes } from './social-routes.ts';
import { stopRoutes } from './stop-routes.ts';
import { verifyRoutes } from './verify-routes.ts';
import { wishlistRoutes } from './wishlist-routes.ts';

/** Routes that scripts call, with JSON. */
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
/** Pages that letters lead to, with plain forms. */
const PAGES = [verifyRoutes, stopRoutes];

/**
 * Registers the accounts' routes, and answers a function that tells who is signed in. What settings leave out is as a shop
 * on this machine needs it.
 */
export async function serveAccounts(
  app: FastifyInstance,
  shop: AccountShop,
  given: Partial<AuthSettings> = {},
): Promise<Who> {
  const settings: AuthSettings = {
    origin: given.origin ?? 'http://localhost:4321',
    bearer: given.bearer ?? false,
    passwords: given.passwords ?? createPasswords(),
    database: given.database ?? provenPasswords,
    providers: given.providers ?? [],
    secret: given.secret ?? (await secretOf(shop.db)),
  };
  const auth = createAuth(shop.db, settings);
  const who: Who = (request, reply) => findSignedIn(auth, request, reply);
  const devices = createDevices(settings.secret, settings.origin.startsWith('https:'));
  const allowed = new Set([settings.origin, ...shop.pages]);
  app.addHook('onClose', settings.passwords.close);

  await app.register(async (scope) => {
    const letters = openLetters(shop.db, shop.mail, shop.site, scope.brand, openBackground(scope));
    // A form of another site cannot send JSON without asking first.
    scope.removeContentTypeParser('text/plain');
    rememberCallers(scope);
    rememberProofs(scope);
    guardPersonal(scope, allowed, who);
    const deps = { ...shop, ...settings, auth, letters, devices };
    for (const routes of ROUTES) routes(scope, deps);
    await scope.register(async (pages) => {
      readForms(pages);
      for (const routes of PAGES) routes(pages, deps);
    });
  });
  return who;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn?: SignedIn;
  }
}
