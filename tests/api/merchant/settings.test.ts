/** Settings and stores in the back office: over their files, in force within seconds in all processes; payments need a code. */
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MERCHANT_COPY } from '../../../src/core/merchant/copy.ts';
import { CONTENT_FIELDS } from '../../../src/core/merchant/file-paths.ts';
import { SETTINGS_CONTRACT, type Settings } from '../../../src/core/merchant/settings-contract.ts';
import { SETTINGS_MESSAGES as SAY } from '../../../src/core/merchant/settings-copy.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { attempts } from '../../../src/db/schema/accounts.ts';
import { events } from '../../../src/db/schema/events.ts';
import { contentFields } from '../../../src/db/schema/settings.ts';
import { secondFactors, staffLog } from '../../../src/db/schema/staff.ts';
import { fieldsIn, readFields } from '../../../src/ingest/content-fields.ts';
import { type LiveSite, openLiveSite } from '../../../src/ingest/live-site.ts';
import { seed } from '../../../src/ingest/seed.ts';
import { readSite } from '../../../src/ingest/site-content.ts';
import { ENGINES, type OpenShop, openShop, openTestDatabase } from '../../support/open-shop.ts';
import { openOutbox } from '../../support/outbox.ts';
import { smallContent } from '../../support/small-content.ts';
import { codeOf, openStaff } from '../../support/staff.ts';

const KEY = 'a key that only the merchant knows';
const UPI = { id: 'new@bank', name: 'New Payee' };

