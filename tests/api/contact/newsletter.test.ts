import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMail } from '../../../src/api/emails/mail.ts';
import { NEWSLETTER } from '../../../src/core/contact/constants.ts';
import { HONEYPOT, NEWSLETTER_STATES } from '../../../src/core/contact/newsletter.ts';
import { SIGN_UP_COPY } from '../../../src/core/contact/newsletter-copy.ts';
import { COPY } from '../../../src/core/shop/copy.ts';
import { ENDPOINTS } from '../../../src/core/shop/endpoints.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import { newsletterPath } from '../../../src/core/shop/routes.ts';
import { attempts } from '../../../src/db/schema/accounts.ts';
import { subscribers, subscriberTokens } from '../../../src/db/schema/newsletter.ts';
import { BRAND } from '../../support/brand.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openSmtp, type Received, type SmtpServer } from '../../support/smtp-server.ts';

const SITE = 'https://shop.example';
const FORM = 'application/x-www-form-urlencoded';
const { states: SAID } = SIGN_UP_COPY;
let contentDir: string;
beforeAll(() => {
  contentDir = smallContent().folder;
});

/** Each test uses its own address, so that tests do not share rate limits. */
let caller = 0;
const nextCaller = () => `10.0.${Math.floor(++caller / 250)}.${caller % 250}`;

async function post(shop: OpenShop, url: string, payload: unknown, type = 'application/json', from = nextCaller()) {
  const { statusCode, headers, body } = await shop.app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: statusCode, headers, body, json: body.startsWith('{') ? JSON.parse(body) : undefined };
}
const join = (shop: OpenShop, email: unknown, more: object = {}) =>
  post(shop, ENDPOINTS.newsletter.path, { email, ...more });
const stored = (shop: OpenShop) => shop.database.db.select().from(subscribers).orderBy(subscribers.createdAt);

const linkIn = ({ text }: Received, act: string) => {
  const [, path] = new RegExp(`${SITE}(/api/newsletter/${act}\\?token=[\\w-]{43})`).exec(text) ?? [];
  if (!path) throw new Error(`No link to ${act} in: ${text}`);
  return path;
};
const tokenOf = (path: string) => path.split('=')[1] as string;

