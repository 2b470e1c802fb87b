import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { ATTEMPTS } from '../../../src/core/account/constants.ts';
import { countAttempt } from '../../../src/db/accounts/attempts.ts';
import { attempts } from '../../../src/db/schema/accounts.ts';
import { freshAddress, newShopper, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { cheapPasswords, ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const { loginByAccount, loginByAddress, registerByAddress } = ATTEMPTS;
const passwords = cheapPasswords();

describe.each(ENGINES)('password guessing on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder: contentDir } = smallContent();
    shop = await openShop(engine, { contentDir, accounts: { passwords } });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.db.delete(attempts));

  const guess = (email: string, address = freshAddress(), password = 'a wrong one') =>
    openBrowser(shop.app, { address }).call('POST', '/api/auth/login', { email, password });
  /** Moves the counters into the past. */
  const wait = (seconds: number) =>
    shop.database.db.execute(
      sql`update attempts set resets_at = resets_at - make_interval(secs => ${sql.raw(String(seconds))})`,
    );

  it('at one account from 1,000 addresses returns 429 after ten', async () => {
    const { email } = await openSignedIn(shop.app);
    const before = passwords.made();
    const statuses: number[] = [];
    for (let batch = 0; batch < 40; batch++) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => guess(email)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(loginByAccount.times);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - loginByAccount.times);
    // Rejected attempts are not hashed.
    expect(passwords.made() - before).toBe(loginByAccount.times);
    // The right password is rejected too, from unknown devices.
    const right = await guess(email, freshAddress(), PASSWORD);
    expect([right.status, right.json]).toEqual([429, { message: AUTH_COPY.tooMany }]);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(loginByAccount.seconds);
  });

  it('gets the same responses for an unknown account', async () => {
    const statuses = [];
    for (let i = 0; i < loginByAccount.times + 2; i++) statuses.push((await guess('nobody@example.in')).status);
    expect(statuses).toEqual([...Array(loginByAccount.times).fill(401), 429, 429]);
  });

  it('does not lock out a known device', async () => {
    const shopper = await openSignedIn(shop.app);
    await shopper.call('POST', '/api/logout');
    for (let i = 0; i < loginByAccount.times + 1; i++) await guess(shopper.email);
    expect((await guess(shopper.email, freshAddress(), PASSWORD)).status).toBe(429);
    const { email, password } = shopper;
    expect((await shopper.call('POST', '/api/auth/login', { email, password })).status).toBe(200);
    // A known device has the same limit, and only for its account.
    const other = await openSignedIn(shop.app);
    other.cookies.set('aroha.device', shopper.cookies.get('aroha.device') as string);
    for (let i = 0; i < loginByAccount.times + 1; i++) await guess(other.email);
    expect((await other.call('POST', '/api/auth/login', { email: other.email, password })).status).toBe(429);
    const tries = [];
    for (let i = 0; i < loginByAccount.times + 1; i++)
      tries.push((await shopper.call('POST', '/api/auth/login', { email, password: 'a wrong one' })).status);
    expect(tries.at(-1)).toBe(429);
  });

  it('is allowed again after the window, and counts are reset by a success', async () => {
    const { email } = await openSignedIn(shop.app);
    for (let i = 0; i < loginByAccount.times; i++) await guess(email);
    expect((await guess(email)).status).toBe(429);
    await wait(loginByAccount.seconds);
    for (let i = 0; i < loginByAccount.times - 1; i++) expect((await guess(email)).status).toBe(401);
    expect((await guess(email, freshAddress(), PASSWORD)).status).toBe(200);
    expect((await guess(email)).status).toBe(401);
  });

  it('from one network at many accounts returns 429; an IPv6 /64 is one network', async () => {
    const from = (i: number) => `2001:db8:7:7::${i.toString(16)}`;
    const statuses: number[] = [];
    for (let i = 0; i <= loginByAddress.times; i++)
      statuses.push((await guess(`someone${i}@example.in`, from(i))).status);
    expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await guess('someone@example.in', '2001:db8:7:8::1')).status).toBe(401);
  });

  it('successful sign-ins do not count', async () => {
    const shopper = await openSignedIn(shop.app);
    const address = freshAddress();
    for (let i = 0; i < loginByAccount.times * 2; i++)
      expect((await guess(shopper.email, address, PASSWORD)).status).toBe(200);
  });

  it('mass registration returns 429', async () => {
    const address = freshAddress();
    const make = async () =>
      (await openBrowser(shop.app, { address }).call('POST', '/api/auth/register', newShopper())).status;
    for (let i = 0; i < registerByAddress.times; i++) expect(await make()).toBe(200);
    expect(await make()).toBe(429);
  });

  it('ignores client-supplied address headers', async () => {
    const { email } = await openSignedIn(shop.app);
    const address = freshAddress();
    const statuses: number[] = [];
    for (let i = 0; i <= loginByAddress.times; i++) {
      const headers = { 'x-forwarded-for': freshAddress(), 'x-real-ip': freshAddress(), forwarded: 'for=1.2.3.4' };
      const browser = openBrowser(shop.app, { address });
      statuses.push(
        (await browser.call('POST', '/api/auth/login', { email: `x${i}${email}`, password: 'wrong one' }, headers))
          .status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('hashes as often for unknown accounts as for known ones', async () => {
    const { email } = await openSignedIn(shop.app);
    const cost = async (to: string) => {
      const before = passwords.made();
      expect((await guess(to)).status).toBe(401);
      return passwords.made() - before;
    };
    expect([await cost(email), await cost('unknown@example.in')]).toEqual([1, 1]);
  });

  it('stores no plain addresses, and deletes expired counters', async () => {
    await guess('secret.person@example.in', '198.51.100.77');
    const rows = JSON.stringify(await shop.database.db.select().from(attempts));
    expect(rows).toContain('login-to:');
    expect(rows).not.toMatch(/secret|198\.51/);
    await wait(3600);
    for (let i = 0; i < 3000; i++) {
      await countAttempt(shop.database.db, 'sweep', 'x', { times: 10_000, seconds: 60 });
      if ((await shop.database.db.select().from(attempts)).length === 1) break;
    }
    expect(await shop.database.db.select().from(attempts)).toHaveLength(1);
  });
});

describe('behind our proxy', () => {
  it('clients are identified by the address that the proxy adds', async () => {
    const { folder: contentDir } = smallContent();
    const shop = await openShop('pglite', { contentDir, proxies: 1, accounts: { passwords } });
    const proxy = openBrowser(shop.app, { address: '10.9.9.9' });
    const from = async (forwarded: string, i: number) => {
      const body = { email: `someone${i}@example.in`, password: 'a wrong one' };
      return (await proxy.call('POST', '/api/auth/login', body, { 'x-forwarded-for': forwarded })).status;
    };
    for (let i = 0; i < loginByAddress.times; i++) await from(`${freshAddress()}, 198.51.100.1`, i);
    expect(await from('203.0.113.9, 198.51.100.1', 1000)).toBe(429);
    expect(await from('198.51.100.1, 203.0.113.9', 1001)).toBe(401);
    await shop.close();
  });
});
