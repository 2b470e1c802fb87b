import { sql } from 'drizzle-orm';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointsAt, providersOf } from '../../../src/api/accounts/providers.ts';
import { COOKIE_TOKEN } from '../../../src/core/account/auth.ts';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { ACCOUNT_API } from '../../../src/core/account/constants.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import { accounts, users } from '../../../src/db/schema/accounts.ts';
import { type Browser, openBrowser, openSignedIn, PASSWORD, type Reply } from '../../support/browser.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const API = 'http://localhost:4321';
const SITE = 'https://shop.example';

/** The user at the provider; the next token and profile are theirs. */
type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
};

/** Returns the message of a popup's last page, its target origins, and whether the browser would run its script. */
function pageOf({ text, headers }: Reply) {
  const result = JSON.parse(/<script type="application\/json" id="result">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');
  return { ...result, csp: String(headers['content-security-policy']), coop: headers['cross-origin-opener-policy'] };
}

describe.each(ENGINES)('social sign-in on %s', (engine) => {
  const server = new OAuth2Server();
  let shop: OpenShop;
  let person: Person = { sub: 'nobody' };
  beforeAll(async () => {
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    server.service.on(Events.BeforeTokenSigning, (token) => void Object.assign(token.payload, person));
    server.service.on(Events.BeforeUserinfo, (answer) => {
      answer.body = { id: person.sub, ...person };
    });
    const at = endpointsAt(`http://127.0.0.1:${server.address().port}`);
    const providers = (['google', 'facebook'] as const).map((id) => ({
      id,
      clientId: 'shop',
      clientSecret: 'secret',
      ...at,
    }));
    shop = await openShop(engine, { contentDir: smallContent().folder, siteOrigin: SITE, accounts: { providers } });
  });
  afterAll(async () => {
    await shop.close();
    await server.stop();
  });

  const open = (browser: Browser, provider = 'google') => browser.call('GET', `/api/auth/auth/${provider}`);
  /** Follows the redirect to the provider and returns the callback URL. */
  async function visit(browser: Browser, provider = 'google'): Promise<string> {
    const { headers } = await open(browser, provider);
    const answer = await fetch(String(headers.location), { redirect: 'manual' });
    const back = String(answer.headers.get('location'));
    expect(back.startsWith(`${API}/api/auth/callback/${provider}?`)).toBe(true);
    return back.replace(API, '');
  }
  async function signIn(who: Person, browser = openBrowser(shop.app), provider = 'google') {
    person = who;
    const page = await browser.call('GET', await visit(browser, provider));
    return { browser, page, ...pageOf(page) };
  }
  const me = async (browser: Browser) => (await browser.call('GET', '/api/me')).json;
  const newcomer = (sub: string): Person => ({
    sub,
    email: `${sub}@Example.in`,
    email_verified: true,
    name: 'Asha Devi Rao',
    given_name: 'Asha',
    family_name: 'Rao',
  });

  it('lists the configured providers', async () => {
    const { json, headers } = await openBrowser(shop.app).call('GET', '/api/auth/providers');
    expect(json).toEqual({ providers: ['google', 'facebook'] });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('redirects the popup with state, PKCE challenge and an encrypted cookie', async () => {
    const browser = openBrowser(shop.app);
    const { status, headers } = await open(browser);
    const { searchParams } = new URL(String(headers.location));
    expect(status).toBe(302);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'shop',
      response_type: 'code',
      redirect_uri: `${API}/api/auth/callback/google`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    expect(searchParams.get('state')?.length).toBeGreaterThanOrEqual(32);
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    const cookie = [headers['set-cookie']].flat().join();
    expect(cookie).toMatch(/^aroha\.oauth_state=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(searchParams.get('state'));
  });

  it("creates an account and posts the result only to the opener's origin", async () => {
    const { browser, page, message, targets, csp, coop } = await signIn(newcomer('asha'));
    expect(page.status).toBe(200);
    expect(message).toEqual({ type: 'social-auth-success', token: COOKIE_TOKEN });
    expect(targets).toEqual([API, SITE]);
    expect(page.text).toContain('postMessage(result.message, target)');
    expect(page.text).not.toMatch(/postMessage\([^)]*\*/);
    expect([coop, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      'unsafe-none',
      'no-store',
      'no-referrer',
    ]);
    expect(csp).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    const script = /<script>(.*?)<\/script>/s.exec(page.text)?.[1] ?? '';
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script))).toString('base64');
    expect(csp).toContain(hash);
    expect(await me(browser)).toMatchObject({
      name: 'Asha Devi Rao',
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      emailVerified: true,
      role: 'customer',
    });
    expect(browser.cookies.has('aroha.oauth_state')).toBe(false);
  });

  it('stores no provider tokens', async () => {
    const { browser } = await signIn(newcomer('asha'));
    const { _id } = await me(browser);
    const [row] = await shop.database.db.select().from(accounts).where(sql`user_id = ${_id}`);
    expect(row).toMatchObject({
      providerId: 'google',
      accountId: 'asha',
      accessToken: null,
      refreshToken: null,
      idToken: null,
      password: null,
    });
  });

  it('finds the account again and replaces the session', async () => {
    const first = await signIn(newcomer('asha'));
    const session = first.browser.cookies.get('aroha.session_token') as string;
    const { _id } = await me(first.browser);
    // Also when the provider reports another address.
    const again = await signIn({ ...newcomer('asha'), email: 'moved@example.in' }, first.browser);
    expect((await me(again.browser))._id).toBe(_id);
    const stale = openBrowser(shop.app);
    stale.cookies.set('aroha.session_token', session);
    expect((await stale.call('GET', '/api/me')).status).toBe(401);
  });

  it.each([
    ['denied access', (back: string) => back.replace(/code=[^&]+/, 'error=access_denied'), AUTH_COPY.socialDenied],
    ['has an unknown code', (back: string) => back.replace(/code=[^&]+/, 'code=wrong'), AUTH_COPY.socialFailed],
    [
      'has the state of another user',
      (back: string) => back.replace(/state=[^&]+/, 'state=wrong'),
      AUTH_COPY.socialFailed,
    ],
    ['has no state', (back: string) => back.replace(/state=[^&]+&?/, ''), AUTH_COPY.socialFailed],
    ['has no parameters', (back: string) => back.replace(/\?.*/, ''), AUTH_COPY.socialFailed],
  ])('rejects a callback that %s', async (what, change, words) => {
    person = newcomer('asha');
    const browser = openBrowser(shop.app);
    const page = await browser.call('GET', change(await visit(browser)));
    expect([page.status, what]).toEqual([400, what]);
    expect(pageOf(page).message).toEqual({ type: 'social-auth-failure', message: words });
    expect(pageOf(page).targets).toEqual([API, SITE]);
    expect(browser.cookies.has('aroha.session_token')).toBe(false);
    expect((await browser.call('GET', '/api/me')).status).toBe(401);
  });

  it('rejects a callback in another browser than the one that started', async () => {
    person = newcomer('mallory');
    const mallory = openBrowser(shop.app);
    const back = await visit(mallory);
    const victim = openBrowser(shop.app);
    await open(victim);
    const page = await victim.call('GET', back);
    expect(pageOf(page).message.type).toBe('social-auth-failure');
    expect((await victim.call('GET', '/api/me')).status).toBe(401);
    // The same callback works in the browser that started.
    expect(pageOf(await mallory.call('GET', back)).message).toEqual({
      type: 'social-auth-success',
      token: COOKIE_TOKEN,
    });
  });

  it('links accounts only when both sides have verified the address', async () => {
    const shopper = await openSignedIn(shop.app);
    const claim = (email_verified: boolean) =>
      signIn({ ...newcomer(`x${shopper.email}`), email: shopper.email, email_verified });
    const verify = () => shop.database.db.execute(sql`update users set email_verified = true where id = ${shopper.id}`);
    // The account may be a trap, registered by someone who does not own the address.
    expect((await claim(true)).message).toEqual({ type: 'social-auth-failure', message: AUTH_COPY.socialTaken });
    await verify();
    expect((await claim(false)).message).toEqual({ type: 'social-auth-failure', message: AUTH_COPY.socialTaken });
    const joined = await claim(true);
    expect((await me(joined.browser))._id).toBe(shopper.id);
    const { email } = shopper;
    const login = await openBrowser(shop.app).call('POST', '/api/auth/login', { email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  it("treats Facebook's addresses as unverified", async () => {
    const { browser, message } = await signIn(
      { sub: 'fb1', email: 'fb1@example.in', email_verified: true, name: 'Ravi Kumar Singh' },
      openBrowser(shop.app),
      'facebook',
    );
    expect(message.type).toBe('social-auth-success');
    expect(await me(browser)).toMatchObject({ firstName: 'Ravi', lastName: 'Kumar Singh', emailVerified: false });
    const without = await signIn({ sub: 'fb2', name: 'Ravi' }, openBrowser(shop.app), 'facebook');
    expect(without.message).toEqual({ type: 'social-auth-failure', message: AUTH_COPY.socialNoEmail });
  });

  it('sanitises profile data of a provider', async () => {
    const { browser, page } = await signIn({
      ...newcomer('odd'),
      name: `</script><script>alert(1)</script>\u0000${'x'.repeat(500)}`,
      given_name: 'A\u0000sha',
    });
    expect(page.text).not.toContain('alert(1)');
    const user = await me(browser);
    expect(user.firstName).toBe('Asha');
    expect(user.name.length).toBeLessThanOrEqual(ACCOUNT_API.nameMax);
  });

  it('a user without a password cannot confirm with one, and may request one', async () => {
    const { browser } = await signIn(newcomer('nopass'));
    const { status, json } = await browser.call('DELETE', '/api/me', { password: 'anything' });
    expect([status, json]).toEqual([409, { message: AUTH_COPY.noPassword }]);
    const body = { currentPassword: 'anything', newPassword: 'another secret' };
    expect((await browser.call('POST', '/api/auth/password', body)).json).toEqual({ message: AUTH_COPY.noPassword });
  });

  it('stores nothing for abandoned sign-ins', async () => {
    const before = (await shop.database.db.select().from(users)).length;
    for (let i = 0; i < 5; i++) await open(openBrowser(shop.app));
    expect(await shop.database.db.select().from(users)).toHaveLength(before);
  });
});

describe('unconfigured provider', () => {
  it('is not listed, and its popup reports failure to the page', async () => {
    const shop = await openShop('pglite', { contentDir: smallContent().folder });
    const browser = openBrowser(shop.app);
    expect((await browser.call('GET', '/api/auth/providers')).json).toEqual({ providers: [] });
    for (const path of ['auth/google', 'auth/twitter', 'callback/google?code=a&state=b']) {
      const page = await browser.call('GET', `/api/auth/${path}`);
      expect(pageOf(page).message).toEqual({ type: 'social-auth-failure', message: AUTH_COPY.socialFailed });
    }
    await shop.close();
  });

  it('is one without an id or a secret', () => {
    const ids = (env: Record<string, string>) => providersOf(readEnv(env)).map(({ id }) => id);
    expect(ids({})).toEqual([]);
    expect(ids({ GOOGLE_CLIENT_ID: 'a' })).toEqual([]);
    expect(ids({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', FACEBOOK_CLIENT_SECRET: 'c' })).toEqual(['google']);
    const [google] = providersOf(readEnv({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }));
    expect(google?.authorize).toMatch(/^https:\/\/accounts\.google\.com\//);
    const [local] = providersOf(
      readEnv({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', OAUTH_ISSUER: 'http://localhost:9/' }),
    );
    expect(local?.token).toBe('http://localhost:9/token');
  });
});

describe('with AUTH_BEARER', () => {
  it('posts a working token', async () => {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    server.service.on(
      Events.BeforeTokenSigning,
      ({ payload }) => void Object.assign(payload, { sub: 's', email: 's@example.in', email_verified: true }),
    );
    const at = endpointsAt(`http://127.0.0.1:${server.address().port}`);
    const providers = [{ id: 'google' as const, clientId: 'shop', clientSecret: 'secret', ...at }];
    const shop = await openShop('pglite', { contentDir: smallContent().folder, accounts: { providers, bearer: true } });
    const browser = openBrowser(shop.app);
    const { headers } = await browser.call('GET', '/api/auth/auth/google');
    const answer = await fetch(String(headers.location), { redirect: 'manual' });
    const page = await browser.call('GET', String(answer.headers.get('location')).replace(API, ''));
    const { token } = pageOf(page).message;
    expect(token).not.toBe(COOKIE_TOKEN);
    const other = await openBrowser(shop.app).call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });
    expect(other.json.email).toBe('s@example.in');
    await shop.close();
    await server.stop();
  });
});
