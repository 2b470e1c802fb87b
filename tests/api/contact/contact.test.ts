import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMail } from '../../../src/api/emails/mail.ts';
import { NAME_API_COPY } from '../../../src/core/account/name-copy.ts';
import { CONTACT, CONTACT_LIMIT } from '../../../src/core/contact/constants.ts';
import { CONTACT_STATES } from '../../../src/core/contact/contact.ts';
import { CONTACT_COPY } from '../../../src/core/contact/copy.ts';
import { PRIVACY } from '../../../src/core/shop/constants.ts';
import { ENDPOINTS } from '../../../src/core/shop/endpoints.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import { contactPath } from '../../../src/core/shop/routes.ts';
import { messages } from '../../../src/db/schema/messages.ts';
import { BRAND } from '../../support/brand.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openSmtp, type SmtpServer } from '../../support/smtp-server.ts';

const FORM = 'application/x-www-form-urlencoded';
const INBOX = 'hello@shop.example';
const { states: SAID, bad: BAD } = CONTACT_COPY;
const GOOD = { name: 'Meera', email: 'meera@example.com', message: 'Is the oak oiled?', consent: true };
let contentDir: string;
beforeAll(() => {
  contentDir = smallContent().folder;
});

let caller = 0;
const nextCaller = () => `10.3.${Math.floor(++caller / 250)}.${caller % 250}`;

