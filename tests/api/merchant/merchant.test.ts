import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHIPPING_FEE } from '../../../src/core/delivery/constants.ts';
import { MERCHANT_CONTRACT } from '../../../src/core/merchant/contract.ts';
import { MERCHANT_ENDPOINTS } from '../../../src/core/merchant/endpoints.ts';
import { PRODUCT_FILE, SUBSCRIBER_FILE } from '../../../src/core/merchant/file-paths.ts';
import { users } from '../../../src/db/schema/accounts.ts';
import { subscribers } from '../../../src/db/schema/newsletter.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { orderParcels } from '../../../src/db/schema/parcels.ts';
import { products } from '../../../src/db/schema/products.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { readCsv } from '../../../src/ingest/csv.ts';
import { PRODUCT_COLUMNS } from '../../../src/ingest/product-file.ts';
import { readSite } from '../../../src/ingest/site-content.ts';
import { openSignedIn } from '../../support/browser.ts';
import { buy, call, order, orderOf, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, media, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { setUpSecondFactor } from '../../support/staff.ts';

const LAMP = 499_000;
const LINES = [{ sku: 'HRN-1', quantity: 1 }];
const TOTAL = LAMP + SHIPPING_FEE.metro;
const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };

describe.each(ENGINES)('merchant on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { seller: readSite('content'), merchantKey: KEY, merchants: ['Owner@shop.example'] },
    });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys', 'invoice_series');
    await shop.database.db.update(variants).set({ stock: 7, price: LAMP, originalPrice: null });
  });
  const ask = (url: string, payload?: unknown) => call(shop.app, url, payload, AS_MERCHANT);
  const act = (number: string, what: string, payload: unknown) =>
    ask(`/api/merchant/orders/${number}/${what}`, payload);
  const go = async (number: string, ...states: string[]) => {
    const answers: number[] = [];
    for (const state of states) answers.push((await act(number, 'state', { state })).status);
    return answers;
  };
  const placed = async (payment = 'cod') => (await order(shop.app, orderOf(LINES, TOTAL, { payment }))).json;

  it('exports newsletter subscribers: confirmed ones, or all on request', async () => {
    const at = new Date('2026-03-01T10:00:00Z');
    const reader = (email: string, state: 'pending' | 'confirmed' | 'unsubscribed', day: number) => ({
      id: email,
      email,
      state,
      consentLocale: 'en-IN',
      mails: 0,
      createdAt: new Date(Date.UTC(2026, 1, day)),
      confirmedAt: state === 'pending' ? null : at,
      unsubscribedAt: state === 'unsubscribed' ? at : null,
    });
    await shop.database.db.delete(subscribers);
    await shop.database.db.insert(subscribers).values([
      reader('b@example.com', 'confirmed', 2),
      reader('gone@example.com', 'unsubscribed', 3),
      reader('waits@example.com', 'pending', 4),
      // A spreadsheet would run this as a formula.
      reader('+a@example.com', 'confirmed', 1),
    ]);
    const answer = await call(shop.app, SUBSCRIBER_FILE, undefined, AS_MERCHANT);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toBe(
      'email,state,askedAt,confirmedAt,leftAt,language\r\n' +
        "'+a@example.com,confirmed,2026-02-01T00:00:00.000Z,2026-03-01T10:00:00.000Z,,en-IN\r\n" +
        'b@example.com,confirmed,2026-02-02T00:00:00.000Z,2026-03-01T10:00:00.000Z,,en-IN\r\n',
    );
    const whole = readCsv((await call(shop.app, `${SUBSCRIBER_FILE}?all=1`, undefined, AS_MERCHANT)).text);
    expect(whole.map(({ cells: [email, state] }) => `${email} ${state}`)).toEqual([
      'email state',
      '+a@example.com confirmed',
      'b@example.com confirmed',
      'gone@example.com unsubscribed',
      'waits@example.com pending',
    ]);
  });

  it('rejects visitors, shoppers and wrong keys', async () => {
    const shopper = await openSignedIn(shop.app);
    // An invitation is accepted by an account without a role.
    const { acceptInvitation: _, ...calls } = MERCHANT_ENDPOINTS;
    const rows = Object.values(calls).map(({ method, path }) => [method, path] as const);
    const all = [...rows, ['GET', PRODUCT_FILE], ['POST', PRODUCT_FILE], ['GET', SUBSCRIBER_FILE]] as const;
    expect(Object.keys(MERCHANT_ENDPOINTS).sort()).toEqual(Object.keys(MERCHANT_CONTRACT).sort());
    for (const [method, path] of all) {
      const url = path.replace(/:\w+/, 'AR-222222222');
      const payload = method === 'POST' ? {} : undefined;
      const status = async (headers: Record<string, string>) =>
        (await shop.app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
      expect(await status({}), `${url} of a visitor`).toBe(403);
      expect(await status({ authorization: `Bearer ${KEY}x` }), url).toBe(403);
      expect((await shopper.call(method, url, payload)).status, `${url} of a shopper`).toBe(403);
      // Control: the same call by the merchant is not refused.
      expect(await status(AS_MERCHANT), url).not.toBe(403);
    }
  });

  it('accepts a signed-in account with the role', async () => {
    const person = await openSignedIn(shop.app);
    await shop.database.db.update(users).set({ role: 'owner' }).where(eq(users.id, person.id));
    await setUpSecondFactor(person);
    expect((await person.call('GET', '/api/merchant/orders')).status).toBe(200);
  });

  it('accepts a configured address once it is verified', async () => {
    const person = await openSignedIn(shop.app, { email: 'owner@shop.example' });
    const verified = (emailVerified: boolean) =>
      shop.database.db.update(users).set({ emailVerified }).where(eq(users.id, person.id));
    await verified(false);
    expect((await person.call('GET', '/api/merchant/orders')).status).toBe(403);
    await verified(true);
    await setUpSecondFactor(person);
    expect((await person.call('GET', '/api/merchant/orders')).status).toBe(200);
  });

  it('finds orders by state, payment, date and text', async () => {
    const first = await placed();
    const second = await placed('upi');
    await go(first.number, 'confirmed');
    const found = async (query: string) =>
      (await ask(`/api/merchant/orders?${query}`)).json.orders.map((row: { number: string }) => row.number);
    expect(await found('')).toEqual([second.number, first.number]);
    expect(await found('state=confirmed')).toEqual([first.number]);
    expect(await found('state=confirmed&state=placed')).toHaveLength(2);
    expect(await found(`q=${first.number.slice(3).toLowerCase()}`)).toEqual([first.number]);
    expect(await found('q=meera@')).toHaveLength(2);
    expect(await found('q=%25')).toEqual([]);
    expect(await found('to=2020-01-01')).toEqual([]);
    expect(await found('pageSize=1&page=2')).toEqual([first.number]);
  });

  it('moves an order only along its allowed states', async () => {
    const { number } = await placed();
    expect(await go(number, 'shipped', 'confirmed', 'confirmed', 'packed', 'shipped', 'delivered')).toEqual([
      409, 200, 409, 200, 200, 200,
    ]);
    const { json } = await ask(`/api/merchant/orders/${number}`);
    expect(json).toMatchObject({ state: 'delivered', payment: { state: 'paid' }, invoiceNumber: expect.any(String) });
    expect(json.timeline.map((event: { state: string }) => event.state)).toEqual([
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'delivered',
    ]);
    expect((await act(number, 'state', { state: 'cancelled' })).status).toBe(409);
  });

  it('packs no unpaid order', async () => {
    const { number } = await placed('upi');
    expect(await go(number, 'confirmed')).toEqual([409]);
    expect((await act(number, 'payment', { arrived: true, amount: TOTAL - 1 })).status).toBe(409);
    const { json } = await act(number, 'payment', { arrived: true, amount: TOTAL, reference: '412345678901' });
    expect(json).toMatchObject({ state: 'confirmed', payment: { state: 'paid', reference: '412345678901' } });
    expect((await act(number, 'payment', { arrived: true })).status).toBe(409);
    expect(await go(number, 'packed')).toEqual([200]);
  });

  it('rejects a reported payment, so that the order waits again', async () => {
    const { number, token } = await placed('upi');
    await call(shop.app, `/api/orders/${number}/payment`, { reference: '412345678901' }, withToken(token));
    const { json } = await act(number, 'payment', { arrived: false });
    expect(json.payment).toMatchObject({ state: 'due', reference: null, step: { kind: 'upi' } });
    const [row] = await shop.database.db.select().from(orders);
    expect(row?.expiresAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it('numbers invoices without gaps under concurrency', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => placed()));
    await Promise.all(made.map(({ number }) => go(number, 'confirmed')));
    await Promise.all(made.map(({ number }) => go(number, 'packed')));
    const rows = await shop.database.db.select({ invoice: orders.invoiceNumber }).from(orders);
    const last = rows.map(({ invoice }) => Number(invoice?.split('/')[1])).sort();
    expect(last).toEqual([1, 2, 3, 4, 5]);
    for (const { invoice } of rows) expect(invoice).toMatch(/^\d{4}-\d\d\/\d{6}$/);
    expect(Math.max(...rows.map(({ invoice }) => invoice?.length ?? 99))).toBeLessThanOrEqual(16);
  });

  it('sends an invoice to everyone with access to the order', async () => {
    const { number, token } = await placed();
    const fetchPdf = () => shop.app.inject({ url: `/api/orders/${number}/invoice.pdf`, headers: withToken(token) });
    const summary = await fetchPdf();
    expect([summary.statusCode, summary.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(summary.body.startsWith('%PDF-')).toBe(true);
    await go(number, 'confirmed', 'packed');
    const invoice = await fetchPdf();
    expect(invoice.headers['content-disposition']).toMatch(/\d{4}-\d\d-\d{6}\.pdf/);
    expect((await shop.app.inject({ url: `/api/orders/${number}/invoice.pdf` })).statusCode).toBe(404);
  });

  it('accepts returns within the rules, with a refund date', async () => {
    const { json: bought } = await buy(shop.app, [{ sku: 'HRN-1', quantity: 2 }]);
    const { number, token } = bought;
    const back = (more: object = {}) =>
      call(
        shop.app,
        `/api/orders/${number}/return`,
        { reason: 'changed-mind', lines: LINES, evidence: ['https://film.example/unboxing'], ...more },
        withToken(token),
      );
    expect((await back()).status).toBe(409);
    await go(number, 'confirmed', 'packed', 'shipped', 'delivered');
    expect((await back({ evidence: [] })).status).toBe(400);
    expect((await back({ evidence: ['http://film.example'] })).status).toBe(400);
    expect((await back({ evidence: ['javascript:alert(1)'] })).status).toBe(400);
    expect((await back({ lines: [{ sku: 'HRN-1', quantity: 3 }] })).status).toBe(409);
    await shop.database.db.update(orderParcels).set({ deliveredAt: sql`now() - interval '9 days'` });
    expect((await back()).status).toBe(409);
    await shop.database.db.update(orderParcels).set({ deliveredAt: sql`now() - interval '6 days'` });
    const asked = await back();
    expect(asked.json).toMatchObject({ state: 'return-requested', returns: [{ state: 'requested', amount: LAMP }] });
    expect((await back({ lines: [{ sku: 'HRN-1', quantity: 2 }] })).status).toBe(409);
    expect((await act(number, 'return', { approve: false, note: 'Two scratches are the wood.' })).json.state).toBe(
      'delivered',
    );
    await back({ reason: 'damaged', lines: [{ sku: 'HRN-1', quantity: 2 }] });
    const { json } = await act(number, 'return', { approve: true });
    expect(json).toMatchObject({ state: 'return-approved', refund: { amount: bought.total, by: expect.any(String) } });
    const sent = await act(number, 'refund', { reference: 'HDFC0000123456AB' });
    expect(sent.json).toMatchObject({ state: 'refunded', payment: { state: 'refunded' }, refund: null });
    expect((await act(number, 'refund', {})).status).toBe(409);
  });

  it('accepts made-to-order items only when damaged', async () => {
    const made = (madeToOrder: boolean) =>
      shop.database.db.update(products).set({ madeToOrder }).where(eq(products.sku, 'HRN-1'));
    await made(true);
    const { number, token } = await placed();
    await made(false);
    await go(number, 'confirmed', 'packed', 'shipped', 'delivered');
    const back = (reason: string) => {
      const body = { reason, lines: LINES, evidence: ['https://film.example/1'] };
      return call(shop.app, `/api/orders/${number}/return`, body, withToken(token));
    };
    expect((await back('changed-mind')).status).toBe(409);
    expect((await back('damaged')).status).toBe(200);
  });

  it('sets stock and prices, and reports concurrent changes', async () => {
    const set = (payload: object, sku = 'HRN-1') => ask(`/api/merchant/stock/${sku}`, payload);
    expect((await set({ stock: 20, seen: 7 })).json).toMatchObject({ sku: 'HRN-1', stock: 20 });
    expect((await set({ stock: 5, seen: 7 })).json.message).toContain('20');
    expect((await set({ add: -21 })).status).toBe(409);
    expect((await set({ add: -20 })).json.stock).toBe(0);
    for (const part of [{ price: 499_950 }, { originalPrice: 499_950 }, { price: 50 }, { price: 4999.5 }]) {
      const { status, json } = await set(part);
      expect([status, json.message]).toEqual([400, expect.stringContaining('must be whole rupees in paise')]);
    }
    expect((await set({ price: 400_000, originalPrice: LAMP })).json).toMatchObject({ price: 400_000 });
    expect((await set({ originalPrice: 400_000 })).status).toBe(400);
    expect((await set({ stock: 1, add: 1 })).status).toBe(400);
    expect((await set({ stock: 1, seen: 1 }, 'NO-1')).status).toBe(404);
    const blind = await set({ stock: 1 });
    expect([blind.status, blind.json.message]).toEqual([400, expect.stringContaining('send seen')]);
    const { json } = await ask('/api/merchant/stock?below=1');
    expect(json.rows.map(({ sku }: { sku: string }) => sku)).toEqual(['HRN-1']);
    const { data } = (await call(shop.app, '/api/v1/products/desk-lamp')).json;
    expect(data).toMatchObject({ price: { amount: 4000 }, originalPrice: 4990, stock: { isInStock: false } });
  });

  it('creates coupons that shoppers can use', async () => {
    expect((await ask('/api/merchant/coupons', { code: 'WARM10', percent: 10 })).status).toBe(200);
    expect((await ask('/api/merchant/coupons', { code: 'WARM10', percent: 20, uses: 3 })).status).toBe(200);
    expect((await ask('/api/merchant/coupons', { code: 'BOTH', percent: 10, amount: 100 })).status).toBe(400);
    expect((await ask('/api/merchant/coupons')).json.coupons).toMatchObject([{ code: 'WARM10', percent: 20, uses: 3 }]);
    const { json } = await call(shop.app, '/api/cart/quote', { lines: LINES, coupon: 'warm10' });
    expect(json.discount).toBe(LAMP / 5);
  });
});

describe.each(ENGINES)('product file on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder, orders: { media, merchantKey: KEY } });
  });
  afterAll(() => shop.close());
  const send = (text: string, dry = '') =>
    call(shop.app, PRODUCT_FILE + dry, text, { ...AS_MERCHANT, 'content-type': 'text/csv' });
  const exported = async () => (await call(shop.app, PRODUCT_FILE, undefined, AS_MERCHANT)).text;
  const NEW = {
    slug: 'fern-lamp',
    name: 'Fern lamp',
    brand: 'Noor',
    category: 'lighting',
    type: 'Lamps',
    short: 'A lamp, "green".',
    description: 'It bends.',
    options: 'Colour: Green, Brass',
    sku: 'FRN-G',
    values: 'Green',
    price: '1990',
    stock: '4',
    width: '10',
    depth: '10',
    height: '40',
    weight: '1.2',
    materials: 'Brass | Linen',
    colours: 'Green',
    care: 'Wipe dry.',
    includes: 'Bulb not included',
    assemblyMinutes: '5',
    assemblyPeople: '1',
    pictures: 'products/meridian-arc-floor-lamp.webp: A green lamp',
  };
  const file = (rows: Record<string, string>[]) => {
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const cell = (value = '') => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
    return [names.join(','), ...rows.map((row) => names.map((name) => cell(row[name])).join(','))].join('\n');
  };

  it('can be imported unchanged, without changes', async () => {
    const before = await exported();
    expect(readCsv(before)[0]?.cells).toEqual([...PRODUCT_COLUMNS]);
    const { status, json } = await send(before);
    expect([status, json.faults, json.rows]).toEqual([200, [], 3]);
    expect(await exported()).toBe(before);
  });

  it('changes prices and stock of existing variants', async () => {
    // Caches are cleared a moment after the database's notification.
    const lamp = async () => (await call(shop.app, '/api/v1/products/desk-lamp')).json.data;
    expect((await send('sku,price,originalPrice,stock,stockSeen\nHRN-1,4500,4990,12,7\n')).json.changed).toBe(1);
    await expect.poll(lamp).toMatchObject({ price: { amount: 4500 }, originalPrice: 4990, stock: { quantity: 12 } });
    await send('sku,originalPrice\nHRN-1,0\n');
    await expect.poll(async () => (await lamp()).originalPrice).toBeNull();
    await send('sku,includes\nHRN-1,Bulb included\n');
    await expect.poll(async () => (await lamp()).includes).toBe('Bulb included');
    const long = await send(`sku,includes\nHRN-1,${'x'.repeat(61)}\n`);
    expect(long.json.faults).toMatchObject([{ line: 2, column: 'includes' }]);
  });

  it('creates products with options that can be found and bought', async () => {
    const brass = { slug: 'fern-lamp', sku: 'FRN-B', values: 'Brass', price: '2490', stock: '2' };
    const { json } = await send(file([NEW, brass]));
    expect(json).toMatchObject({ faults: [], changed: 2 });
    const { data } = (await call(shop.app, '/api/v1/products/fern-lamp')).json;
    expect(data.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['FRN-G', 'FRN-B']);
    expect(data).toMatchObject({ short_description: 'A lamp, "green".', materials: ['Brass', 'Linen'] });
    expect(data.includes).toBe('Bulb not included');
    expect((await call(shop.app, '/api/search?q=fern')).json.products).toHaveLength(1);
    expect((await buy(shop.app, [{ sku: 'FRN-B', quantity: 1 }])).status).toBe(200);
  });

  it('is rejected as a whole, with all errors by line, also as a dry run', async () => {
    const before = await exported();
    const rows: Record<string, string>[] = [
      { sku: 'SHL-1', price: '4990', stock: '3', stockSeen: '7' },
      { sku: 'SHL-1', price: '1', stock: '1' },
      { sku: 'STK-1', price: 'cheap', stock: '-1' },
      { sku: 'HRN-1', price: '4990', originalPrice: '100' },
      {
        ...NEW,
        slug: 'Bad Slug',
        sku: 'BAD-1',
        category: 'moon',
        options: '',
        values: '',
        weight: '',
        pictures: 'no.webp: x',
      },
      { sku: 'NEW-1', price: '100' },
    ];
    for (const dry of ['', '?dry=1']) {
      const { status, json } = await send(file(rows), dry);
      expect(status).toBe(422);
      const found = json.faults.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`);
      // A duplicate SKU is found before the database is queried.
      expect(found).toEqual(['3 sku']);
    }
    const { json } = await send(file(rows.toSpliced(1, 1)), '?dry=1');
    const found = json.faults.map(({ line, column }: { line: number; column: string }) => `${line} ${column}`);
    expect(found).toEqual(['3 price', '3 stock', '4 originalPrice', '5 slug', '5 weight', '6 slug']);
    expect(await exported()).toBe(before);
  });

  it('as a dry run reports the number of rows and changes nothing', async () => {
    const before = await exported();
    const { status, json } = await send('sku,stock,stockSeen\nHRN-1,99,12\n', '?dry=1');
    expect([status, json.dry, json.rows, json.changed]).toEqual([200, true, 1, 0]);
    expect(await exported()).toBe(before);
  });

  it.each([
    ['nothing', ''],
    ['an unknown column', 'sku,colour of the sky\nHRN-1,blue\n'],
    ['no SKUs', 'slug,price\ndesk-lamp,1\n'],
    ['more cells than columns', 'sku\nHRN-1,2\n'],
  ])('with %s is rejected', async (_, text) => {
    expect((await send(text)).status).toBe(422);
  });
});
