import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mail, openMail } from '../../../src/api/emails/mail.ts';
import { SHIPPING_FEE } from '../../../src/core/delivery/constants.ts';
import { ORDER_LETTERS } from '../../../src/core/order/letters-copy.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import { deliveries, events } from '../../../src/db/schema/events.ts';
import { BRAND } from '../../support/brand.ts';
import { call, order, orderOf, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openSmtp, type SmtpServer } from '../../support/smtp-server.ts';

const SITE = 'https://shop.example';
const TOTAL = 499_000 + SHIPPING_FEE.metro;

/** Joins the lines of long headers. */
const unfolded = (raw: string) => raw.replace(/\r\n[ \t]+/g, ' ');

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
    await clearTables(shop.database.db, 'orders', 'order_keys', 'events');
    smtp.emails.length = 0;
    smtp.refuse = false;
    smtp.refused = 0;
  });
  const placed = async () => (await order(shop.app, orderOf([{ sku: 'HRN-1', quantity: 1 }], TOTAL))).json;
  const arrived = (count: number) => vi.waitFor(() => expect(smtp.emails).toHaveLength(count), { timeout: 10_000 });
  const states = async () => (await shop.database.db.select().from(deliveries)).map(({ state }) => state);
  /** Any later request looks for work. */
  const wake = () => call(shop.app, '/api/orders/link', { number: 'AR-222222222', email: 'nobody@example.com' });

  it('lists the ordered items, and its link opens the order', async () => {
    const { number } = await placed();
    await arrived(1);
    const { to, raw, text } = smtp.emails[0] as (typeof smtp.emails)[number];
    expect(to).toBe('meera@example.com');
    expect(raw).toContain(`Subject: ${ORDER_LETTERS.placed.subject(number)}`);
    expect(raw).not.toContain('List-Unsubscribe');
    expect(text).toContain('1 × Heron desk lamp');
    const [, token] = /https:\/\/shop\.example\/order\?number=[\w-]+#([\w-]{43})/.exec(text) ?? [];
    expect((await call(shop.app, `/api/orders/${number}`, undefined, withToken(token))).json.number).toBe(number);
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']));
    expect(unfolded(raw)).toMatch(/^Message-ID: <[0-9a-f-]{36}\.[0-9a-f]{16}@shop\.example>/m);
  });

  it('is repeated with the same Message-ID after a mail server error', async () => {
    smtp.refuse = true;
    await placed();
    await vi.waitFor(() => expect(smtp.refused).toBe(1), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await states()).toEqual(['waiting']));
    smtp.refuse = false;
    await wake();
    expect(smtp.emails).toHaveLength(0);
    await shop.database.db.update(deliveries).set({ dueAt: sql`now()` });
    await wake();
    await arrived(1);
    const [{ id } = { id: '' }] = await shop.database.db.select().from(events).where(eq(events.type, 'order.placed'));
    expect(unfolded(smtp.emails[0]?.raw ?? '')).toContain(`Message-ID: <${id}.`);
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']));
  });
});
