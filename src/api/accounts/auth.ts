/** Configures better-auth: sessions, cookies and social sign-in, used only through our own routes. */
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { ACCOUNT, ACCOUNT_API } from '../../core/account/constants.ts';
import type { AuthDatabase } from '../../db/accounts/hashed-sessions.ts';
import type { Db } from '../../db/engine/db.ts';
import type { Passwords } from './passwords.ts';
import { configOf, type SocialProvider } from './providers.ts';
import { storeVerifiedHash } from './verified-hash.ts';

export type AuthSettings = {
  /** Origin of this API as browsers see it. */
  readonly origin: string;
  /** Signs cookies and tokens. */
  readonly secret: string;
  /** Also issues and accepts bearer tokens, for pages on another site whose browsers block third-party cookies. */
  readonly bearer: boolean;
  readonly passwords: Passwords;
  /** Database adapter of better-auth; tests replace it for control runs. */
  readonly database: AuthDatabase;
  /** Social networks to sign in with. */
  readonly providers: readonly SocialProvider[];
};

/** The __Host- prefix makes browsers enforce host-only, TLS-only cookies. */
const cookiePrefix = (secure: boolean) => (secure ? '__Host-aroha' : 'aroha');
const optionalText = { type: 'string', required: false, input: true } as const;

/** Provider tokens are not needed after sign-in, so none are stored. */
const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};

export function createAuth(db: Db, settings: AuthSettings) {
  const { origin, secret, passwords, database } = settings;
  const secure = origin.startsWith('https:');
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: database(db),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: ACCOUNT.passwordMinLength,
      maxPasswordLength: ACCOUNT_API.passwordMax,
      password: {
        hash: passwords.hash,
        verify: async ({ hash, password }) => {
          const right = await passwords.verify(hash, password);
          if (right) storeVerifiedHash(hash);
          return right;
        },
      },
    },
    user: {
      additionalFields: {
        firstName: optionalText,
        lastName: optionalText,
        username: optionalText,
        phone: optionalText,
        role: { type: 'string', required: false, input: false, defaultValue: 'customer' },
      },
    },
    session: {
      expiresIn: ACCOUNT_API.sessionDays * 86_400,
      updateAge: ACCOUNT_API.renewMinutes * 60,
      // A revoked session must end at once in every process.
      cookieCache: { enabled: false },
    },
    // OAuth state is kept in an encrypted cookie, so that unauthenticated requests cannot fill a table.
    account: { updateAccountOnSignIn: false, storeStateStrategy: 'cookie' },
    databaseHooks: { account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } } },
    advanced: {
      cookiePrefix: cookiePrefix(secure),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: false,
    },
    plugins: [
      genericOAuth({ config: settings.providers.map(configOf) }),
      ...(settings.bearer ? [bearer({ requireSignature: true })] : []),
    ],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
