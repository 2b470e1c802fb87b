/** The mail server is down and comes back: all letters arrive, those of one order in their order. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mail, openMail } from '../../../src/api/emails/mail.ts';
import type { Channel } from '../../../src/api/events/channel.ts';
import { createWorker } from '../../../src/api/events/worker.ts';
import { WORKER } from '../../../src/core/events/constants.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { publish } from '../../../src/db/events/publish.ts';
import { deliveries } from '../../../src/db/schema/events.ts';
import { noteFigures } from '../../support/bench-figures.ts';
import { ENGINES, openTestDatabase } from '../../support/open-shop.ts';
import { openSmtp, type SmtpServer } from '../../support/smtp-server.ts';

/** The benchmark can take the real ten minutes, with the real pauses. */
const SECONDS = Number(process.env.OUTAGE ?? 2);
const SCALE = SECONDS / 600;
const ORDERS = 20;
const STEPS = ['packed', 'shipped', 'delivered'];

describe.each(ENGINES)('letters on %s', (engine) => {
  let database: Database;
  let smtp: SmtpServer;
  let mail: Mail;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    smtp = await openSmtp();
    mail = openMail(
      readEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'a@shop.example', PUBLIC_SITE_URL: 'https://shop.example' }),
      'Shop',
    );
  });
  afterAll(async () => {
    mail.close();
    await smtp.close();
    await database.close();
  });

  it(`arrive after the mail server was down for ${SECONDS} s`, async () => {
    const { db } = database;
    const channel: Channel = {
      name: 'letters',
      recipients: async ({ subject }) => [{ recipient: `${subject}@shop.example` }],
      deliver: async ({ data }, to, { key: id }) => {
        await mail.sendMail({ to, subject: String(data.note), text: 'Text', html: '<p>Text</p>', id });
        return 'sent';
      },
    };
    const retrySeconds = WORKER.retrySeconds.map((seconds) => seconds * SCALE);
    const worker = createWorker({ db, channels: [channel], failed: () => {}, limits: { retrySeconds, pollMs: 50 } });
    const happen = async (note: string) => {
      for (let order = 0; order < ORDERS; order++) await publish(db, 'order.packed', `AR-${order}`, { note });
    };
    const [first = '', ...later] = STEPS;
    await smtp.down();
    worker.start();
    await happen(first);
    await sleep((SECONDS * 1000) / 2);
    for (const step of later) await happen(step);
    await sleep((SECONDS * 1000) / 2);
    expect(smtp.emails).toHaveLength(0);
    const back = performance.now();
    await smtp.up();
    await expect
      .poll(() => smtp.emails.length, { timeout: 60_000 + SECONDS * 2000, interval: 50 })
      .toBe(ORDERS * STEPS.length);
    const seconds = ((performance.now() - back) / 1000).toFixed(1);
    await worker.close();
    const subjectsOf = (order: number) =>
      smtp.emails
        .filter(({ to }) => to === `AR-${order}@shop.example`)
        .map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
    for (let order = 0; order < ORDERS; order++) expect(subjectsOf(order)).toEqual(STEPS);
    const ids = smtp.emails.map(({ raw }) => /^Message-ID:\s+(<.*>)/im.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(ORDERS * STEPS.length);
    expect(await db.$count(deliveries)).toBe(ORDERS * STEPS.length);
    noteFigures([
      {
        what: `events: mail server down for ${SECONDS} s, ${engine}`,
        figure: `${smtp.emails.length} of ${ORDERS * STEPS.length} letters within ${seconds} s, in order`,
        aim: 'all',
      },
    ]);
  }, 3_600_000);
});
