/** Order limits per email address, phone and network. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientsOf } from '../../../src/api/orders/clients.ts';
import { ORDER_COPY as SAY } from '../../../src/core/order/copy.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import type { ClientLimit } from '../../../src/db/orders/order-clients.ts';
import { removeOldClients } from '../../../src/db/orders/order-clients.ts';
import { expireOrders } from '../../../src/db/orders/order-moves.ts';
import { users } from '../../../src/db/schema/accounts.ts';
import { orderClients } from '../../../src/db/schema/order-keys.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { freshAddress, openSignedIn } from '../../support/browser.ts';
import { CONTACT, call, newKey, orderOf, priceOf } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type Engine, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const SKU = 'HRN-1';
const UNITS = 200;
const limit = (orders: number, ofOne: number, pieces: number): ClientLimit => ({ orders, ofOne, pieces });
const GUEST = { email: limit(4, 6, 8), phone: limit(4, 6, 8), network: limit(7, 9, 12) };
const LIMITS = {
  guest: GUEST,
  proven: { email: limit(40, 40, 40), phone: limit(40, 40, 40), network: limit(40, 40, 40) },
};

type Buyer = { readonly email: string; readonly phone: string; readonly network: string };
let made = 0;
/** A new client. */
function stranger(): Buyer {
  made += 1;
  return { email: `buyer${made}@example.com`, phone: `98${String(10_000_000 + made)}`, network: freshAddress() };
}

async function openLimited(engine: Engine, limits: typeof LIMITS | null) {
  const shop = await openShop(engine, { contentDir: smallContent().folder, proxies: 1, orders: { limits } });
  const totals = new Map<number, number>();

  /** Orders lamps; returns the status and error message. */
  async function buy({ email, phone, network }: Buyer, quantity = 1, key = newKey()) {
    const lines = [{ sku: SKU, quantity }];
    const total = totals.get(quantity) ?? (await priceOf(shop.app, lines));
    totals.set(quantity, total);
    const body = orderOf(lines, total, { contact: { ...CONTACT, email, phone } });
    const headers = { 'idempotency-key': key, 'x-forwarded-for': network };
    return call(shop.app, ORDER_ENDPOINTS.placeOrder.path, body, headers);
  }
  return { shop, buy };
}