async function post(shop: OpenShop, payload: unknown, type = 'application/json', from = nextCaller()) {
  const { statusCode, headers, body } = await shop.app.inject({
    method: 'POST',
    url: ENDPOINTS.contact.path,
    remoteAddress: from,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: statusCode, headers, body, json: body.startsWith('{') ? JSON.parse(body) : undefined };
}
const stored = (shop: OpenShop) => shop.database.db.select().from(messages).orderBy(messages.createdAt);

describe.each(ENGINES)('contact messages with mail on %s', (engine) => {
  let smtp: SmtpServer;
  let shop: OpenShop;
  let closeMail: () => void;
  beforeAll(async () => {
    smtp = await openSmtp();
    const mail = openMail(
      readEnv({
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Aroha <letters@shop.example>',
        PUBLIC_SITE_URL: 'https://shop.example',
      }),
      BRAND.name,
    );
    if (!mail) throw new Error('no mail');
    closeMail = mail.close;
    shop = await openShop(engine, {
      contentDir,
      mail,
      inbox: { to: [], messages: [INBOX], digest: false },
      siteOrigin: 'https://shop.example',
    });
  });
  afterAll(async () => {
    await shop.close();
    closeMail();
    await smtp.close();
  });
  beforeEach(async () => {
    await shop.database.db.delete(messages);
    smtp.emails.length = 0;
    smtp.refuse = false;
  });

  it('are stored and emailed with Reply-To set to the sender', async () => {
    const answer = await post(shop, GOOD);
    expect(answer).toMatchObject({ status: 200, json: { state: 'received', message: SAID.received.title } });
    expect(answer.headers['cache-control']).toBe('no-store');
    await vi.waitFor(async () => expect(await stored(shop)).toMatchObject([{ mailedAt: expect.any(Date) }]));
    const { to, raw, text } = smtp.emails[0] ?? { to: '', raw: '', text: '' };
    expect(to).toBe(INBOX);
    expect(raw).toMatch(/^Reply-To: Meera <meera@example\.com>\r$/m);
    expect(raw).toMatch(/^From: Aroha <letters@shop\.example>\r$/m);
    expect(raw).not.toContain('List-Unsubscribe');
    expect(text).toContain(GOOD.message);
  });

  it('cannot inject email headers or HTML', async () => {
    const name = 'Eve <b>" Bcc: x';
    await post(shop, { ...GOOD, name, message: '<script>alert(1)</script>\r\nBcc: y@example.com' });
    await vi.waitFor(() => expect(smtp.emails).toHaveLength(1));
    const { raw = '', to } = smtp.emails[0] ?? {};
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^Bcc:/im);
    expect(to).toBe(INBOX);
    const html = raw.slice(raw.indexOf('text/html'));
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });

  it('stay stored when the mail server rejects the email', async () => {
    smtp.refuse = true;
    expect((await post(shop, GOOD)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await stored(shop)).toMatchObject([{ message: GOOD.message, mailedAt: null }]);
    expect(smtp.emails).toEqual([]);
  });
});

describe.each(ENGINES)('contact messages without mail on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.db.delete(messages).then(() => {}));

  it('are stored', async () => {
    expect((await post(shop, GOOD)).status).toBe(200);
    expect(await stored(shop)).toMatchObject([{ name: 'Meera', email: 'meera@example.com', mailedAt: null }]);
  });

  it.each([
    ['only an email address and consent', { email: 'a@example.com', consent: true }],
    ['the longest name', { ...GOOD, name: 'n'.repeat(CONTACT.nameMax) }],
    ['the longest message', { ...GOOD, message: 'm'.repeat(CONTACT.messageMax) }],
    ['the longest address', { ...GOOD, email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.com` }],
    ['several lines', { ...GOOD, message: 'One\r\n\r\nTwo' }],
    ['any letters', { ...GOOD, name: 'Žofia 王 🪑', message: 'नमस्ते' }],
  ])('may have %s', async (_, payload) => {
    expect((await post(shop, payload)).status).toBe(200);
    expect(await stored(shop)).toHaveLength(1);
  });

  it.each([
    [{ ...GOOD, email: '' }, `email: ${BAD.email}`],
    [{ ...GOOD, email: undefined }, `email: ${BAD.email}`],
    [{ ...GOOD, email: 'meera' }, `email: ${BAD.email}`],
    [{ ...GOOD, email: 'a@example.com\r\nBcc: b@example.com' }, `email: ${BAD.email}`],
    [{ ...GOOD, email: `${'a'.repeat(250)}@example.com` }, `email: ${BAD.email}`],
    [{ ...GOOD, name: 'n'.repeat(CONTACT.nameMax + 1) }, `name: ${BAD.name(CONTACT.nameMax)}`],
    [{ ...GOOD, name: 'Eve\r\nBcc: b@example.com' }, `name: ${BAD.nameLine}; name: ${NAME_API_COPY.hidden}`],
    [{ ...GOOD, name: 'Eve, see shop.example.com' }, `name: ${NAME_API_COPY.link}`],
    [{ ...GOOD, message: 'm'.repeat(CONTACT.messageMax + 1) }, `message: ${BAD.message(CONTACT.messageMax)}`],
    [{ ...GOOD, consent: undefined }, `consent: ${BAD.consent}`],
    [{ ...GOOD, consent: false }, `consent: ${BAD.consent}`],
    [{ ...GOOD, consent: 'no' }, `consent: ${BAD.consent}`],
  ])('are rejected for %j', async (payload, message) => {
    const { status, json } = await post(shop, payload);
    expect([status, json]).toEqual([400, { message }]);
    expect(await stored(shop)).toEqual([]);
  });

  it.each(['name', 'message'])('are rejected with a null character in %s', async (field) => {
    expect((await post(shop, { ...GOOD, [field]: 'a\0b' })).status).toBe(400);
  });

  it.each([
    ['name=Meera&email=a%40example.com&message=Hello&consent=true&note=', 'received', 1],
    ['email=a%40example.com&consent=on', 'received', 1],
    ['email=a%40example.com&consent=true&note=spam', 'received', 0],
    ['email=a%40example.com', 'invalid', 0],
    ['email=meera&consent=true', 'invalid', 0],
    ['', 'invalid', 0],
  ])('sent as form %j redirect to the page %s', async (payload, state, rows) => {
    const { status, headers, body } = await post(shop, payload, FORM);
    expect([status, headers.location, body]).toEqual([303, contactPath(state), '']);
    expect(await stored(shop)).toHaveLength(rows);
  });

  it('are limited per client', async () => {
    const from = '2001:db8:9:2::1';
    for (let at = 0; at < CONTACT_LIMIT.perClient; at++)
      expect((await post(shop, GOOD, undefined, from)).status).toBe(200);
    const refused = await post(shop, GOOD, undefined, from);
    expect([refused.status, refused.json]).toEqual([429, { message: SAID.busy.text }]);
    expect((await post(shop, 'email=a%40example.com&consent=1', FORM, from)).headers.location).toBe(
      contactPath('busy'),
    );
    expect((await post(shop, GOOD)).status).toBe(200);
  });

  it('are deleted after their retention time', async () => {
    await post(shop, { ...GOOD, message: 'old' });
    await post(shop, { ...GOOD, message: 'younger' });
    const age = (message: string, months: number) =>
      shop.database.db.execute(
        sql`update messages set created_at = now() - make_interval(months => ${sql.raw(String(months))}) - interval '1 day' where message = ${message}`,
      );
    await age('old', PRIVACY.messageMonths);
    await age('younger', PRIVACY.messageMonths - 1);
    await post(shop, { ...GOOD, message: 'new' });
    expect((await stored(shop)).map(({ message }) => message).sort()).toEqual(['new', 'younger']);
  });
});

describe('contact form without a database', () => {
  it('reports the failure to scripts and forms', async () => {
    const shop = await openShop('pglite', { contentDir });
    await shop.database.close();
    expect((await post(shop, GOOD)).status).toBe(500);
    const form = await post(shop, 'email=a%40example.com&consent=true', FORM);
    expect([form.status, form.headers.location]).toEqual([303, contactPath('failed')]);
    await shop.app.close();
  });
});

describe('texts of the contact form', () => {
  it('match the specification', () => {
    expect(SAID.received.title).toBe('Thank you! Your submission has been received!');
    expect(SAID.failed.title).toBe('Oops! Something went wrong while submitting the form.');
    expect(CONTACT_COPY.form.wait).toBe('Please wait...');
    expect(CONTACT_COPY.form.consent).toBe('I agree to the terms and conditions');
    expect(CONTACT).toEqual({ nameMax: 256, emailMax: 256, messageMax: 5000 });
  });

  it('exist for each outcome', () => {
    expect(Object.keys(SAID)).toEqual([...CONTACT_STATES]);
  });
});
