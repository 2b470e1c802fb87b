import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { ATTEMPTS } from '../../../src/core/shop/constants.ts';
import { countAttempt } from '../../../src/db/accounts/attempts.ts';
import { attempts } from '../../../src/db/schema/accounts.ts';
import { freshAddress, newShopper, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { cheapPasswords, ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const { loginByAccount, loginByAddress, registerByAddress } = ATTEMPTS;
const passwords = cheapPasswords();

describe.each(ENGINES)('guessing on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder: contentDir } = smallContent();
    shop = await openShop(engine, { contentDir, accounts: { passwords } });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.db.delete(attempts));

  const guess = (email: string, address = freshAddress(), password = 'a wrong one') =>
    openBrowser(shop.app, { address }).call('POST', '/api/auth/login', { email, password });
  /** As if this much time had gone by. */
  const wait = (seconds: number) =>
    shop.database.db.execute(
      sql`update attempts set resets_at = resets_at - make_interval(secs => ${sql.raw(String(seconds))})`,
    );

  it('1,000 times at one account, each from another address, ends in 429 after ten', async () => {
    const { email } = await openSignedIn(shop.app);
    const before = passwords.made();
    const statuses: number[] = [];
    for (let batch = 0; batch < 40; batch++) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => guess(email)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(loginByAccount.times);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - loginByAccount.times);
    // And none of the refused cost a hash.
    expect(passwords.made() - before).toBe(loginByAccount.times);
    // Not even the right password gets in now, from where nobody signed in before.
    const right = await guess(email, freshAddress(), PASSWORD);
    expect([right.status, right.json]).toEqual([429, { message: AUTH_COPY.tooMany }]);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(loginByAccount.seconds);
  });

  it('is answered alike for an account that there is not', async () => {
    const statuses = [];
    for (let i = 0; i < loginByAccount.times + 2; i++) statuses.push((await guess('nobody@example.in')).status);
    expect(statuses).toEqual([...Array(loginByAccount.times).fill(401), 429, 429]);
  });

  it('does not lock out a browser in which the shopper signed in before', async () => {
    const shopper = await openSignedIn(shop.app);
    await shopper.call('POST', '/api/logout');
    for (let i = 0; i < loginByAccount.times + 1; i++) await guess(shopper.email);
    expect((await guess(shopper.email, freshAddress(), PASSWORD)).status).toBe(429);
    const { email, password } = shopper;
    expect((await shopper.call('POST', '/api/auth/login', { email, password })).status).toBe(200);
    // Such a browser guesses no more often than another, and its mark is good for no other account.
    const other = await openSignedIn(shop.app);
    other.cookies.set('aroha.device', shopper.cookies.get('aroha.device') as string);
    for (let i = 0; i < loginByAccount.times + 1; i++) await guess(other.email);
    expect((await other.call('POST', '/api/auth/login', { email: other.email, password })).status).toBe(429);
    const tries = [];
    for (let i = 0; i < loginByAccount.times + 1; i++)
      tries.push((await shopper.call('POST', '/api/auth/login', { email, password: 'a wrong one' })).status);
    expect(tries.at(-1)).toBe(429);
  });

  it('is over after its time, and forgotten after the right password', async () => {
    const { email } = await openSignedIn(shop.app);
    for (let i = 0; i < loginByAccount.times; i++) await guess(email);
    expect((await guess(email)).status).toBe(429);
    await wait(loginByAccount.seconds);
    for (let i = 0; i < loginByAccount.times - 1; i++) expect((await guess(email)).status).toBe(401);
    expect((await guess(email, freshAddress(), PASSWORD)).status).toBe(200);
    expect((await guess(email)).status).toBe(401);
  });

  it('from one network at many accounts ends in 429, of an IPv6 customer in all his addresses', async () => {
    const from = (i: number) => `2001:db8:7:7::${i.toString(16)}`;
    const statuses: number[] = [];
    for (let i = 0; i <= loginByAddress.times; i++)
      statuses.push((await guess(`someone${i}@example.in`, from(i))).status);
    expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await guess('someone@example.in', '2001:db8:7:8::1')).status).toBe(401);
  });

  it('counts right passwords for nothing', async () => {
    const shopper = await openSignedIn(shop.app);
    const address = freshAddress();
    for (let i = 0; i < loginByAccount.times * 2; i++)
      expect((await guess(shopper.email, address, PASSWORD)).status).toBe(200);
  });

  it('making accounts by the dozen ends in 429', async () => {
    const address = freshAddress();
    const make = async () =>
      (await openBrowser(shop.app, { address }).call('POST', '/api/auth/register', newShopper())).status;
    for (let i = 0; i < registerByAddress.times; i++) expect(await make()).toBe(200);
    expect(await make()).toBe(429);
  });

  it("takes a stranger's word for no address", async () => {
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

  it('costs the same number of hashes whether or not there is an account', async () => {
    const { email } = await openSignedIn(shop.app);
    const cost = async (to: string) => {
      const before = passwords.made();
      expect((await guess(to)).status).toBe(401);
      return passwords.made() - before;
    };
    expect([await cost(email), await cost('unknown@example.in')]).toEqual([1, 1]);
  });

  it("keeps nobody's address, and clears away what is over", async () => {
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

describe('behind a proxy of ours', () => {
  it('shoppers are told apart by what the proxy says, and by nothing before it', async () => {
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
