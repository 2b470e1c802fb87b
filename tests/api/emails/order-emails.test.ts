import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mail, openMail } from '../../../src/api/emails/mail.ts';
import { type OrderEmails, openOrderEmails } from '../../../src/api/emails/order-emails.ts';
import { SHIPPING_FEE } from '../../../src/core/delivery/constants.ts';
import { ORDER_COPY } from '../../../src/core/order/copy.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { BRAND } from '../../support/brand.ts';
import { call, order, orderOf, withToken } from '../../support/buyer.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openSmtp, type SmtpServer } from '../../support/smtp-server.ts';

const SITE = 'https://shop.example';
const TOTAL = 499_000 + SHIPPING_FEE.metro;

describe('order email', () => {
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
    smtp.emails.length = 0;
    smtp.refuse = false;
    smtp.refused = 0;
  });
  const placed = async () => (await order(shop.app, orderOf([{ sku: 'HRN-1', quantity: 1 }], TOTAL))).json;
  const arrived = (count: number) => vi.waitFor(() => expect(smtp.emails).toHaveLength(count), { timeout: 10_000 });
  const isSent = async () => (await shop.database.db.select().from(orders))[0]?.letterSent;
  const another = (): OrderEmails =>
    openOrderEmails({ db: shop.database.db, mail, brand: BRAND, secret: 's', pages: SITE, failed: () => {} });

  it('lists the ordered items, and its link opens the order', async () => {
    const { number } = await placed();
    await arrived(1);
    const { to, raw, text } = smtp.emails[0] as (typeof smtp.emails)[number];
    expect(to).toBe('meera@example.com');
    expect(raw).toContain(`Subject: ${ORDER_COPY.letter.subject(number)}`);
    expect(raw).not.toContain('List-Unsubscribe');
    expect(text).toContain('1 Ã\u0097 Heron desk lamp');
    const [, token] = /https:\/\/shop\.example\/order\?number=[\w-]+#([\w-]{43})/.exec(text) ?? [];
    expect((await call(shop.app, `/api/orders/${number}`, undefined, withToken(token))).json.number).toBe(number);
    await vi.waitFor(async () => expect(await isSent()).toBe(true));
  });

  it('is retried after a mail server error, and sent once by concurrent processes', async () => {
    smtp.refuse = true;
    await placed();
    await vi.waitFor(() => expect(smtp.refused).toBe(1), { timeout: 10_000 });
    smtp.refuse = false;
    await another().sendOverdue();
    expect(smtp.emails).toHaveLength(0);
    await shop.database.db
      .update(orders)
      .set({ placedAt: sql`now() - interval '10 minutes'`, letterAt: sql`now() - interval '6 minutes'` });
    await Promise.all([another().sendOverdue(), another().sendOverdue()]);
    expect(smtp.emails).toHaveLength(1);
    expect(await isSent()).toBe(true);
    await another().sendOverdue();
    expect(smtp.emails).toHaveLength(1);
  });

  it('is not sent for old orders', async () => {
    smtp.refuse = true;
    await placed();
    await vi.waitFor(() => expect(smtp.refused).toBe(1), { timeout: 10_000 });
    await shop.database.db.update(orders).set({ placedAt: sql`now() - interval '2 days'`, letterAt: null });
    smtp.refuse = false;
    await another().sendOverdue();
    expect(smtp.emails).toHaveLength(0);
  });
});
