import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { newShopper, openBrowser, openSignedIn } from '../../support/browser.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const API = 'https://api.shop.example';
const SITE = 'https://shop.example';
const LISTED = 'https://preview.shop.example';

/** Fifteen origins; reads: may read responses, changes: may change data with the shopper's cookie. */
const ORIGINS: [string, { reads: boolean; changes: boolean }][] = [
  [LISTED, { reads: true, changes: true }],
  [SITE, { reads: false, changes: true }],
  [API, { reads: false, changes: true }],
  ['https://evil.example', { reads: false, changes: false }],
  ['http://preview.shop.example', { reads: false, changes: false }],
  ['http://shop.example', { reads: false, changes: false }],
  [`${LISTED}.evil.example`, { reads: false, changes: false }],
  [`${SITE}.evil.example`, { reads: false, changes: false }],
  ['https://evil-shop.example', { reads: false, changes: false }],
  ['https://evilpreview.shop.example', { reads: false, changes: false }],
  [`${LISTED}:8443`, { reads: false, changes: false }],
  [`${SITE}:444`, { reads: false, changes: false }],
  ['https://shop.example@evil.example', { reads: false, changes: false }],
  ['null', { reads: false, changes: false }],
  ['file://', { reads: false, changes: false }],
];

describe('a page of another origin', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder: contentDir } = smallContent();
    shop = await openShop('postgres', {
      contentDir,
      corsOrigins: [LISTED],
      siteOrigin: SITE,
      accounts: { origin: API },
    });
  });
  afterAll(() => shop.close());
  const host = { host: 'api.shop.example' };

  it.each(ORIGINS)('%s may %o', async (origin, { reads, changes }) => {
    const shopper = await openSignedIn(shop.app, { origin: API });
    const read = await shopper.call('GET', '/api/me', undefined, { ...host, origin });
    expect(read.headers['access-control-allow-origin']).toBe(reads ? origin : undefined);
    const changed = await shopper.call('PATCH', '/api/me', { firstName: 'Changed' }, { ...host, origin });
    expect(changed.status).toBe(changes ? 200 : 403);
    if (!changes) expect(changed.json).toEqual({ message: AUTH_COPY.foreignOrigin });
    const now = await shopper.call('GET', '/api/me', undefined, host);
    expect(now.json.firstName).toBe(changes ? 'Changed' : 'Meera');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])('gets a preflight response for %s', async (method) => {
    const preflight = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      };
      return (await shop.app.inject({ method: 'OPTIONS', url: '/api/me/wishlist', headers })).headers;
    };
    expect((await preflight(LISTED))['access-control-allow-methods']).toContain(method);
    expect((await preflight(LISTED))['access-control-allow-credentials']).toBe('true');
    expect((await preflight('https://evil.example'))['access-control-allow-origin']).toBeUndefined();
  });

  it('cannot sign anyone in or out', async () => {
    const shopper = await openSignedIn(shop.app, { origin: API });
    const evil = { ...host, origin: 'https://evil.example' };
    expect((await shopper.call('POST', '/api/logout', undefined, evil)).status).toBe(403);
    expect((await shopper.call('GET', '/api/me')).status).toBe(200);
    const other = openBrowser(shop.app, { origin: 'https://evil.example' });
    const { email, password } = shopper;
    expect((await other.call('POST', '/api/auth/login', { email, password }, host)).status).toBe(403);
    expect((await other.call('POST', '/api/auth/register', newShopper(), host)).status).toBe(403);
    expect(other.cookies.size).toBe(0);
  });

  it('cannot submit a form, with or without Origin', async () => {
    const shopper = await openSignedIn(shop.app, { origin: null });
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=a']) {
      const headers = { ...host, 'content-type': type };
      const sent = await shopper.call('PUT', '/api/me/wishlist', '{"items":[]}', headers);
      expect(sent.status, type).toBe(415);
    }
    const quiet = { ...host, 'sec-fetch-site': 'cross-site' };
    expect((await shopper.call('DELETE', '/api/me/sessions', undefined, quiet)).status).toBe(403);
  });

  it('differs from a program, which has neither Origin nor cookies', async () => {
    const shopper = await openSignedIn(shop.app, { origin: null });
    expect((await shopper.call('PATCH', '/api/me', { firstName: 'Meera' }, host)).status).toBe(200);
  });
});

describe('a page of the same host', () => {
  it('may change data under any host name of the shop, but not over http when TLS is used', async () => {
    const { folder: contentDir } = smallContent();
    const shop = await openShop('postgres', { contentDir, proxies: 1 });
    const shopper = await openSignedIn(shop.app);
    const at = (host: string, origin: string, proto = 'http') =>
      shopper.call('PATCH', '/api/me', { firstName: 'Meera' }, { host, origin, 'x-forwarded-proto': proto });
    expect((await at('127.0.0.1:9999', 'http://127.0.0.1:9999')).status).toBe(200);
    expect((await at('shop.example', 'https://shop.example', 'https')).status).toBe(200);
    expect((await at('shop.example', 'http://shop.example', 'https')).status).toBe(403);
    expect((await at('shop.example', 'http://shop.example:81')).status).toBe(403);
    await shop.close();
  });
});
