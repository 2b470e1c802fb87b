/** Verification of email addresses, and what an account loses when its address belongs to someone else. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Email } from '../../../src/api/emails/mail-message.ts';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { ATTEMPTS } from '../../../src/core/account/constants.ts';
import { ACCOUNT_PAGES } from '../../../src/core/account/link-pages-copy.ts';
import { verifyAddress } from '../../../src/db/accounts/address-proof.ts';
import { accounts, accountTokens, attempts, users } from '../../../src/db/schema/accounts.ts';
import { openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { buy, CONTACT } from '../../support/buyer.ts';
import { cheapPasswords, ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { linkOf, openOutbox, tokenOf } from '../../support/outbox.ts';
import { press, visit } from '../../support/press.ts';
import { smallContent } from '../../support/small-content.ts';

const API = 'http://localhost:4321';
const NEW = 'another long secret';
const MERCHANT = 'owner@example.in';
const ADDRESS = { name: 'Mallory', line1: '1 Trap Road', city: 'Pune', state: 'Maharashtra', pin: '411001' };

describe.each(ENGINES)('verification of an address on %s', (engine) => {
  const outbox = openOutbox(API);
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder: contentDir } = smallContent();
    shop = await openShop(engine, {
      contentDir,
      mail: outbox.mail,
      accounts: { passwords: cheapPasswords() },
      orders: { merchants: [MERCHANT] },
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    outbox.emails.length = 0;
    await shop.database.db.delete(attempts);
    await shop.database.db.execute(sql`update variants set stock = 1000`);
  });

  const visitor = () => openBrowser(shop.app);
  const isProven = async (id: string) => {
    const [row] = await shop.database.db.select().from(users).where(eq(users.id, id));
    return row?.emailVerified;
  };
  /** Returns the email with a matching link; others to the same address are dropped. */
  async function letterTo(email: string, link: RegExp): Promise<Email> {
    for (;;) {
      const letter = await outbox.next(email);
      if (link.test(letter.text)) return letter;
    }
  }
  const VERIFY = /auth\/verify\?/;
  const RESET = /reset#token=/;
  const STOP = /auth\/stop\?/;

  /** Guest orders, and an account registered with the guest's address by someone else. */
  async function registerWith(email: string) {
    const bought = await buy(shop.app, [{ sku: 'HRN-1', quantity: 1 }], { contact: { ...CONTACT, email } });
    const registrant = await openSignedIn(shop.app, { email });
    const letter = await letterTo(email, VERIFY);
    return { registrant, letter, number: bought.json.number as string };
  }
  const ordersOf = async (browser: ReturnType<typeof visitor>) =>
    ((await browser.call('GET', '/api/me/orders')).json?.orders ?? []).map(({ number }: { number: string }) => number);

  it('does not happen by opening the link', async () => {
    const { registrant, letter } = await registerWith('victim1@example.in');
    const link = linkOf(letter);
    for (const browser of [visitor(), visitor(), registrant]) {
      const page = await visit(browser, link);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['cache-control']).toBe('no-store');
      await browser.call('HEAD', link.replace(API, ''));
    }
    expect(await isProven(registrant.id)).toBe(false);
    expect(await ordersOf(registrant)).toEqual([]);
  });

  it('requires the requesting session or the password', async () => {
    const { registrant, letter, number } = await registerWith('victim2@example.in');
    const link = linkOf(letter);
    const other = await openSignedIn(shop.app);
    for (const browser of [visitor(), other]) {
      const page = await visit(browser, link);
      expect(page.text).toContain('type="password"');
      const refused = await press(browser, link);
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(AUTH_COPY.missingFields)]);
      const wrong = await press(browser, link, { password: 'a wrong one' });
      expect([wrong.status, wrong.text]).toEqual([403, expect.stringContaining(AUTH_COPY.wrongPassword)]);
    }
    expect(await isProven(registrant.id)).toBe(false);
    expect(await ordersOf(registrant)).toEqual([]);
    // The requesting browser gets one button.
    expect((await visit(registrant, link)).text).not.toContain('type="password"');
    const done = await press(registrant, link);
    expect([done.status, done.headers.location]).toEqual([303, link.replace(API, '')]);
    expect(await isProven(registrant.id)).toBe(true);
    expect(await ordersOf(registrant)).toEqual([number]);
    expect((await visit(visitor(), link)).text).toContain(ACCOUNT_PAGES.done.title);
  });

  it('accepts the password in another browser, and ends no session', async () => {
    const { registrant, letter } = await registerWith('own2@example.in');
    const done = await press(visitor(), linkOf(letter), { password: PASSWORD });
    expect(done.status).toBe(303);
    expect(await isProven(registrant.id)).toBe(true);
    expect((await registrant.call('GET', '/api/me')).status).toBe(200);
  });

  it('treats another session of the same account as unauthenticated', async () => {
    const { registrant, letter } = await registerWith('own3@example.in');
    const second = visitor();
    await second.call('POST', '/api/auth/login', { email: registrant.email, password: PASSWORD });
    expect((await press(second, linkOf(letter))).status).toBe(400);
    expect(await isProven(registrant.id)).toBe(false);
  });

  it('counts password attempts with those of the account', async () => {
    const { registrant, letter } = await registerWith('victim4@example.in');
    const { times } = ATTEMPTS.passwordByAccount;
    for (let i = 0; i < times; i++)
      expect((await press(visitor(), linkOf(letter), { password: `wrong ${i}` })).status).toBe(403);
    const refused = await press(visitor(), linkOf(letter), { password: PASSWORD });
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining(AUTH_COPY.tooMany)]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await registrant.call('DELETE', '/api/me', { password: 'a wrong one' })).status).toBe(429);
    expect(await isProven(registrant.id)).toBe(false);
  });

  it('rejects other sites and their forms', async () => {
    const { registrant, letter } = await registerWith('victim5@example.in');
    const evil = openBrowser(shop.app, { origin: 'https://evil.example' });
    for (const [name, value] of registrant.cookies) evil.cookies.set(name, value);
    expect((await press(evil, linkOf(letter))).status).toBe(403);
    expect(await isProven(registrant.id)).toBe(false);
  });

  it('does not make a merchant of someone who registered with an address of MERCHANTS', async () => {
    const { registrant, letter } = await registerWith(MERCHANT);
    const link = linkOf(letter);
    await visit(visitor(), link);
    await press(visitor(), link);
    expect((await registrant.call('GET', '/api/merchant/orders')).status).toBe(403);
  });

  it('would give access to orders if opening the link verified the address (control)', async () => {
    const { registrant, letter, number } = await registerWith('victim6@example.in');
    await verifyAddress(shop.database.db, tokenOf(letter), null);
    expect(await ordersOf(registrant)).toEqual([number]);
  });

  it('shows the expired page for expired, unused and invalid links', async () => {
    const { letter } = await registerWith('late1@example.in');
    await shop.database.db.execute(sql`update account_tokens set expires_at = now()`);
    for (const link of [linkOf(letter), '/api/auth/verify?token=nonsense', '/api/auth/verify?token=a&token=b']) {
      for (const page of [await visit(visitor(), link), await press(visitor(), link, { password: PASSWORD })])
        expect([page.status, page.text]).toEqual([410, expect.stringContaining(ACCOUNT_PAGES.expired.title)]);
    }
  });

  it("by a reset removes everything the registrant saved, and keeps the owner's data", async () => {
    const email = 'victim7@example.in';
    const { registrant, number } = await registerWith(email);
    await registrant.call('POST', '/api/me/addresses', { ...ADDRESS, phone: '9845012345' });
    await registrant.call('PATCH', '/api/me', { phone: '+91 98450 12345' });
    // A social account with the same unverified address is another sign-in method.
    const { db } = shop.database;
    const social = { id: crypto.randomUUID(), userId: registrant.id, providerId: 'facebook', accountId: registrant.id };
    await db.insert(accounts).values(social);
    await registrant.call('POST', '/api/me/email', { email: 'mallory1@example.in', password: PASSWORD });
    const change = await letterTo('mallory1@example.in', VERIFY);

    await visitor().call('POST', '/api/auth/forgot', { email });
    const token = tokenOf(await letterTo(email, RESET));
    expect((await visitor().call('POST', '/api/auth/reset', { token, password: NEW })).status).toBe(200);

    expect((await registrant.call('GET', '/api/me')).status).toBe(401);
    expect((await visitor().call('POST', '/api/auth/login', { email, password: PASSWORD })).status).toBe(401);
    expect((await press(registrant, linkOf(change), { password: PASSWORD })).status).toBe(410);
    const ways = await db.select().from(accounts).where(eq(accounts.userId, registrant.id));
    expect(ways.map(({ providerId }) => providerId)).toEqual(['credential']);
    const owner = visitor();
    await owner.call('POST', '/api/auth/login', { email, password: NEW });
    expect((await owner.call('GET', '/api/me')).json).toMatchObject({ email, emailVerified: true, phone: '' });
    // The checkout offers nothing that a stranger saved.
    expect((await owner.call('GET', '/api/me/addresses')).json).toEqual({ addresses: [] });
    expect(await ordersOf(owner)).toEqual([number]);
  });

  it('by a reset keeps saved data when the address was verified before', async () => {
    const { registrant, letter } = await registerWith('own8@example.in');
    await press(registrant, linkOf(letter));
    await registrant.call('POST', '/api/me/addresses', { ...ADDRESS, phone: '9845012345' });
    await visitor().call('POST', '/api/auth/forgot', { email: registrant.email });
    const token = tokenOf(await letterTo(registrant.email, RESET));
    await visitor().call('POST', '/api/auth/reset', { token, password: NEW });
    const owner = visitor();
    await owner.call('POST', '/api/auth/login', { email: registrant.email, password: NEW });
    expect((await owner.call('GET', '/api/me/addresses')).json.addresses).toHaveLength(1);
  });

  it('is declined with one press, which sends a reset email', async () => {
    const email = 'victim9@example.in';
    const { registrant, letter } = await registerWith(email);
    const page = await visit(visitor(), linkOf(letter));
    const stop = /href="([^"]*\/api\/auth\/stop\?token=[\w-]{43})"/.exec(page.text)?.[1] as string;
    // Letters of earlier tests may still arrive.
    const asked = () => outbox.emails.filter(({ to, text }) => to === email && RESET.test(text)).length;
    expect((await visit(visitor(), stop)).text).toContain(ACCOUNT_PAGES.stop.verify.button);
    await visitor().call('HEAD', stop.replace(API, ''));
    expect(asked()).toBe(0);
    const pressed = await press(visitor(), stop);
    expect([pressed.status, pressed.text]).toEqual([
      200,
      expect.stringContaining(ACCOUNT_PAGES.stop.verify.done.title),
    ]);
    const token = tokenOf(await letterTo(email, RESET));
    expect((await press(registrant, linkOf(letter))).status).toBe(410);
    expect((await visitor().call('POST', '/api/auth/reset', { token, password: NEW })).status).toBe(200);
    expect((await registrant.call('GET', '/api/me')).status).toBe(401);
  });

  it('of a new address requires the requesting session or the password, and ends other sessions', async () => {
    const { registrant } = await registerWith('own10@example.in');
    const second = visitor();
    await second.call('POST', '/api/auth/login', { email: registrant.email, password: PASSWORD });
    const email = 'new10@example.in';
    await registrant.call('POST', '/api/me/email', { email, password: PASSWORD });
    const link = linkOf(await letterTo(email, VERIFY));
    await visit(visitor(), link);
    expect((await press(visitor(), link)).status).toBe(400);
    expect((await press(second, link)).status).toBe(400);
    expect((await registrant.call('GET', '/api/me')).json.email).toBe(registrant.email);
    expect((await press(registrant, link)).status).toBe(303);
    expect((await registrant.call('GET', '/api/me')).json).toMatchObject({ email, emailVerified: true });
    expect((await second.call('GET', '/api/me')).status).toBe(401);
  });

  it('of a new address notifies the old one, whose owner cancels it with one press', async () => {
    const { registrant } = await registerWith('own11@example.in');
    const email = 'mallory11@example.in';
    await registrant.call('POST', '/api/me/email', { email, password: PASSWORD });
    const change = linkOf(await letterTo(email, VERIFY));
    const stop = linkOf(await letterTo(registrant.email, STOP));
    const page = await visit(visitor(), stop);
    expect(page.text).toContain(ACCOUNT_PAGES.stop.stop.button);
    // Opening the link cancels nothing.
    expect((await visit(registrant, change)).status).toBe(200);
    const pressed = await press(visitor(), stop);
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining(ACCOUNT_PAGES.stop.stop.done.title)]);
    expect((await press(registrant, change)).status).toBe(410);
    expect((await registrant.call('GET', '/api/me')).json.email).toBe(registrant.email);
    // The owner also gets an email to reset the password.
    const token = tokenOf(await letterTo(registrant.email, RESET));
    expect((await visitor().call('POST', '/api/auth/reset', { token, password: NEW })).status).toBe(200);
  });

  it('of a new address can be declined by its owner, without a reset email', async () => {
    const { registrant } = await registerWith('own12@example.in');
    const email = 'stranger12@example.in';
    await registrant.call('POST', '/api/me/email', { email, password: PASSWORD });
    const change = linkOf(await letterTo(email, VERIFY));
    await letterTo(registrant.email, STOP);
    const stop = change.replace('/verify?', '/stop?');
    expect((await press(visitor(), stop)).text).toContain(ACCOUNT_PAGES.stop.change.done.title);
    expect((await press(registrant, change)).status).toBe(410);
    expect(outbox.emails.filter(({ to }) => to === registrant.email || to === email)).toEqual([]);
  });

  it('requested again voids the earlier change, and notifies the old address again', async () => {
    const { registrant } = await registerWith('own13@example.in');
    const [first, second] = ['typo13@example.in', 'right13@example.in'];
    await registrant.call('POST', '/api/me/email', { email: first, password: PASSWORD });
    const older = linkOf(await letterTo(first, VERIFY));
    const stop = linkOf(await letterTo(registrant.email, STOP));
    await registrant.call('POST', '/api/me/email', { email: second, password: PASSWORD });
    const newer = linkOf(await letterTo(second, VERIFY));
    await letterTo(registrant.email, STOP);
    expect((await press(registrant, older)).status).toBe(410);
    // Requesting again does not invalidate the cancel link.
    expect((await visit(visitor(), stop)).status).toBe(200);
    expect((await press(registrant, newer)).status).toBe(303);
    expect((await visit(visitor(), stop)).status).toBe(410);
  });

  describe('a pending change of address', () => {
    async function pending(name: string) {
      const { registrant } = await registerWith(`${name}@example.in`);
      const email = `taken.${name}@example.in`;
      await registrant.call('POST', '/api/me/email', { email, password: PASSWORD });
      return { registrant, email, link: linkOf(await letterTo(email, VERIFY)) };
    }
    const recover = async (email: string) => {
      await visitor().call('POST', '/api/auth/forgot', { email });
      const token = tokenOf(await letterTo(email, RESET));
      return visitor().call('POST', '/api/auth/reset', { token, password: NEW });
    };
    /** True when the old link and the current password move the account. */
    const moves = async (link: string, id: string, email: string) => {
      await press(visitor(), link, { password: NEW });
      await press(visitor(), link, { password: PASSWORD });
      const [row] = await shop.database.db.select().from(users).where(eq(users.id, id));
      return row?.email === email;
    };

    it('is void after a reset', async () => {
      const { registrant, email, link } = await pending('own14');
      expect((await recover(registrant.email)).status).toBe(200);
      expect(await moves(link, registrant.id, email)).toBe(false);
    });

    it('is void after a password change', async () => {
      const { registrant, email, link } = await pending('own15');
      await registrant.call('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW });
      expect(await moves(link, registrant.id, email)).toBe(false);
    });

    it('would move the account if a reset kept its link (control)', async () => {
      const { registrant, email, link } = await pending('own16');
      await recover(registrant.email);
      await shop.database.db.update(accountTokens).set({ usedAt: null }).where(eq(accountTokens.userId, registrant.id));
      expect(await moves(link, registrant.id, email)).toBe(true);
    });
  });
});