describe.each(ENGINES)('settings in the back office on %s', (engine) => {
  const content = smallContent();
  const site = readFileSync('content/site.md', 'utf8');
  content.write('site.md', site);
  for (const name of ['hamburg', 'lisbon'])
    content.write(`stores/${name}.md`, readFileSync(`content/stores/${name}.md`, 'utf8'));
  const outbox = openOutbox('http://localhost:4321');
  let database: Database;
  let live: LiveSite;
  /** Another process on the same database. */
  let other: LiveSite;
  let shop: OpenShop;
  let owner: Awaited<ReturnType<typeof openStaff>>;
  let manager: Awaited<ReturnType<typeof openStaff>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    live = await openLiveSite(content.folder, database.db);
    other = await openLiveSite(content.folder, database.db, 50);
    shop = await openShop(engine, {
      database,
      contentDir: content.folder,
      mail: outbox.mail,
      brand: live.brand,
      inbox: live.inbox,
      orders: { merchantKey: KEY, seller: live.seller, content: live },
    });
    owner = await openStaff(shop.app, shop.database.db, 'owner');
    manager = await openStaff(shop.app, shop.database.db, 'manager');
  });
  beforeEach(async () => {
    outbox.emails.length = 0;
    await database.db.delete(attempts);
    // A code counts once in 30 s: tests enter several.
    await database.db.update(secondFactors).set({ lastStep: 0 });
  });
  afterAll(async () => {
    live.close();
    other.close();
    await shop.close();
  });

  const read = async (): Promise<Settings> =>
    SETTINGS_CONTRACT.settings.response.parse((await manager.call('GET', '/api/merchant/settings')).json);
  const change = async (values: object) =>
    manager.call('PUT', '/api/merchant/settings', { version: (await read()).version, values });
  const pay = async (payments: object, code: string, as = owner) => {
    const { paymentsVersion: version, payments: now } = await read();
    return as.call('PUT', '/api/merchant/payments', { version, payments: { ...now, ...payments }, code });
  };
  const lastLog = async (call: string) =>
    (await database.db.select().from(staffLog).where(eq(staffLog.call, call)).orderBy(staffLog.id)).at(-1);

  it('are in force at once here, within moments in another process, and in the log', async () => {
    const { status, json } = await change({
      phone: '+91 80 5550 0199',
      'email.orders': 'new@aroha.example',
      warranty: '',
    });
    expect(status).toBe(200);
    expect(SETTINGS_CONTRACT.changeSettings.response.parse(json)).toEqual(json);
    expect(json.edited).toEqual(['email.orders', 'phone', 'warranty']);
    expect(live.seller.phone).toBe('+91 80 5550 0199');
    expect({ ...live.seller }.warranty).toBeUndefined();
    expect(live.inbox.to).toEqual(['new@aroha.example']);
    expect(live.brand.sender?.email).toBe('new@aroha.example');
    await expect.poll(() => other.seller.phone).toBe('+91 80 5550 0199');
    expect(await lastLog('changeSettings')).toMatchObject({
      before: { phone: '+91 80 5550 0142', 'email.orders': 'orders@aroha.example' },
      after: { phone: '+91 80 5550 0199', 'email.orders': 'new@aroha.example', warranty: '' },
    });
  });

  it('are what a build reads', async () => {
    const fields = fieldsIn((await shop.app.inject(CONTENT_FIELDS)).json());
    expect(readSite(content.folder, fields).phone).toBe('+91 80 5550 0199');
    expect(readSite(content.folder).phone).toBe('+91 80 5550 0142');
  });

  it('are validated like the file, and name the field', async () => {
    const { status, json } = await change({ phone: '12', tagline: '', 'social.x': 'http://x.example' });
    expect(status).toBe(422);
    expect(json.faults.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'phone',
      'social.x',
      'tagline',
    ]);
    expect((await read()).values.phone).toBe('+91 80 5550 0199');
  });

  it('overwrite nothing that was not seen', async () => {
    const { version } = await read();
    await change({ tagline: 'First' });
    const late = await manager.call('PUT', '/api/merchant/settings', { version, values: { tagline: 'Second' } });
    expect(late).toMatchObject({ status: 409, json: { settings: { values: { tagline: 'First' } } } });
    expect(SETTINGS_CONTRACT.changeSettings.refusals[409].parse(late.json)).toEqual(late.json);
  });

  it('take one of two changes at the same moment', async () => {
    const { version } = await read();
    const send = (description: string) =>
      manager.call('PUT', '/api/merchant/settings', { version, values: { description } });
    const both = await Promise.all(['Mine', 'Yours'].map(send));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('survive a seed; a field on which the file agrees follows the file again', async () => {
    content.write(
      'site.md',
      site.replace(/^tagline: .*$/m, 'tagline: From the file').replace(/^phone: .*$/m, "phone: '+91 80 5550 0199'"),
    );
    await seed(database.db, content.folder);
    const { values, edited } = await read();
    expect(values.tagline).toBe('First');
    expect(edited).toContain('tagline');
    expect(edited).not.toContain('phone');
  });

  it('of payments are an owner’s, with a fresh code, and every owner is told', async () => {
    const second = await openStaff(shop.app, database.db, 'owner');
    await database.db.update(secondFactors).set({ lastStep: 0 });
    outbox.emails.length = 0;
    const code = await codeOf(owner.secret);
    const { status, json } = await pay({ upi: UPI }, code);
    expect(status).toBe(200);
    expect(json.payments.upi).toEqual(UPI);
    expect(live.seller.payments.upi).toEqual(UPI);
    await expect.poll(() => other.seller.payments.upi).toEqual(UPI);
    // Through the outbox of events: the letter waits there while the mail server is away.
    const told = () => outbox.emails.filter(({ text }) => text.includes('new@bank')).map(({ to }) => to);
    await expect.poll(() => told().sort(), { timeout: 20_000 }).toEqual([owner.email, second.email].sort());
    const [event] = await database.db.select().from(events).where(eq(events.type, 'settings.payments-changed'));
    expect(event?.data).toMatchObject({ by: expect.stringContaining(owner.email) });
    expect(await lastLog('changePayments')).toMatchObject({
      before: { upi: { id: 'aroha@sample' } },
      after: { upi: UPI },
      status: 200,
    });
    expect(JSON.stringify((await lastLog('changePayments'))?.request)).not.toContain(code);
    // The same code a second time.
    expect((await pay({ upi: null }, code)).status).toBe(403);
  });

  it('of payments are refused to managers, to the merchant key and without a code', async () => {
    const before = await read();
    expect((await pay({ upi: null }, await codeOf(manager.secret), manager)).json.message).toBe(MERCHANT_COPY.noRight);
    expect((await pay({ upi: null }, '000000')).status).toBe(403);
    const { paymentsVersion: version, payments } = before;
    const byKey = await shop.app.inject({
      ...{ method: 'PUT', url: '/api/merchant/payments', headers: { authorization: `Bearer ${KEY}` } },
      payload: { version, payments: { ...payments, upi: null }, code: await codeOf(owner.secret) },
    });
    expect(byKey).toMatchObject({ statusCode: 403 });
    expect(byKey.json().message).toBe(SAY.needsPerson);
    expect(
      (await manager.call('PUT', '/api/merchant/settings', { version, values: { 'payments.upi': 'x' } })).status,
    ).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('of payments decide what checkout offers', async () => {
    const offered = async () => {
      const payload = { lines: [{ sku: 'HRN-1', quantity: 1 }], pin: '560038' };
      return (await shop.app.inject({ method: 'POST', url: ORDER_ENDPOINTS.quote.path, payload })).json().payments;
    };
    expect(await offered()).toContain('upi');
    expect((await pay({ upi: null }, await codeOf(owner.secret))).status).toBe(200);
    expect(await offered()).not.toContain('upi');
  });

  it('of a store are its hours, phone, email and line', async () => {
    const { json } = await manager.call('GET', '/api/merchant/stores');
    const { rows } = SETTINGS_CONTRACT.stores.response.parse(json);
    expect(rows.map(({ slug }) => slug)).toEqual(['hamburg', 'lisbon']);
    const [store] = rows;
    if (!store) throw new Error('There is no store.');
    const { line, phone, email, hours, version } = store;
    const put = (part: object) =>
      manager.call('PUT', '/api/merchant/stores/hamburg', { version, line, phone, email, hours, ...part });
    const wrong = await put({ hours: { ...hours, friday: { from: '19:00', to: '10:00' } } });
    expect(wrong).toMatchObject({ status: 422, json: { faults: [{ field: 'hours.friday' }] } });
    const closed = await put({ hours: { ...hours, friday: null } });
    expect(closed.json).toMatchObject({ hours: { friday: null, monday: null }, edited: ['hours'] });
    expect(await lastLog('changeStore')).toMatchObject({ subject: 'hamburg', after: { edited: ['hours'] } });
    expect((await put({ line: 'Late' })).json.store.hours.friday).toBeNull();
    expect(
      (await manager.call('PUT', '/api/merchant/stores/nowhere', { version, line, phone, email, hours })).status,
    ).toBe(404);
    expect((await readFields(database.db)).get('stores/hamburg.md')).toEqual({ hours: { ...hours, friday: null } });
  });

  it('keep the file where the merchant sets its own value again', async () => {
    await change({ tagline: 'From the file' });
    expect((await read()).edited).not.toContain('tagline');
    expect(await database.db.$count(contentFields, eq(contentFields.field, 'tagline'))).toBe(0);
  });
});
