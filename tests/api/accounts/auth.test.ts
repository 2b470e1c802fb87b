import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { hashToken } from '../../../src/db/accounts/token.ts';
import { accounts, sessions, users } from '../../../src/db/schema/accounts.ts';
import { newShopper, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

let contentDir: string;
beforeAll(() => {
  contentDir = smallContent().folder;
});

describe.each(ENGINES)('signing in on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir });
  });
  afterAll(() => shop.close());
  const sessionCookie = (browser: { cookies: Map<string, string> }) => browser.cookies.get('aroha.session_token');

  it('creates an account from the documented request and returns the documented response', async () => {
    const browser = openBrowser(shop.app);
    const shopper = { ...newShopper('Meera.Nair@Example.in'), firstName: ' Meera ', username: 'meera.nair' };
    const { status, json, headers } = await browser.call('POST', '/api/auth/register', shopper);
    expect([status, json]).toEqual([200, { message: 'Welcome to Aroha.', _id: expect.any(String) }]);
    expect(headers['cache-control']).toBe('no-store');
    const me = await browser.call('GET', '/api/me');
    expect(me.json).toEqual({
      _id: json._id,
      name: 'Meera Nair',
      firstName: 'Meera',
      lastName: 'Nair',
      email: 'meera.nair@example.in',
      emailVerified: false,
      phone: '',
      role: 'customer',
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('sets an HttpOnly, SameSite cookie and returns no token', async () => {
    const browser = openBrowser(shop.app);
    const { headers, text } = await browser.call('POST', '/api/auth/register', newShopper());
    const cookie = [headers['set-cookie']].flat().join('\n');
    expect(cookie).toMatch(/^aroha\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/m);
    const token = sessionCookie(browser)?.split('.')[0] as string;
    expect(token.length).toBeGreaterThan(20);
    expect(text).not.toContain(token);
  });

  it('returns 401 for a visitor', async () => {
    const { status, json } = await openBrowser(shop.app).call('GET', '/api/me');
    expect([status, json]).toEqual([401, { message: AUTH_COPY.signIn }]);
  });

  it('ignores a role, an id or a verified flag sent by the client', async () => {
    const browser = openBrowser(shop.app);
    const greedy = { ...newShopper(), role: 'admin', id: 'mine', emailVerified: true, createdAt: '2001-01-01' };
    await browser.call('POST', '/api/auth/register', greedy);
    const { json } = await browser.call('GET', '/api/me');
    expect(json).toMatchObject({ role: 'customer', emailVerified: false });
    expect(json._id).not.toBe('mine');
    expect(json.createdAt).not.toMatch(/^2001/);
  });

  it.each([
    [{ email: '' }, AUTH_COPY.missingFields],
    [{ password: '' }, AUTH_COPY.missingFields],
    [{ firstName: '  ' }, AUTH_COPY.missingFields],
    [{ email: undefined }, AUTH_COPY.missingFields],
    [{ email: 'meera' }, AUTH_COPY.badEmail],
    [{ password: 'five5' }, AUTH_COPY.shortPassword],
    [{ password: 'x'.repeat(129) }, AUTH_COPY.longPassword],
    [{ firstName: 'a\u0000b' }, AUTH_COPY.badText],
    [{ phone: 'call me' }, AUTH_COPY.badPhone],
  ])('rejects %o with one sentence', async (change, message) => {
    const { status, json } = await openBrowser(shop.app).call('POST', '/api/auth/register', {
      ...newShopper(),
      ...change,
    });
    expect([status, json]).toEqual([400, { message }]);
  });

  it('creates one account per address, regardless of case and concurrent requests', async () => {
    const before = (await shop.database.db.select().from(users)).length;
    const asked = await Promise.all(
      ['twin@example.in', 'TWIN@example.in', ' twin@example.in '].map((email) =>
        openBrowser(shop.app).call('POST', '/api/auth/register', newShopper(email)),
      ),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(asked.find(({ status }) => status === 409)?.json).toEqual({ message: AUTH_COPY.taken });
    expect(await shop.database.db.select().from(users)).toHaveLength(before + 1);
  });

  it('stores a password only as a hash', async () => {
    const { id } = await openSignedIn(shop.app);
    const rows = await shop.database.db.select().from(accounts).where(sql`user_id = ${id}`);
    expect(rows).toMatchObject([{ providerId: 'credential', password: expect.stringMatching(/^scrypt\$/) }]);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  it('signs in with the password only', async () => {
    const { email, id } = await openSignedIn(shop.app);
    const browser = openBrowser(shop.app);
    const wrong = await browser.call('POST', '/api/auth/login', { email, password: 'something else' });
    expect([wrong.status, wrong.json]).toEqual([401, { message: AUTH_COPY.wrong }]);
    expect(browser.cookies.size).toBe(0);
    const right = await browser.call('POST', '/api/auth/login', { email: email.toUpperCase(), password: PASSWORD });
    expect([right.status, right.json]).toEqual([200, { message: AUTH_COPY.welcomeBack, _id: id }]);
    expect((await browser.call('GET', '/api/me')).json.email).toBe(email);
  });

  it("issues a new session on sign-in, regardless of the request's cookie", async () => {
    const mallory = await openSignedIn(shop.app);
    const planted = sessionCookie(mallory) as string;
    const victim = await openSignedIn(shop.app);
    const browser = openBrowser(shop.app);
    browser.cookies.set('aroha.session_token', planted);
    await browser.call('POST', '/api/auth/login', { email: victim.email, password: PASSWORD });
    expect(sessionCookie(browser)).not.toBe(planted);
    expect((await browser.call('GET', '/api/me')).json.email).toBe(victim.email);
    // The planted cookie is no longer valid.
    expect((await mallory.call('GET', '/api/me')).status).toBe(401);
  });

  it('ends the session on the server at logout', async () => {
    const browser = await openSignedIn(shop.app);
    const kept = sessionCookie(browser) as string;
    const { status, json } = await browser.call('POST', '/api/logout');
    expect([status, json]).toEqual([200, { message: AUTH_COPY.goodbye }]);
    expect(sessionCookie(browser)).toBeUndefined();
    browser.cookies.set('aroha.session_token', kept);
    expect((await browser.call('GET', '/api/me')).status).toBe(401);
    expect(await shop.database.db.select().from(sessions).where(sql`user_id = ${browser.id}`)).toEqual([]);
  });

  it('accepts a sign-out without a session', async () => {
    expect((await openBrowser(shop.app).call('POST', '/api/logout')).status).toBe(200);
  });

  it('rejects a cookie that it did not sign', async () => {
    const browser = await openSignedIn(shop.app);
    const [token] = (sessionCookie(browser) as string).split('.');
    for (const forged of [token, `${token}.`, `${token}.AAAA`, 'nonsense', '']) {
      const other = openBrowser(shop.app);
      other.cookies.set('aroha.session_token', forged as string);
      expect((await other.call('GET', '/api/me')).status, forged).toBe(401);
    }
    expect((await browser.call('GET', '/api/me')).status).toBe(200);
  });

  it('stores session tokens only as hashes', async () => {
    const browser = await openSignedIn(shop.app);
    const token = (sessionCookie(browser) as string).split('.')[0] as string;
    const rows = await shop.database.db.select().from(sessions).where(sql`user_id = ${browser.id}`);
    expect(rows).toMatchObject([{ token: hashToken(token), ipAddress: '' }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('expires, and is renewed while in use', async () => {
    const browser = await openSignedIn(shop.app);
    const { db } = shop.database;
    const shift = (text: string) =>
      db.execute(
        sql`update sessions set expires_at = now() + ${sql.raw(`interval '${text}'`)} where user_id = ${browser.id}`,
      );
    await shift('2 days');
    const used = await browser.call('GET', '/api/me');
    expect([used.headers['set-cookie']].flat().join()).toMatch(/Max-Age=2592000/);
    const [row] = await db.select().from(sessions).where(sql`user_id = ${browser.id}`);
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    await shift('-1 second');
    const other = openBrowser(shop.app);
    await other.call('POST', '/api/auth/login', { email: browser.email, password: PASSWORD });
    expect(await db.select().from(sessions).where(sql`user_id = ${browser.id}`)).toHaveLength(1);
    await db.execute(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${browser.id}`);
    expect((await other.call('GET', '/api/me')).status).toBe(401);
    expect((await browser.call('GET', '/api/me')).status).toBe(401);
  });
});

describe('with TLS', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop('pglite', { contentDir, accounts: { origin: 'https://shop.example', bearer: true } });
  });
  afterAll(() => shop.close());

  it('sets a host-only, secure cookie', async () => {
    const browser = openBrowser(shop.app, { origin: 'https://shop.example' });
    const { headers } = await browser.call('POST', '/api/auth/register', newShopper());
    const lines = [headers['set-cookie']].flat().map((line) => String(line).replace(/=[^;]+/, ''));
    expect(lines).toEqual([
      '__Host-aroha.session_token; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-aroha.device; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect((await browser.call('GET', '/api/me')).status).toBe(200);
  });

  it('with AUTH_BEARER returns a token and accepts it instead of a cookie until the session ends', async () => {
    const browser = openBrowser(shop.app, { origin: 'https://shop.example' });
    const { json } = await browser.call('POST', '/api/auth/register', newShopper());
    expect(json).toEqual({
      message: 'Welcome to Aroha.',
      _id: expect.any(String),
      token: expect.stringContaining('.'),
    });
    const other = openBrowser(shop.app, { origin: null });
    const bearer = { authorization: `Bearer ${json.token}` };
    expect((await other.call('GET', '/api/me', undefined, bearer)).json._id).toBe(json._id);
    // The token in the database is not enough without its signature.
    const bare = { authorization: `Bearer ${json.token.split('.')[0]}` };
    expect((await other.call('GET', '/api/me', undefined, bare)).status).toBe(401);
    await other.call('POST', '/api/logout', undefined, bearer);
    expect((await other.call('GET', '/api/me', undefined, bearer)).status).toBe(401);
  });
});

describe('without AUTH_BEARER', () => {
  it('rejects a token in a header', async () => {
    const shop = await openShop('pglite', { contentDir });
    const browser = await openSignedIn(shop.app);
    const token = browser.cookies.get('aroha.session_token') as string;
    const other = openBrowser(shop.app);
    const { status } = await other.call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });
    expect(status).toBe(401);
    // The placeholder token that browsers send does not interfere with the cookie.
    expect((await browser.call('GET', '/api/me', undefined, { authorization: 'Bearer cookie' })).status).toBe(200);
    await shop.close();
  });
});
