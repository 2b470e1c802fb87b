import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopperChannel } from '../../../src/api/events/shopper-channel.ts';
import { createWorker } from '../../../src/api/events/worker.ts';
import { secretOf } from '../../../src/db/accounts/secret.ts';
import { users } from '../../../src/db/schema/accounts.ts';
import { readSite } from '../../../src/ingest/site-content.ts';
import { BRAND } from '../../support/brand.ts';
import { openSignedIn } from '../../support/browser.ts';
import { call, newKey, orderOf, priceOf, withToken } from '../../support/buyer.ts';
import { EAGER } from '../../support/eager.ts';
import { LAMPS, OFFICE_KEY, officeOrders } from '../../support/office-orders.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openOutbox } from '../../support/outbox.ts';
import { smallContent } from '../../support/small-content.ts';
import { openStaff } from '../../support/staff.ts';

const SITE = 'https://shop.example';
const SECRET = 'Quarrelsome neighbour: ring first.';

describe.each(ENGINES)('internal notes on %s', (engine) => {
  const { mail, emails } = openOutbox(SITE);
  let shop: OpenShop;
  let office: ReturnType<typeof officeOrders>;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      siteOrigin: SITE,
      orders: { seller: readSite('content'), merchantKey: OFFICE_KEY, limits: null },
      events: { deliver: false },
    });
    office = officeOrders(shop);
    await office.clear();
  });
  afterAll(() => shop.close());

  async function drain() {
    const { db } = shop.database;
    const channel = shopperChannel({ db, mail, brand: BRAND, secret: await secretOf(db), pages: SITE });
    const failed = (error: unknown) => {
      throw error;
    };
    await createWorker({ db, channels: [channel], failed, limits: EAGER }).drain();
  }

  it('carry the name of the person and the time', async () => {
    const person = await openStaff(shop.app, shop.database.db, 'packer', { origin: SITE });
    await shop.database.db.update(users).set({ name: 'Kabir' }).where(eq(users.id, person.id));
    const { number } = await office.place();
    const path = `/api/merchant/orders/${number}/notes`;
    const added = await person.call('POST', path, { text: '  Leave at the gate. ' });
    expect(added.json).toMatchObject({ name: 'Kabir', text: 'Leave at the gate.' });
    expect(Date.parse(added.json.at)).toBeGreaterThan(Date.now() - 60_000);
    await office.ask(path, { text: 'Second.' });
    const { json } = await person.call('GET', path);
    expect(json.notes.map(({ name, text }: { name: string; text: string }) => [name, text])).toEqual([
      ['Kabir', 'Leave at the gate.'],
      ['Merchant key', 'Second.'],
    ]);
    expect((await office.ask(path, { text: ' ' })).status).toBe(400);
    expect((await office.ask('/api/merchant/orders/AR-222222222/notes', { text: 'x' })).status).toBe(404);
  });

  it('reach no shopper: neither order, list, export nor letters', async () => {
    const shopper = await openSignedIn(shop.app, { origin: SITE });
    const body = orderOf(LAMPS, await priceOf(shop.app, LAMPS));
    const { json: placed } = await shopper.call('POST', '/api/orders', body, { 'idempotency-key': newKey() });
    const { number, token } = placed;
    await office.ask(`/api/merchant/orders/${number}/notes`, { text: SECRET });
    await office.go(number, 'confirmed');
    // Control: a note to the shopper, sent with a move, is in all of them.
    const SAID = 'Packed with care.';
    await office.act(number, 'state', { state: 'packed', note: SAID });
    emails.length = 0;
    await drain();
    const seen = {
      order: (await call(shop.app, `/api/orders/${number}`, undefined, withToken(token))).text,
      export: (await shopper.call('GET', '/api/me/export')).text,
      letters: JSON.stringify(emails),
    };
    for (const [where, text] of Object.entries(seen)) expect(text, `${where} (control)`).toContain(SAID);
    const all = [...Object.values(seen), (await shopper.call('GET', '/api/orders')).text].join();
    expect(all).toContain(number);
    expect(all).not.toContain(SECRET);
    expect((await office.ask(`/api/merchant/orders/${number}/notes`)).text).toContain(SECRET);
  });
});
