import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { ATTEMPTS } from '../../../src/core/account/constants.ts';
import { resetPath, verifyPath } from '../../../src/core/shop/routes.ts';
import { accountTokens, attempts, users } from '../../../src/db/schema/accounts.ts';
import { openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { cheapPasswords, ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { linkOf, openOutbox, tokenOf } from '../../support/outbox.ts';
import { press } from '../../support/press.ts';
import { smallContent } from '../../support/small-content.ts';

const API = 'http://localhost:4321';
const SITE = 'https://shop.example';
const NEW = 'another long secret';

describe.each(ENGINES)('account emails on %s', (engine) => {
  const outbox = openOutbox(API);
  const passwords = cheapPasswords();
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder: contentDir } = smallContent();
    shop = await openShop(engine, { contentDir, mail: outbox.mail, siteOrigin: SITE, accounts: { passwords } });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    outbox.emails.length = 0;
    await shop.database.db.delete(attempts);
  });

  const visitor = () => openBrowser(shop.app);
  const login = async (email: string, password: string) =>
    (await visitor().call('POST', '/api/auth/login', { email, password })).status;
  const forget = (email: string) => visitor().call('POST', '/api/auth/forgot', { email });
  const reset = (token: string, password = NEW) => visitor().call('POST', '/api/auth/reset', { token, password });
  const age = (minutes: number) =>
    shop.database.db.execute(
      sql`update account_tokens set expires_at = expires_at - make_interval(mins => ${sql.raw(String(minutes))})`,
    );
  /** A shopper whose welcome email has been received. */
  async function settled() {
    const shopper = await openSignedIn(shop.app);
    return { ...shopper, first: await outbox.next(shopper.email) };
  }

  it('verify an address when their button is pressed within two days', async () => {
    const shopper = await settled();
    const link = linkOf(shopper.first);
    expect(link).toBe(API + verifyPath(tokenOf(shopper.first)));
    expect((await press(shopper, link)).status).toBe(303);
    expect((await shopper.call('GET', '/api/me')).json.emailVerified).toBe(true);
    const again = await shopper.call('POST', '/api/auth/verify/resend');
    expect(again.json).toEqual({ message: AUTH_COPY.verifiedAlready });
  });

  it('can be requested again when expired', async () => {
    const shopper = await settled();
    await age(48 * 60);
    expect((await press(shopper, linkOf(shopper.first))).status).toBe(410);
    const { status, json } = await shopper.call('POST', '/api/auth/verify/resend');
    expect([status, json]).toEqual([200, { message: AUTH_COPY.verifySent }]);
    expect((await press(shopper, linkOf(await outbox.next(shopper.email)))).status).toBe(303);
  });

  it('have tokens stored as hashes', async () => {
    const { first } = await settled();
    expect(JSON.stringify(await shop.database.db.select().from(accountTokens))).not.toContain(tokenOf(first));
  });

  it('reset a password once and end every session', async () => {
    const shopper = await settled();
    await forget(shopper.email.toUpperCase());
    const letter = await outbox.next(shopper.email);
    const token = tokenOf(letter);
    expect(linkOf(letter)).toBe(SITE + resetPath(token));
    const done = await reset(token);
    expect([done.status, done.json]).toEqual([200, { message: AUTH_COPY.passwordResetCleared }]);
    expect((await shopper.call('GET', '/api/me')).status).toBe(401);
    expect([await login(shopper.email, PASSWORD), await login(shopper.email, NEW)]).toEqual([401, 200]);
    expect((await outbox.next(shopper.email)).subject).toMatch(/changed/);
    // Access to the mailbox verifies the address.
    const [row] = await shop.database.db.select().from(users).where(sql`id = ${shopper.id}`);
    expect(row?.emailVerified).toBe(true);
    const again = await reset(token, 'yet another secret');
    expect([again.status, again.json]).toEqual([400, { message: AUTH_COPY.expiredLink }]);
    expect(await login(shopper.email, NEW)).toBe(200);
  });

  it('reset a password once for concurrent requests', async () => {
    const shopper = await settled();
    await forget(shopper.email);
    const token = tokenOf(await outbox.next(shopper.email));
    const answers = await Promise.all(
      ['first secret', 'second secret', 'third secret'].map((one) => reset(token, one)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('for a reset expire after an hour or after another was used, without hashing', async () => {
    const shopper = await settled();
    await forget(shopper.email);
    const old = tokenOf(await outbox.next(shopper.email));
    await forget(shopper.email);
    expect((await reset(tokenOf(await outbox.next(shopper.email)))).status).toBe(200);
    const before = passwords.made();
    expect((await reset(old)).status).toBe(400);
    await forget(shopper.email);
    const late = tokenOf(await outbox.next(shopper.email));
    await age(60);
    expect((await reset(late)).status).toBe(400);
    // A verification token cannot reset a password.
    expect((await reset(tokenOf(shopper.first))).status).toBe(400);
    expect(passwords.made()).toBe(before);
  });

  it('are not sent to unknown addresses, and the response does not reveal it', async () => {
    const { email } = await settled();
    const known = await forget(email);
    const unknown = await forget('stranger@example.in');
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect(known.json).toEqual({ message: AUTH_COPY.letterSent });
    await outbox.next(email);
    expect(outbox.emails.filter(({ to }) => /stranger/.test(to))).toEqual([]);
  });

  it('change the address only when the new one is verified, and notify the old one', async () => {
    const shopper = await settled();
    const email = `new.${shopper.email}`;
    const change = (password: string) =>
      shopper.call('POST', '/api/me/email', { email: email.toUpperCase(), password });
    expect((await change('a wrong one')).json).toEqual({ message: AUTH_COPY.wrongPassword });
    await forget(shopper.email);
    const reader = await outbox.next(shopper.email);
    expect((await change(PASSWORD)).json).toEqual({ message: AUTH_COPY.changeSent });
    const letter = await outbox.next(email);
    expect((await shopper.call('GET', '/api/me')).json.email).toBe(shopper.email);
    expect((await press(shopper, linkOf(letter))).status).toBe(303);
    expect((await shopper.call('GET', '/api/me')).json).toMatchObject({ email, emailVerified: true });
    expect((await outbox.next(shopper.email)).subject).toMatch(/asked for another address/);
    expect((await outbox.next(shopper.email)).subject).toMatch(/has a new address/);
    expect([await login(shopper.email, PASSWORD), await login(email, PASSWORD)]).toEqual([401, 200]);
    // The old mailbox can no longer reset the password.
    expect((await reset(tokenOf(reader))).status).toBe(400);
    expect((await press(shopper, linkOf(shopper.first))).status).toBe(410);
  });

  it('never move an account to an address in use, and do not reveal it', async () => {
    const other = await settled();
    const shopper = await settled();
    const asked = await shopper.call('POST', '/api/me/email', { email: other.email, password: PASSWORD });
    expect([asked.status, asked.json]).toEqual([200, { message: AUTH_COPY.changeSent }]);
    // Also when the address was free when the email was sent.
    const email = `late.${shopper.email}`;
    await shopper.call('POST', '/api/me/email', { email, password: PASSWORD });
    const letter = await outbox.next(email);
    await openSignedIn(shop.app, { email });
    expect((await press(shopper, linkOf(letter))).status).toBe(410);
    expect((await shopper.call('GET', '/api/me')).json.email).toBe(shopper.email);
    expect(outbox.emails.filter(({ to }) => to === other.email)).toEqual([]);
  });

  it('report a password change; other sessions end and this one is replaced', async () => {
    const shopper = await settled();
    const other = openBrowser(shop.app);
    await other.call('POST', '/api/auth/login', { email: shopper.email, password: PASSWORD });
    const before = shopper.cookies.get('aroha.session_token') as string;
    const change = (currentPassword: string, newPassword = NEW) =>
      shopper.call('POST', '/api/auth/password', { currentPassword, newPassword });
    const wrong = await change('a wrong one');
    expect([wrong.status, wrong.json]).toEqual([403, { message: AUTH_COPY.wrongPassword }]);
    expect((await change(PASSWORD, 'short')).json).toEqual({ message: AUTH_COPY.shortPassword });
    expect((await other.call('GET', '/api/me')).status).toBe(200);
    const done = await change(PASSWORD);
    expect([done.status, done.json]).toEqual([200, { message: AUTH_COPY.passwordChanged, _id: shopper.id }]);
    expect((await other.call('GET', '/api/me')).status).toBe(401);
    expect((await shopper.call('GET', '/api/me')).status).toBe(200);
    const stale = openBrowser(shop.app);
    stale.cookies.set('aroha.session_token', before);
    expect((await stale.call('GET', '/api/me')).status).toBe(401);
    expect((await outbox.next(shopper.email)).subject).toMatch(/changed/);
    expect([await login(shopper.email, PASSWORD), await login(shopper.email, NEW)]).toEqual([401, 200]);
  });

  it('limit password guesses with a stolen session', async () => {
    const shopper = await settled();
    const { times } = ATTEMPTS.passwordByAccount;
    const tries: (() => Promise<{ status: number }>)[] = [
      () => shopper.call('DELETE', '/api/me', { password: 'a wrong one' }),
      () => shopper.call('POST', '/api/me/email', { email: 'x@example.in', password: 'a wrong one' }),
      () => shopper.call('POST', '/api/auth/password', { currentPassword: 'a wrong one', newPassword: NEW }),
    ];
    for (let i = 0; i < times; i++) expect((await tries[i % 3]?.())?.status).toBe(403);
    for (const one of tries) expect((await one()).status).toBe(429);
  });
});
