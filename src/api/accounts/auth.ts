/** better-auth as this shop uses it: its sessions, its cookies and its social sign-in, called by our own routes alone. */
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { ACCOUNT, ACCOUNT_API } from '../../core/shop/constants.ts';
import type { AuthDatabase } from '../../db/accounts/hashed-sessions.ts';
import type { Db } from '../../db/engine/db.ts';
import type { Passwords } from './passwords.ts';
import { rememberProof } from './proven-password.ts';
import { configOf, type SocialProvider } from './providers.ts';

export type AuthSettings = {
  /** Origin of this API, as browsers see it. */
  readonly origin: string;
  /** Signs cookies and tokens. */
  readonly secret: string;
  /** Answers tokens and takes them, for pages of another site, whose browsers keep cookies back. */
  readonly bearer: boolean;
  readonly passwords: Passwords;
  /** How better-auth reads and writes its tables; a test passes another one to show what this one prevents. */
  readonly database: AuthDatabase;
  /** Social networks to sign in with. */
  readonly providers: readonly SocialProvider[];
};

/** Where a cookie can be tied to one host over TLS, its name says so and browsers see to it. */
const cookiePrefix = (secure: boolean) => (secure ? '__Host-aroha' : 'aroha');
const kept = { type: 'string', required: false, input: true } as const;

/** Nothing of a social network is needed after signing in, so none of its tokens is kept. */
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
          if (right) rememberProof(hash);
          return right;
        },
      },
    },
    user: {
      additionalFields: {
        firstName: kept,
        lastName: kept,
        username: kept,
        phone: kept,
        role: { type: 'string', required: false, input: false, defaultValue: 'customer' },
      },
    },
    session: {
      expiresIn: ACCOUNT_API.sessionDays * 86_400,
      updateAge: ACCOUNT_API.renewMinutes * 60,
      // A session that ended must be over at once, in every process.
      cookieCache: { enabled: false },
    },
    // What a social sign-in has to prove when it comes back travels in a cookie, sealed: nobody can fill a table with it.
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
