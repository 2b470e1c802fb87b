/** Webhook endpoints by the merchant's API, and what they receive. */
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSender } from '../../../src/api/events/send-webhook.ts';
import { webhookChannel } from '../../../src/api/events/webhook-channel.ts';
import { signHeaders } from '../../../src/api/events/webhook-signature.ts';
import { createWorker } from '../../../src/api/events/worker.ts';
import { WEBHOOKS, WORKER } from '../../../src/core/events/constants.ts';
import { EVENT_DATA } from '../../../src/core/events/shapes.ts';
import { WEBHOOK_SHAPES } from '../../../src/core/events/webhook-shapes.ts';
import { disableFailing, noteFailure } from '../../../src/db/events/endpoint-health.ts';
import { publish } from '../../../src/db/events/publish.ts';
import { deliveries, events } from '../../../src/db/schema/events.ts';
import { webhookEndpoints } from '../../../src/db/schema/webhooks.ts';
import { call } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { EAGER } from '../../support/eager.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import {
  localSender,
  openReceiver,
  type ReceivedWebhook,
  type WebhookReceiver,
} from '../../support/webhook-receiver.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const PATH = '/api/merchant/webhooks';
const NO_ID = '00000000-0000-4000-8000-000000000000';

describe.each(ENGINES)('webhooks on %s', (engine) => {
  let shop: OpenShop;
  let receiver: WebhookReceiver;
  const sender = localSender();
  beforeAll(async () => {
    receiver = await openReceiver();
    // Delivers when a test says so.
    const events = { deliver: false, sender };
    shop = await openShop(engine, { contentDir: smallContent().folder, events, orders: { merchantKey: KEY } });
  });
  afterAll(async () => {
    await shop.close();
    await receiver.close();
  });
  beforeEach(async () => {
    await clearTables(shop.database.db, 'events', 'deliveries', 'webhook_endpoints');
    receiver.received.length = 0;
    receiver.requests = 0;
    receiver.secrets = [];
    receiver.respond = (response) => void response.writeHead(204).end();
  });

  const ask = (path: string, body?: object) => call(shop.app, path, body, AS_MERCHANT);
  async function add(types: string[] = []) {
    const { json, status, text } = await ask(PATH, { url: receiver.url, types });
    expect(status, text).toBe(200);
    return json as { id: string; secret: string };
  }
  const happen = (subject: string) => publish(shop.database.db, 'message.received', subject, { messageId: subject });
  const drain = (retrySeconds = [0]) =>
    createWorker({
      db: shop.database.db,
      channels: [webhookChannel(shop.database.db, sender)],
      failed: () => {},
      limits: { ...EAGER, retrySeconds },
    }).drain();
  /** Without repetitions of failed attempts. */
  const drainOnce = () => drain([3600]);
  const endpointOf = async (id: string) => {
    const [row] = await shop.database.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    if (!row) throw new Error('The endpoint does not exist.');
    return row;
  };
  const states = async () =>
    (await shop.database.db.select().from(deliveries).orderBy(deliveries.id)).map(({ state }) => state);
  const refuse = (status: number) => {
    receiver.respond = (response) => void response.writeHead(status).end();
  };

  it('send each event once, signed, in the described form and with its id', async () => {
    const { secret } = await add();
    receiver.secrets = [secret];
    await happen('one');
    await drain();
    await drain();
    const [event] = await shop.database.db.select().from(events);
    expect(receiver.received).toHaveLength(1);
    const { id, headers, body } = receiver.received[0] as ReceivedWebhook;
    expect(id).toBe(event?.id);
    expect(headers['content-type']).toBe('application/json');
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(WEBHOOK_SHAPES['message.received']?.parse(body)).toEqual(body);
    expect(body).toEqual({
      ...{ id, type: 'message.received', data: { messageId: 'one' } },
      timestamp: event?.at.toISOString(),
    });
    expect(EVENT_DATA['message.received'].parse(body.data)).toEqual({ messageId: 'one' });
  });

  it('are refused by a receiver with another secret (control)', async () => {
    await add();
    receiver.secrets = [`whsec_${Buffer.alloc(32).toString('base64')}`];
    await happen('one');
    await drainOnce();
    expect([receiver.requests, receiver.received.length]).toEqual([1, 0]);
    expect(await states()).toEqual(['waiting']);
  });

  it('go to the endpoints that want their type', async () => {
    await add(['stock.low', 'message.received']);
    await add(['order.placed']);
    await happen('one');
    await drain();
    expect(receiver.received).toHaveLength(1);
  });

  it('have the same webhook-id in every attempt, and keep their order', async () => {
    await add();
    let times = 0;
    receiver.respond = (response) => void response.writeHead(++times < 3 ? 503 : 200).end('busy');
    await happen('one');
    await happen('one');
    await drain();
    const [first, second] = (await shop.database.db.select().from(events).orderBy(events.position)).map(({ id }) => id);
    expect(receiver.received.map(({ id }) => id)).toEqual([first, first, first, second]);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('are refused when the host is private', async () => {
    const guarded = createWorker({
      db: shop.database.db,
      channels: [webhookChannel(shop.database.db, createSender({ plain: true }))],
      failed: () => {},
      limits: { ...EAGER, retrySeconds: [3600] },
    });
    await add();
    await happen('one');
    await guarded.drain();
    expect(receiver.requests).toBe(0);
    const [row] = await shop.database.db.select().from(deliveries);
    expect(row).toMatchObject({ state: 'waiting', error: '127.0.0.1 is not an address in the public internet.' });
  });

  it('are not sent for a moment to an endpoint that did not respond', async () => {
    await add();
    await shop.database.db.update(webhookEndpoints).set({ url: 'http://10.0.0.1/' });
    let posts = 0;
    const counting = {
      ...sender,
      post: (...args: Parameters<typeof sender.post>) => sender.post(...args).finally(() => posts++),
    };
    for (const subject of ['one', 'two', 'three']) await happen(subject);
    await createWorker({
      db: shop.database.db,
      channels: [webhookChannel(shop.database.db, counting)],
      failed: () => {},
      limits: { ...EAGER, retrySeconds: [3600], atOnce: 1 },
    }).drain();
    expect(posts).toBe(1);
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
    const errors = (await shop.database.db.select().from(deliveries).orderBy(deliveries.id)).map(({ error }) => error);
    expect(errors.filter((error) => error.includes('a few seconds ago'))).toHaveLength(2);
  });

  it('carry two signatures for a day after a new secret', async () => {
    const { id, secret } = await add();
    const rotated = await ask(`${PATH}/${id}/secret`, {});
    expect(rotated.json.secret).not.toBe(secret);
    expect(Date.parse(rotated.json.formerUntil) - Date.now()).toBeGreaterThan((WEBHOOKS.overlapHours - 1) * 3_600_000);
    for (const [at, accepted] of [
      [secret, 1],
      [rotated.json.secret, 2],
    ] as const) {
      receiver.secrets = [at];
      await happen(at);
      await drainOnce();
      expect(receiver.received).toHaveLength(accepted);
    }
    const row = await endpointOf(id);
    const later = new Date(Date.now() + WEBHOOKS.overlapHours * 3_600_000 + 1000);
    const signatures = (now: Date) => signHeaders(row, 'a', '{}', now)['webhook-signature']?.split(' ');
    expect(signatures(new Date())).toHaveLength(2);
    expect(signatures(later)).toEqual([new Webhook(rotated.json.secret).sign('a', later, '{}')]);
  });

  it('show the secret only once', async () => {
    const { id, secret } = await add();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { json, text } = await ask(PATH);
    expect(json.endpoints).toMatchObject([{ id, url: receiver.url, types: [], enabled: true, failingSince: null }]);
    expect(text).not.toContain(secret);
    expect((await ask(`${PATH}/${id}`, { description: 'Books' })).text).not.toContain(secret);
  });

  it('disable an endpoint that is gone, and say so', async () => {
    const { id } = await add(['message.received']);
    refuse(410);
    await happen('one');
    await happen('two');
    await drain();
    expect(await endpointOf(id)).toMatchObject({ enabled: false, disabledReason: expect.stringContaining('410') });
    expect(await states()).toEqual(['skipped', 'skipped']);
    const found = (await shop.database.db.select().from(events)).filter(({ type }) => type === 'webhook.disabled');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ subject: id, data: { endpointId: id, url: receiver.url } });
  });

  it('disable an endpoint that has failed for a day, skip its events, and replay what it missed', async () => {
    const { db } = shop.database;
    const { id } = await add(['message.received']);
    refuse(500);
    await happen('one');
    await drainOnce();
    expect((await endpointOf(id)).failingSince).not.toBeNull();
    await db.execute(sql`update events set at = now() - interval '24 hours'`);
    await db.execute(sql`update deliveries set due_at = now()`);
    await db.execute(sql`update webhook_endpoints set failing_since = now() - interval '23 hours'`);
    await drainOnce();
    expect(await endpointOf(id)).toMatchObject({
      ...{ enabled: false, disabledReason: 'The endpoint responded with status 500.' },
      disabledAt: expect.any(Date),
    });
    expect(await states()).toEqual(['failed']);
    expect((await ask(`${PATH}/${id}/replay`, {})).status).toBe(409);
    await happen('two');
    await drainOnce();
    expect(await states()).toEqual(['failed']);
    refuse(204);
    const enabled = await ask(`${PATH}/${id}`, { enabled: true });
    expect(enabled.json).toMatchObject({ enabled: true, failingSince: null, disabledAt: null, disabledReason: '' });
    expect((await ask(`${PATH}/${id}/replay`, {})).json).toEqual({ replayed: 1 });
    receiver.received.length = 0;
    await drainOnce();
    expect(receiver.received.map(({ body }) => body.data)).toEqual([{ messageId: 'one' }]);
  });

  it('leave an endpoint enabled that succeeded meanwhile, or failed for the first time', async () => {
    const { db } = shop.database;
    const { id } = await add();
    expect(await disableFailing(db, id, 'x')).toBe(false);
    await noteFailure(db, id);
    expect(await disableFailing(db, id, 'x')).toBe(false);
    await db.execute(sql`update webhook_endpoints set failing_since = now() - interval '23 hours'`);
    await happen('one');
    await drain();
    expect((await endpointOf(id)).failingSince).toBeNull();
    expect(await disableFailing(db, id, 'x')).toBe(false);
    // The longest pause before the last attempt, with its jitter.
    const pause = (WORKER.retrySeconds.at(-1) ?? 0) * (1 + WORKER.jitter);
    expect(WEBHOOKS.disableHours).toBeLessThanOrEqual(WORKER.giveUpHours - pause / 3600);
  });

  it('replay one event to one endpoint, also an earlier one', async () => {
    await happen('before');
    await drain();
    const { id } = await add();
    await add();
    const [event] = await shop.database.db.select().from(events);
    const replay = () => ask(`${PATH}/${id}/replay`, { event: event?.id });
    expect((await replay()).json).toEqual({ replayed: 1 });
    await drain();
    await replay();
    await drain();
    expect(receiver.received.map(({ id: one }) => one)).toEqual([event?.id, event?.id]);
    expect((await ask(`${PATH}/${id}/replay`, { event: NO_ID })).status).toBe(404);
  });

  it('are tested on demand, with the reason of a failure', async () => {
    const { id, secret } = await add();
    receiver.secrets = [secret];
    const test = async () => (await ask(`${PATH}/${id}/test`, {})).json;
    expect(await test()).toMatchObject({ accepted: true, status: 204, error: '' });
    const [{ body } = { body: null }] = receiver.received;
    expect(WEBHOOK_SHAPES['webhook.test']?.parse(body)).toEqual(body);
    refuse(302);
    expect(await test()).toMatchObject({ accepted: false, status: 302, error: expect.stringContaining('302') });
    await shop.database.db.update(webhookEndpoints).set({ url: 'http://10.0.0.1/' });
    expect(await test()).toMatchObject({ accepted: false, status: null, error: expect.stringContaining('10.0.0.1') });
  });

  it.each([
    ['ftp://hooks.example/'],
    ['hooks.example'],
    ['https://user:secret@hooks.example/'],
    ['https://hooks.example/#a'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://0x0a.1/'],
    ['https://[::1]/'],
  ])('cannot be added for %s', async (url) => {
    expect((await ask(PATH, { url })).status).toBe(400);
  });

  it('are limited in number, changed and removed; unknown ones are 404', async () => {
    const { id } = await add();
    const change = { url: 'https://hooks.example/b', types: ['stock.low'], enabled: false };
    expect((await ask(`${PATH}/${id}`, change)).json).toMatchObject({
      ...change,
      disabledReason: 'Disabled by the merchant.',
    });
    expect((await ask(`${PATH}/${id}`, {})).json).toMatchObject(change);
    for (let more = 1; more < WEBHOOKS.most; more++) await add();
    expect((await ask(PATH, { url: receiver.url })).status).toBe(409);
    const remove = () => shop.app.inject({ method: 'DELETE', url: `${PATH}/${id}`, headers: AS_MERCHANT });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
    for (const part of ['', '/secret', '/test', '/replay'])
      expect((await ask(`${PATH}/${NO_ID}${part}`, {})).status).toBe(404);
  });

  it('list events with their deliveries, by type, subject and failure, and replay them', async () => {
    const { id } = await add(['message.received']);
    await happen('one');
    await happen('two');
    await shop.database.db.execute(sql`update events set at = now() - interval '25 hours' where subject = 'two'`);
    refuse(500);
    await drainOnce();
    const list = async (query: string) =>
      (await ask(`/api/merchant/events?${query}`)).json.events as { subject: string; deliveries: object[] }[];
    expect((await list('')).map(({ subject }) => subject)).toEqual(['two', 'one']);
    expect((await list('subject=one')).map(({ subject }) => subject)).toEqual(['one']);
    expect(await list('type=order.placed')).toEqual([]);
    expect(await list('failed=true')).toMatchObject([
      {
        subject: 'two',
        deliveries: [
          { channel: 'webhook', recipient: id, state: 'failed', attempts: 1, error: expect.stringContaining('500') },
        ],
      },
    ]);
    expect((await ask('/api/merchant/events/replay', {})).json).toEqual({ replayed: 1 });
    expect(await list('failed=true')).toEqual([]);
  });
});

it('webhooks are sent after a request of a shop that delivers', async () => {
  const receiver = await openReceiver();
  const shop = await openShop('pglite', {
    contentDir: smallContent().folder,
    events: { sender: localSender() },
    orders: { merchantKey: KEY },
  });
  await call(shop.app, PATH, { url: receiver.url }, AS_MERCHANT);
  await call(shop.app, '/api/contact', { email: 'a@shop.example', message: 'Hello', consent: true });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 10_000 });
  await shop.close();
  await receiver.close();
});