describe.each(ENGINES)('order limits on %s', (engine) => {
  let shop: OpenShop;
  let buy: Awaited<ReturnType<typeof openLimited>>['buy'];
  beforeAll(async () => {
    ({ shop, buy } = await openLimited(engine, LIMITS));
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys', 'order_clients');
    await shop.database.db.update(variants).set({ stock: UNITS });
  });
  const statuses = async (buyers: readonly Buyer[]) => {
    const answers = await Promise.all(buyers.map((buyer) => buy(buyer)));
    return answers.map(({ status }) => status).sort();
  };
  const expected = (placed: number, refused: number) => [...Array(placed).fill(200), ...Array(refused).fill(429)];

  it.each([
    ['email address', 4, (base: Buyer) => ({ ...stranger(), email: base.email })],
    ['mailbox, in any spelling', 4, (base: Buyer) => ({ ...stranger(), email: base.email.replace('@', `+${made}@`) })],
    ['phone', 4, (base: Buyer) => ({ ...stranger(), phone: base.phone })],
    ['network', 7, (base: Buyer) => ({ ...stranger(), network: base.network })],
  ])('one %s places a limited number of orders a day, also concurrently', async (_, most, alike) => {
    const base = stranger();
    expect(await statuses(Array.from({ length: 20 }, () => alike(base)))).toEqual(expected(most, 20 - most));
    expect(await shop.database.db.$count(orders)).toBe(most);
    expect((await buy(alike(base))).json).toEqual({ message: SAY.manyOrders });
    expect((await buy(stranger())).status).toBe(200);
  });

  it('a rejection has Retry-After and takes no stock', async () => {
    const base = stranger();
    await statuses(Array(4).fill(base));
    const refused = await buy(base);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400']);
    const [row] = await shop.database.db.select().from(variants).where(eq(variants.sku, SKU));
    expect(row?.stock).toBe(UNITS - 4);
  });

  it("yesterday's orders do not count", async () => {
    const base = stranger();
    await statuses(Array(4).fill(base));
    await shop.database.db.update(orders).set({ placedAt: sql`now() - interval '25 hours'`, state: 'confirmed' });
    expect((await buy(base)).status).toBe(200);
  });

  it('a used key returns its order, also above the limit', async () => {
    const base = stranger();
    const key = newKey();
    const first = await buy(base, 1, key);
    await statuses(Array(6).fill(base));
    expect((await buy(base, 1, key)).text).toBe(first.text);
  });

  it('open orders hold a limited number of one item', async () => {
    const base = stranger();
    expect((await buy(base, 4)).status).toBe(200);
    expect((await buy(base, 3)).json).toEqual({ message: SAY.manyPieces });
    expect((await buy(base, 2)).status).toBe(200);
    expect((await buy(base, 1)).status).toBe(429);
    expect((await buy({ ...stranger(), network: base.network }, 4)).status).toBe(429);
    expect((await buy(stranger(), 7)).json).toEqual({ message: SAY.manyPieces });
  });

  it.each([
    ['confirmed', { state: 'confirmed' as const }],
    ['paid', { paymentState: 'paid' as const }],
    ['cancelled', { state: 'cancelled' as const }],
  ])('items of a %s order do not count', async (_, change) => {
    const base = stranger();
    await buy(base, 6);
    expect((await buy(base, 1)).status).toBe(429);
    await shop.database.db.update(orders).set(change);
    expect((await buy(base, 1)).status).toBe(200);
  });

  it('a shopper with a verified address has higher limits, but not with another address', async () => {
    const person = await openSignedIn(shop.app);
    await shop.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    const total = await priceOf(shop.app, [{ sku: SKU, quantity: 7 }]);
    const ask = (email: string) =>
      person.call(
        'POST',
        '/api/orders',
        orderOf([{ sku: SKU, quantity: 7 }], total, { contact: { ...CONTACT, email } }),
        {
          'idempotency-key': newKey(),
        },
      );
    expect((await ask(person.email)).status).toBe(200);
    expect((await ask('stranger@example.com')).status).toBe(429);
    await shop.database.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id));
    expect((await ask(person.email)).status).toBe(429);
  });

  it('only hashes are stored, and removed when no limit counts them', async () => {
    const base = stranger();
    await buy(base);
    await buy(stranger());
    const rows = await shop.database.db.select().from(orderClients);
    expect(rows).toHaveLength(6);
    for (const { client } of rows) expect(client).toMatch(/^[\w-]{24}$/);
    await shop.database.db.update(orders).set({ placedAt: sql`now() - interval '25 hours'` });
    await shop.database.db.update(orders).set({ state: 'confirmed' }).where(eq(orders.email, base.email));
    await removeOldClients(shop.database.db);
    expect(await shop.database.db.$count(orderClients)).toBe(3);
  });

  it('an unconfirmed cash order expires and releases its stock', async () => {
    await buy(stranger(), 5);
    const [row] = await shop.database.db.select().from(orders);
    expect(row?.expiresAt?.getTime()).toBeGreaterThan(Date.now());
    await shop.database.db.update(orders).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await expireOrders(shop.database.db)).toHaveLength(1);
    const [lamp] = await shop.database.db.select().from(variants).where(eq(variants.sku, SKU));
    expect(lamp?.stock).toBe(UNITS);
  });
});

describe('without limits', () => {
  it('one client takes all stock (control)', async () => {
    const { shop, buy } = await openLimited('postgres', null);
    try {
      await shop.database.db.update(variants).set({ stock: 40 });
      const base = stranger();
      const answers = await Promise.all(Array.from({ length: 40 }, () => buy(base)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    } finally {
      await shop.close();
    }
  });
});

describe('client hashes', () => {
  it('are equal for one mailbox and do not contain it', () => {
    const caller = { email: 'Me.Era+shop@gmail.com', phone: '+919845012345', network: '10.0.0.1' };
    const of = (email: string) => clientsOf('secret', { ...caller, email }, GUEST).map(({ client }) => client);
    expect(of('Me.Era+shop@gmail.com')).toEqual(of('meera@GMAIL.com'));
    expect(of('me.era@example.com')).not.toEqual(of('meera@example.com'));
    expect(of(caller.email)).toEqual(of(caller.email).toSorted());
    expect(JSON.stringify(of(caller.email))).not.toContain('meera');
  });
});