describe.each(ENGINES)('newsletter with mail on %s', (engine) => {
  let smtp: SmtpServer;
  let shop: OpenShop;
  let closeMail: () => void;
  beforeAll(async () => {
    smtp = await openSmtp();
    const mail = openMail(
      readEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'Aroha <letters@shop.example>', PUBLIC_SITE_URL: SITE }),
      BRAND.name,
    );
    if (!mail) throw new Error('no mail');
    closeMail = mail.close;
    shop = await openShop(engine, { contentDir, mail, siteOrigin: SITE });
  });
  afterAll(async () => {
    await shop.close();
    closeMail();
    await smtp.close();
  });
  beforeEach(async () => {
    await shop.database.db.delete(subscribers);
    await shop.database.db.delete(attempts);
    smtp.emails.length = 0;
    smtp.refuse = false;
  });

  /** Returns the next email. */
  async function letter(count = 1): Promise<Received> {
    await vi.waitFor(() => expect(smtp.emails).toHaveLength(count), { timeout: 10_000 });
    return smtp.emails[count - 1] as Received;
  }
  const press = (path: string) => post(shop, path.split('?')[0] as string, `token=${tokenOf(path)}`, FORM);
  const stateNow = async () => (await stored(shop))[0]?.state;
  /** Moves the time of the last email into the past. */
  const backdate = (minutes: number) =>
    shop.database.db.execute(
      sql`update subscribers set mailed_at = mailed_at - make_interval(mins => ${sql.raw(String(minutes))})`,
    );

  it('sends one email and confirms when its button is pressed', async () => {
    const answer = await join(shop, ' Meera@Example.com ');
    expect(answer).toMatchObject({
      status: 200,
      json: { state: 'sent', message: expect.stringContaining(SAID.sent.title) },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const received = await letter();
    expect(received.to).toBe('Meera@example.com');
    expect(await stored(shop)).toMatchObject([
      { email: 'Meera@Example.com', state: 'pending', consentLocale: 'en-IN', confirmedAt: null },
    ]);

    const page = await shop.app.inject({ url: linkIn(received, 'confirm') });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(SIGN_UP_COPY.confirm.button);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // Prefetched links have changed nothing.
    expect(await stateNow()).toBe('pending');

    const pressed = await press(linkIn(received, 'confirm'));
    expect([pressed.status, pressed.headers.location]).toEqual([303, SITE + newsletterPath('confirmed')]);
    expect(await stored(shop)).toMatchObject([{ state: 'confirmed', confirmedAt: expect.any(Date), mails: 0 }]);
  });

  it('sends emails with one-click unsubscribe and no address in the link', async () => {
    await join(shop, 'a@example.com');
    const { raw, text } = await letter();
    const path = linkIn({ to: '', raw, text }, 'unsubscribe');
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
    expect(headers).toContain(`List-Unsubscribe: <${SITE}${path}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(headers).toMatch(/^From: Aroha <letters@shop\.example>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(text).toContain('Aroha');
  });

  it('stores tokens only as hashes', async () => {
    await join(shop, 'a@example.com');
    const token = tokenOf(linkIn(await letter(), 'confirm'));
    const [row] = await shop.database.db.select().from(subscriberTokens);
    expect(row?.hash).toHaveLength(43);
    expect(JSON.stringify([row, await stored(shop)])).not.toContain(token);
  });

  it('responds the same for new, pending, confirmed and unsubscribed addresses', async () => {
    const first = await join(shop, 'a@example.com');
    const path = linkIn(await letter(), 'confirm');
    const answers = [await join(shop, 'A@EXAMPLE.com')];
    await press(path);
    answers.push(await join(shop, 'a@example.com'));
    await press(path.replace('confirm', 'unsubscribe'));
    answers.push(await join(shop, 'a@example.com'));
    for (const { status, json } of answers)
      expect({ status, json }).toEqual({ status: first.status, json: first.json });
    expect(await stored(shop)).toHaveLength(1);
    expect(smtp.emails).toHaveLength(1);
  });

  it('notifies a confirmed subscriber by email, not on the page', async () => {
    await join(shop, 'a@example.com');
    await press(linkIn(await letter(), 'confirm'));
    await backdate(60);
    await join(shop, 'a@example.com');
    const { raw, text } = await letter(2);
    expect(raw).toContain(`Subject: ${SIGN_UP_COPY.letters.already.subject}`);
    expect(text).not.toContain('/confirm?');
    expect(await stateNow()).toBe('confirmed');
  });

  it('doubles the interval between emails to an address', async () => {
    const asked = async () => {
      await join(shop, 'a@example.com');
      return (await stored(shop))[0]?.mails;
    };
    expect([await asked(), await asked()]).toEqual([1, 1]);
    await backdate(NEWSLETTER.mailGapMinutes);
    expect([await asked(), await asked()]).toEqual([2, 2]);
    await backdate(NEWSLETTER.mailGapMinutes);
    expect(await asked()).toBe(2);
    await backdate(NEWSLETTER.mailGapMinutes);
    expect(await asked()).toBe(3);
    await shop.database.db.update(subscribers).set({ mails: 40 });
    expect(await asked()).toBe(40);
    await letter(3);
  });

  it('sends one email for concurrent requests of one address', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => join(shop, at % 2 ? 'a@example.com' : 'A@example.com')));
    await letter();
    expect(await stored(shop)).toMatchObject([{ mails: 1 }]);
    expect(await shop.database.db.select().from(subscriberTokens)).toHaveLength(1);
  });

  it('rejects a confirmation link after two days', async () => {
    await join(shop, 'a@example.com');
    const path = linkIn(await letter(), 'confirm');
    await shop.database.db.update(subscriberTokens).set({
      createdAt: sql`now() - make_interval(hours => ${sql.raw(String(NEWSLETTER.confirmHours))}, mins => 1)`,
    });
    const page = await shop.app.inject({ url: path });
    expect([page.statusCode, page.headers.location]).toEqual([303, SITE + newsletterPath('expired')]);
    expect((await press(path)).headers.location).toBe(SITE + newsletterPath('expired'));
    expect(await stateNow()).toBe('pending');
    // Old emails still unsubscribe.
    expect((await press(path.replace('confirm', 'unsubscribe'))).headers.location).toContain('/unsubscribed');
    expect(await stateNow()).toBe('unsubscribed');
  });

  it('ignores a second press, also after unsubscribing', async () => {
    await join(shop, 'a@example.com');
    const path = linkIn(await letter(), 'confirm');
    await press(path);
    expect((await press(path)).headers.location).toContain('/confirmed');
    expect((await shop.app.inject({ url: path })).headers.location).toContain('/confirmed');
    await press(path.replace('confirm', 'unsubscribe'));
    expect((await press(path)).headers.location).toContain('/expired');
    expect(await stateNow()).toBe('unsubscribed');
  });

  it('resubscribes only with a new email', async () => {
    await join(shop, 'a@example.com');
    const old = linkIn(await letter(), 'confirm');
    await press(old.replace('confirm', 'unsubscribe'));
    await backdate(60);
    await join(shop, 'a@example.com');
    const fresh = linkIn(await letter(2), 'confirm');
    expect((await press(old)).headers.location).toContain('/expired');
    expect((await press(fresh)).headers.location).toContain('/confirmed');
    expect(await stateNow()).toBe('confirmed');
  });

  it.each([
    ['as a form', FORM, 'List-Unsubscribe=One-Click'],
    [
      'as multipart',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('unsubscribes a mail program that posts %s, without a redirect', async (_, type, payload) => {
    await join(shop, 'a@example.com');
    const path = linkIn(await letter(), 'unsubscribe');
    const page = await shop.app.inject({ url: path });
    expect(page.body).toContain(SIGN_UP_COPY.unsubscribe.button);
    expect(await stateNow()).toBe('pending');
    expect(await post(shop, path, payload, type)).toMatchObject({ status: 200, json: { state: 'unsubscribed' } });
    expect(await stored(shop)).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: expect.any(Date) }]);
    expect((await post(shop, path.replace(/.$/, '!'), payload, type)).status).toBe(404);
  });

  it.each(['', 'x', 'a'.repeat(43), "'; drop table subscribers; --", '<script>alert(1)</script>'])(
    'shows the expired page for the unknown token %j',
    async (token) => {
      for (const act of ['confirm', 'unsubscribe']) {
        const url = `/api/newsletter/${act}?token=${encodeURIComponent(token)}`;
        const page = await shop.app.inject({ url });
        const pressed = await post(shop, `/api/newsletter/${act}`, new URLSearchParams({ token }).toString(), FORM);
        const to = SITE + newsletterPath('expired');
        expect([page.statusCode, page.headers.location]).toEqual([303, to]);
        expect([pressed.status, pressed.headers.location]).toEqual([303, to]);
      }
    },
  );

  it('resends at once after the mail server rejected an email', async () => {
    smtp.refuse = true;
    expect((await join(shop, 'a@example.com')).json.state).toBe('sent');
    await vi.waitFor(async () => expect(await stored(shop)).toMatchObject([{ mailedAt: null, mails: 0 }]));
    expect(await shop.database.db.select().from(subscriberTokens)).toEqual([]);
    smtp.refuse = false;
    await join(shop, 'a@example.com');
    await letter();
  });

  it('ignores bots that fill the honeypot', async () => {
    const answer = await join(shop, 'robot@example.com', { [HONEYPOT]: 'https://spam.example' });
    expect(answer.json).toEqual((await join(shop, 'a@example.com')).json);
    await letter();
    expect((await stored(shop)).map(({ email }) => email)).toEqual(['a@example.com']);
  });
});

describe.each(ENGINES)('newsletter without mail on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.db.delete(subscribers).then(() => {}));

  it('stores an address as unconfirmed and describes the next step', async () => {
    const { status, json } = await join(shop, 'a@example.com');
    expect([status, json.state]).toEqual([200, 'noted']);
    expect(json.message).toContain('confirm');
    expect(await stored(shop)).toMatchObject([{ state: 'pending', mails: 0, mailedAt: null }]);
  });

  it('stores one row per address, in any spelling', async () => {
    for (const email of ['a@example.com', 'A@Example.COM', ' a@example.com\r\n']) {
      expect((await join(shop, email)).json.state).toBe('noted');
    }
    expect(await stored(shop)).toHaveLength(1);
  });

  it.each([
    '',
    'meera',
    'meera@',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\0',
    `${'a'.repeat(260)}@example.com`,
    null,
    7,
    ['a@example.com'],
    undefined,
  ])('rejects %j, naming the field and its format', async (email) => {
    const { status, json, headers } = await join(shop, email);
    expect([status, json]).toEqual([400, { message: `email: ${SIGN_UP_COPY.badEmail}` }]);
    expect(headers['cache-control']).toBe('no-store');
    expect(await stored(shop)).toEqual([]);
  });

  it.each([
    ['', 'text/plain'],
    ['[]', 'application/json'],
    ['{', 'application/json'],
    ['null', 'application/json'],
  ])('rejects a body of %j', async (payload, type) => {
    const { status, json } = await post(shop, ENDPOINTS.newsletter.path, payload, type);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(json).toEqual({ message: expect.any(String) });
  });

  it.each([
    ['email=a%40example.com&note=', 'noted', 1],
    ['email=a%40example.com&note=spam', 'noted', 0],
    ['email=meera', 'invalid', 0],
    ['email=a%40example.com%0D%0ABcc%3A+b%40example.com', 'invalid', 0],
    ['', 'invalid', 0],
    ['__proto__=1', 'invalid', 0],
  ])('redirects the form %j to the page %s', async (payload, state, rows) => {
    const { status, headers, body } = await post(shop, ENDPOINTS.newsletter.path, payload, FORM);
    expect([status, headers.location, body]).toEqual([303, newsletterPath(state), '']);
    expect(await stored(shop)).toHaveLength(rows);
  });

  it('limits requests per client', async () => {
    const from = '2001:db8:1:2::1';
    const ask = (address: string, type = 'application/json', payload: unknown = { email: 'a@example.com' }) =>
      post(shop, ENDPOINTS.newsletter.path, payload, type, address);
    for (let at = 0; at < NEWSLETTER.perClient; at++) expect((await ask(from)).status).toBe(200);
    // An address in the same IPv6 /64 is the same client.
    const refused = await ask('2001:db8:1:2::ffff');
    expect([refused.status, refused.json]).toEqual([429, { message: SAID.busy.text }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const form = await ask(from, FORM, 'email=a%40example.com');
    expect([form.status, form.headers.location]).toEqual([303, newsletterPath('busy')]);
    expect((await ask('2001:db8:1:3::1')).status).toBe(200);
    // Other routes are not limited by it.
    expect((await shop.app.inject({ url: '/api/categories', remoteAddress: from })).statusCode).toBe(200);
  });
});

describe('a client behind proxies', () => {
  const statuses = async (proxies: number, forwarded: (at: number) => string) => {
    const shop = await openShop('pglite', { contentDir, proxies });
    const all: number[] = [];
    for (let at = 0; at <= NEWSLETTER.perClient; at++) {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: ENDPOINTS.newsletter.path,
        headers: { 'x-forwarded-for': forwarded(at) },
        payload: { email: 'a@example.com' },
      });
      all.push(statusCode);
    }
    await shop.close();
    return all.filter((status) => status === 429).length;
  };

  it('is identified only by the address that our own proxy adds', async () => {
    expect(await statuses(0, (at) => `10.1.0.${at}`)).toBe(1);
    expect(await statuses(1, (at) => `10.1.0.${at}`)).toBe(0);
    expect(await statuses(1, (at) => `10.1.0.${at}, 10.2.0.1`)).toBe(1);
  });
});

describe('newsletter without a database', () => {
  it('reports the failure to scripts and forms', async () => {
    const shop = await openShop('pglite', { contentDir });
    await shop.database.close();
    expect(await join(shop, 'a@example.com')).toMatchObject({ status: 500, json: { message: COPY.error.generic } });
    const form = await post(shop, ENDPOINTS.newsletter.path, 'email=a%40example.com', FORM);
    expect([form.status, form.headers.location]).toEqual([303, newsletterPath('failed')]);
    await shop.app.close();
  });
});

describe('texts of the newsletter', () => {
  it('exist for each outcome', () => {
    expect(Object.keys(SAID)).toEqual([...NEWSLETTER_STATES]);
  });
});
