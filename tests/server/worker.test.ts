/** `npm run shop -- worker` as a process, and shops that leave delivery to it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/engine/db.ts';
import { publish } from '../../src/db/events/publish.ts';
import { deliveries, events } from '../../src/db/schema/events.ts';
import { call } from '../support/buyer.ts';
import { databaseUrl, openShop, openTestDatabase } from '../support/open-shop.ts';
import { openOutbox } from '../support/outbox.ts';
import { startNode } from '../support/processes.ts';
import { smallContent } from '../support/small-content.ts';
import { openSmtp, type SmtpServer } from '../support/smtp-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const WORKER = ['src/server/cli/shop.ts', 'worker'];

describe('a worker process', () => {
  let database: Database;
  let smtp: SmtpServer;
  let env: Record<string, string>;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    smtp = await openSmtp();
    env = {
      DATABASE_URL: await databaseUrl(database.db),
      DATA_DIR: tempFolder(),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'letters@shop.example',
      PUBLIC_SITE_URL: 'https://shop.example',
    };
  });
  afterAll(async () => {
    await smtp.close();
    await database.close();
  });
  const happen = (userId: string) =>
    publish(database.db, 'account.password-changed', userId, { userId, email: `${userId}@shop.example` });
  const states = async () => (await database.db.select().from(deliveries)).map(({ state }) => state);

  it('delivers until SIGTERM, finishes what it is sending, and serves no HTTP', async () => {
    const worker = startNode(WORKER, env);
    await worker.says('Delivering the events of PostgreSQL');
    await happen('one');
    await vi.waitFor(() => expect(smtp.emails).toHaveLength(1), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await states()).toEqual(['sent']), { timeout: 20_000 });
    smtp.hold = true;
    await happen('two');
    await vi.waitFor(() => expect(smtp.held).toBe(1), { timeout: 20_000 });
    worker.child.kill('SIGTERM');
    await expect(Promise.race([worker.ends(), new Promise((done) => setTimeout(done, 500, 'running'))])).resolves.toBe(
      'running',
    );
    await happen('three');
    smtp.hold = false;
    expect(await worker.ends()).toBe(0);
    expect(smtp.emails.map(({ to }) => to)).toEqual(['one@shop.example', 'two@shop.example']);
    expect(await states()).toEqual(['sent', 'sent']);
    expect(worker.stdout()).not.toContain('http');
  }, 120_000);

  it('needs PostgreSQL, and says who delivers otherwise', async () => {
    const worker = startNode(WORKER, { DATA_DIR: tempFolder() });
    expect(await worker.ends()).toBe(1);
    expect(worker.stderr()).toMatch(/^A worker of its own needs PostgreSQL[^\n]+the shop itself[^\n]+\n$/);
  }, 60_000);
});

it('a shop with WORKER=off writes events and delivers none', async () => {
  const outbox = openOutbox('http://localhost:4321');
  const options = {
    contentDir: smallContent().folder,
    mail: outbox.mail,
    inbox: { to: [], messages: ['inbox@shop.example'], digest: false },
  };
  for (const deliver of [false, true]) {
    const shop = await openShop('pglite', { ...options, events: { deliver } });
    await call(shop.app, '/api/contact', { email: 'a@shop.example', message: 'Hello', consent: true });
    const unplanned = () => shop.database.db.$count(events, sql`planned_at is null`);
    if (deliver) await vi.waitFor(() => expect(outbox.emails).toHaveLength(1), { timeout: 10_000 });
    else expect([await unplanned(), outbox.emails.length]).toEqual([1, 0]);
    await shop.close();
  }
}, 60_000);
