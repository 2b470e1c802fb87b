/** Social sign-in providers from the environment, as better-auth configuration. */
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { ACCOUNT_API } from '../../core/account/constants.ts';
import type { Provider } from '../../core/account/providers.ts';
import type { Env } from '../../core/shop/env.ts';

export type SocialProvider = {
  readonly id: Provider;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorize: string;
  readonly token: string;
  readonly userInfo: string;
};

const GRAPH = 'https://graph.facebook.com/v24.0';
const ENDPOINTS: Record<Provider, Pick<SocialProvider, 'authorize' | 'token' | 'userInfo'>> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    userInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
  facebook: {
    authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
    token: `${GRAPH}/oauth/access_token`,
    userInfo: `${GRAPH}/me?fields=id,name,first_name,last_name,email`,
  },
};
const SCOPES: Record<Provider, string[]> = {
  google: ['openid', 'email', 'profile'],
  facebook: ['email', 'public_profile'],
};

/** Endpoints of one test server instead of the real providers. */
export const endpointsAt = (issuer: string) => ({
  authorize: `${issuer}/authorize`,
  token: `${issuer}/token`,
  userInfo: `${issuer}/userinfo`,
});

/** Returns the providers that have both an id and a secret. */
export function providersOf(env: Env): SocialProvider[] {
  const given: [Provider, string | undefined, string | undefined][] = [
    ['google', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
    ['facebook', env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET],
  ];
  return given.flatMap(([id, clientId, clientSecret]) =>
    clientId && clientSecret
      ? [{ id, clientId, clientSecret, ...(env.OAUTH_ISSUER ? endpointsAt(env.OAUTH_ISSUER) : ENDPOINTS[id]) }]
      : [],
  );
}

const clean = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, ACCOUNT_API.nameMax)
    : '';

/** Maps a provider's profile to the fields of a new account. */
function readProfile(id: Provider, profile: Record<string, unknown>) {
  const name = clean(profile.name);
  const [first = '', ...rest] = name.split(/\s+/);
  const firstName = clean(profile.given_name ?? profile.first_name) || first;
  const lastName = clean(profile.family_name ?? profile.last_name) || rest.join(' ');
  return {
    name: name || `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    username: clean(String(profile.email ?? '').split('@')[0]),
    image: undefined,
    // Facebook does not report verification, so the address counts as unverified.
    emailVerified: id === 'google' && profile.email_verified === true,
  };
}

export function configOf(provider: SocialProvider): GenericOAuthConfig {
  const { id, clientId, clientSecret, authorize, token, userInfo } = provider;
  return {
    providerId: id,
    clientId,
    clientSecret,
    authorizationUrl: authorize,
    tokenUrl: token,
    userInfoUrl: userInfo,
    scopes: SCOPES[id],
    pkce: true,
    accountSubject: ({ profile }) => String(profile.sub ?? profile.id ?? ''),
    mapProfileToUser: (profile) => readProfile(id, profile),
  };
}
