import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mail, openMail } from '../../../src/api/emails/mail.ts';
import type { Email } from '../../../src/api/emails/mail-message.ts';
import { digestChannel } from '../../../src/api/events/digest-channel.ts';
import { merchantChannel } from '../../../src/api/events/merchant-channel.ts';
import { createWorker } from '../../../src/api/events/worker.ts';
import { EMAIL_LIMITS } from '../../../src/core/account/constants.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import type { Inbox } from '../../../src/core/shop/site.ts';
import { publish } from '../../../src/db/events/publish.ts';
import { deliveries, events } from '../../../src/db/schema/events.ts';
import { BRAND } from '../../support/brand.ts';
import { buy } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { EAGER } from '../../support/eager.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openSmtp, type SmtpServer } from '../../support/smtp-server.ts';

const SITE = 'https://shop.example';
const LINES = [{ sku: 'HRN-1', quantity: 1 }];
const BOTH = ['orders@shop.example', 'owner@shop.example'];
const DAILY: Inbox = { to: ['orders@shop.example'], messages: ['hello@shop.example'], digest: true };
const low = (stock: number) => ({
  sku: 'HRN-1',
  productId: 'desk-lamp',
  slug: 'desk-lamp',
  name: 'Heron desk lamp',
  variant: '',
  stock,
  price: 499_000,
  before: 499_000,
  currency: 'INR',
});

describe('letters to the merchant', () => {
  let smtp: SmtpServer;
  let mail: Mail;
  let shop: OpenShop;
  beforeAll(async () => {
    smtp = await openSmtp();
    mail = openMail(
      readEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'Aroha <letters@shop.example>', PUBLIC_SITE_URL: SITE }),
      BRAND.name,
    );
    shop = await openShop('postgres', {
      contentDir: smallContent().folder,
      mail,
      inbox: { to: BOTH, messages: BOTH, digest: false },
      siteOrigin: SITE,
      orders: { limits: null },
    });
  });
  afterAll(async () => {
    await shop.close();
    mail.close();
    await smtp.close();
  });
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys', 'events', 'deliveries', 'attempts');
    smtp.emails.length = 0;
  });
  const toMerchant = () => smtp.emails.filter(({ to }) => BOTH.includes(to));

  it('tell each recipient of a new order, with the command that shows it', async () => {
    const { json } = await buy(shop.app, LINES);
    await vi.waitFor(
      () =>
        expect(
          toMerchant()
            .map(({ to }) => to)
            .sort(),
        ).toEqual(BOTH),
      { timeout: 10_000 },
    );
    const [{ text, raw } = { text: '', raw: '' }] = toMerchant();
    expect(text).toContain(`npm run shop -- order ${json.number}`);
    expect(text).toContain('Meera Rao');
    expect(text).not.toMatch(/https?:/);
    expect(raw).toContain('Content-Type: text/html');
  });
});

describe('the daily digest', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    // The processes of each test deliver instead.
    shop = await openShop('postgres', {
      contentDir: smallContent().folder,
      siteOrigin: SITE,
      orders: { limits: null },
      events: { deliver: false },
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys', 'events', 'deliveries', 'attempts');
    await shop.database.db.execute(sql`update variants set stock = 900`);
    await clearTables(shop.database.db, 'events');
  });

  /** A process with a worker of its own. sent: what the mail server has accepted. */
  function openProcess(sent: Email[], interrupted: (email: Email) => boolean = () => false, inbox = DAILY) {
    const { db } = shop.database;
    const mail: Mail = {
      origin: SITE,
      delivers: true,
      close: () => {},
      sendMail: async (email) => {
        sent.push(email);
        if (interrupted(email)) throw new Error('The connection was lost.');
      },
    };
    const deps = { db, mail, brand: BRAND, secret: 'secret', pages: SITE };
    const channels = [merchantChannel(deps, inbox), digestChannel(deps, inbox)];
    return createWorker({ db, channels, failed: () => {}, limits: { ...EAGER, retrySeconds: [0] } });
  }
  const states = async () => (await shop.database.db.select().from(deliveries)).map(({ state }) => state);
  const morning = () => shop.database.db.update(deliveries).set({ dueAt: sql`now()` });
  async function happen(): Promise<string> {
    const { json } = await buy(shop.app, LINES);
    await publish(shop.database.db, 'stock.low', 'HRN-1', low(3));
    await publish(shop.database.db, 'review.submitted', 'gone', { reviewId: 'gone', state: 'held' });
    return json.number;
  }

  it('sends nothing before the morning, then all events in one letter', async () => {
    const sent: Email[] = [];
    const number = await happen();
    const process = openProcess(sent);
    await process.drain();
    expect([sent.length, await states()]).toEqual([0, ['waiting', 'waiting', 'waiting']]);
    const [first] = await shop.database.db.select().from(deliveries);
    expect(first?.dueAt.toISOString()).toMatch(/T02:(30:00|29:59)/);
    await morning();
    await process.drain();
    expect(sent.map(({ subject }) => subject)).toEqual(['Your shop today: 2 events']);
    expect(sent[0]?.text).toContain(`New order ${number}`);
    expect(sent[0]?.text).toContain('Stock low: Heron desk lamp, 3 left');
    expect(new Set(await states())).toEqual(new Set(['sent']));
    await process.drain();
    expect(sent).toHaveLength(1);
  });

  it('is one letter however many processes send', async () => {
    const sent: Email[] = [];
    for (let time = 0; time < 5; time++) await happen();
    await openProcess(sent).drain();
    await morning();
    await Promise.all([1, 2, 3, 4].map(() => openProcess(sent).drain()));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('Your shop today: 10 events');
  });

  it('is repeated as the same letter when its process ended after sending it', async () => {
    const sent: Email[] = [];
    await happen();
    await openProcess(sent).drain();
    await morning();
    await openProcess(sent, () => sent.length === 1).drain();
    expect(sent).toHaveLength(2);
    // Receivers recognize the repetition by its Message-ID.
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.id).toBeTruthy();
    expect(new Set(await states())).toEqual(new Set(['sent']));
  });

  it('survives a mail server that is away in the morning', async () => {
    const sent: Email[] = [];
    await happen();
    await openProcess(sent).drain();
    await morning();
    // A day has passed since the events, after which other letters are given up.
    await shop.database.db.update(events).set({ at: sql`now() - interval '24 hours'` });
    let failures = 3;
    await openProcess(sent, () => failures-- > 0).drain();
    expect(new Set(await states())).toEqual(new Set(['sent']));
    expect(sent).toHaveLength(4);
  });

  it('leaves messages their own letter, which can be answered', async () => {
    const sent: Email[] = [];
    await shop.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Anil', email: 'anil@example.com', message: 'Hello', consent: true },
    });
    await openProcess(sent).drain();
    expect(sent.map(({ to, replyTo }) => [to, replyTo?.address])).toEqual([['hello@shop.example', 'anil@example.com']]);
  });

  it('is not needed for an import that sells out much: letters about stock are limited', async () => {
    const many = EMAIL_LIMITS.stock.times + 5;
    const sent: Email[] = [];
    for (let at = 0; at < many; at++) await publish(shop.database.db, 'stock.low', `S-${at}`, low(at % 5));
    await openProcess(sent, undefined, { ...DAILY, digest: false }).drain();
    expect(sent).toHaveLength(EMAIL_LIMITS.stock.times);
  });
});
