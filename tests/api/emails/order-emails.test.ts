import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mail, openMail } from '../../../src/api/emails/mail.ts';
import { type OrderLetters, openOrderLetters } from '../../../src/api/emails/order-emails.ts';
import { ORDER_COPY } from '../../../src/core/order/copy.ts';
import { SHIPPING_FEE } from '../../../src/core/shop/constants.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { BRAND } from '../../support/brand.ts';
import { call, order, orderOf, withToken } from '../../support/buyer.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openSmtp, type SmtpServer } from '../../support/smtp-server.ts';

const SITE = 'https://shop.example';
const TOTAL = 499_000 + SHIPPING_FEE.metro;

describe('the letter of an order', () => {
  let smtp: SmtpServer;
  let mail: Mail;
  let shop: OpenShop;
  beforeAll(async () => {
    smtp = await openSmtp();
    mail = openMail(
      readEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'Aroha <letters@shop.example>', PUBLIC_SITE_URL: SITE }),
      BRAND.name,
    ) as Mail;
    shop = await openShop('postgres', { contentDir: smallContent().folder, mail, siteOrigin: SITE });
  });
  afterAll(async () => {
    await shop.close();
    mail.close();
    await smtp.close();
  });
  beforeEach(async () => {
    await shop.database.db.execute(sql`truncate orders, order_keys cascade`);
    smtp.letters.length = 0;
    smtp.refuse = false;
    smtp.refused = 0;
  });
  const placed = async () => (await order(shop.app, orderOf([{ sku: 'HRN-1', quantity: 1 }], TOTAL))).json;
  const arrived = (count: number) => vi.waitFor(() => expect(smtp.letters).toHaveLength(count), { timeout: 10_000 });
  const isSent = async () => (await shop.database.db.select().from(orders))[0]?.letterSent;
  const another = (): OrderLetters =>
    openOrderLetters({ db: shop.database.db, mail, brand: BRAND, secret: 's', pages: SITE, failed: () => {} });

  it('names what was ordered, and its link opens the order', async () => {
    const { number } = await placed();
    await arrived(1);
    const { to, raw, text } = smtp.letters[0] as (typeof smtp.letters)[number];
    expect(to).toBe('meera@example.com');
    expect(raw).toContain(`Subject: ${ORDER_COPY.letter.subject(number)}`);
    expect(raw).not.toContain('List-Unsubscribe');
    expect(text).toContain('1 Ã\u0097 Heron desk lamp');
    const [, token] = /https:\/\/shop\.example\/order\?number=[\w-]+#([\w-]{43})/.exec(text) ?? [];
    expect((await call(shop.app, `/api/orders/${number}`, undefined, withToken(token))).json.number).toBe(number);
    await vi.waitFor(async () => expect(await isSent()).toBe(true));
  });

  it('is sent again when the mail server refused it, and once however many processes look', async () => {
    smtp.refuse = true;
    await placed();
    await vi.waitFor(() => expect(smtp.refused).toBe(1), { timeout: 10_000 });
    smtp.refuse = false;
    await another().sendOverdue();
    expect(smtp.letters).toHaveLength(0);
    await shop.database.db
      .update(orders)
      .set({ placedAt: sql`now() - interval '10 minutes'`, letterAt: sql`now() - interval '6 minutes'` });
    await Promise.all([another().sendOverdue(), another().sendOverdue()]);
    expect(smtp.letters).toHaveLength(1);
    expect(await isSent()).toBe(true);
    await another().sendOverdue();
    expect(smtp.letters).toHaveLength(1);
  });

  it('is not sent for orders of long ago', async () => {
    smtp.refuse = true;
    await placed();
    await vi.waitFor(() => expect(smtp.refused).toBe(1), { timeout: 10_000 });
    await shop.database.db.update(orders).set({ placedAt: sql`now() - interval '2 days'`, letterAt: null });
    smtp.refuse = false;
    await another().sendOverdue();
    expect(smtp.letters).toHaveLength(0);
  });
});
