import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { stateFault } from '../../../src/core/delivery/pin.ts';
import { CONTRACT, type ContractName, ROWS, type Row } from '../../../src/core/shop/contract.ts';
import * as tables from '../../../src/db/schema/accounts.ts';
import * as lists from '../../../src/db/schema/lists.ts';
import { subscribers } from '../../../src/db/schema/newsletter.ts';
import { type Browser, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const ADDRESS = {
  name: 'Meera Nair',
  line1: '12 Temple Road',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560 001',
  phone: '098450 12345',
};
const SIGNED = (Object.keys(CONTRACT) as ContractName[]).filter((name) => (CONTRACT[name] as Row).signed);
/** The merchant's routes start with /api/merchant. */
const isOwn = (path: string) => /^\/api\/me(\/|$)/.test(path);

describe.each(ENGINES)('account on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());

  it('every account route rejects visitors', async () => {
    expect(SIGNED.map((name) => ROWS[name].path)).toContain('/api/me');
    const paths = Object.values(ROWS)
      .map(({ path }) => path)
      .filter(isOwn);
    expect(SIGNED.filter((name) => isOwn(ROWS[name].path))).toHaveLength(paths.length);
    for (const name of SIGNED) {
      const { method, path } = ROWS[name];
      for (const body of [undefined, {}, { items: [], ...ADDRESS, email: 'a@b.example', password: PASSWORD }]) {
        const sent = method === 'GET' ? undefined : body;
        const { status, json } = await openBrowser(shop.app).call(method, path.replace(/:\w+/, 'x'), sent);
        expect([name, status, json]).toEqual([name, 401, { message: AUTH_COPY.signIn }]);
      }
    }
  });

  it('data of one shopper returns 404 to another, as unknown data does', async () => {
    const [one, two] = [await openSignedIn(shop.app), await openSignedIn(shop.app)];
    const address = (await one.call('POST', '/api/me/addresses', ADDRESS)).json;
    await one.call('PUT', '/api/me/wishlist', { items: [{ slug: 'desk-lamp' }] });
    const [session] = (await one.call('GET', '/api/me/sessions')).json.sessions;
    const before = (await one.call('GET', '/api/me/export')).json;

    const changes: [string, (id: string) => string, unknown?][] = [
      ['PATCH', (id) => `/api/me/addresses/${id}`, { city: 'Mumbai', isDefault: true }],
      ['DELETE', (id) => `/api/me/addresses/${id}`],
      ['DELETE', (id) => `/api/me/sessions/${id}`],
    ];
    for (const [method, path, body] of changes) {
      const id = path('').includes('sessions') ? session._id : address._id;
      const theirs = await two.call(method, path(id), body);
      const nobodys = await two.call(method, path(crypto.randomUUID()), body);
      expect([theirs.status, theirs.json]).toEqual([404, nobodys.json]);
      expect(nobodys.status).toBe(404);
    }
    // Routes without an id affect only the caller's data.
    const asTwo: [string, string, unknown?][] = [
      ['PATCH', '/api/me', { firstName: 'Mallory', _id: one.id, id: one.id, userId: one.id }],
      ['PUT', '/api/me/wishlist', { items: [], userId: one.id }],
      ['POST', '/api/me/wishlist/merge', { items: [{ slug: 'vase' }], userId: one.id }],
      ['POST', '/api/me/addresses', { ...ADDRESS, userId: one.id, id: address._id, isDefault: true }],
      ['DELETE', '/api/me/sessions'],
      ['POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'another secret', userId: one.id }],
      ['DELETE', '/api/me', { password: 'another secret', userId: one.id }],
    ];
    for (const [method, path, body] of asTwo)
      expect([method, path, (await two.call(method, path, body)).status]).toEqual([method, path, 200]);
    const after = (await one.call('GET', '/api/me/export')).json;
    expect({ ...after, exportedAt: '' }).toEqual({ ...before, exportedAt: '' });
    expect((await two.call('GET', '/api/me')).status).toBe(401);
  });

  it('changes name and phone, keeps fields that are not sent, and rejects invalid values', async () => {
    const shopper = await openSignedIn(shop.app);
    const change = (body: unknown) => shopper.call('PATCH', '/api/me', body);
    const changed = await change({ lastName: 'Rao', phone: '+91 98450 12345' });
    expect(changed.json).toMatchObject({
      name: 'Meera Rao',
      firstName: 'Meera',
      lastName: 'Rao',
      phone: '+91 98450 12345',
    });
    expect((await change({ phone: '' })).json).toMatchObject({ name: 'Meera Rao', phone: '' });
    expect((await change({ role: 'admin', email: 'root@example.in', emailVerified: true })).json).toMatchObject({
      role: 'customer',
      email: shopper.email,
      emailVerified: false,
    });
    expect((await change({ firstName: ' ' })).json).toEqual({ message: AUTH_COPY.missingFields });
    expect((await change({ phone: 'call me' })).json).toEqual({ message: AUTH_COPY.badPhone });
    expect((await change({ firstName: 'x'.repeat(101) })).json).toEqual({ message: AUTH_COPY.tooLong });
    expect((await change('{')).status).toBe(400);
  });

  it('lists sessions, and ends one or all others', async () => {
    const here = await openSignedIn(shop.app);
    const agents = ['Phone/1', 'Tablet/2'];
    const others: Browser[] = [];
    for (const agent of agents) {
      const other = openBrowser(shop.app);
      const headers = { 'user-agent': `${agent} ${'x'.repeat(5000)}` };
      await other.call('POST', '/api/auth/login', { email: here.email, password: PASSWORD }, headers);
      others.push(other);
    }
    const list = async () => (await here.call('GET', '/api/me/sessions')).json.sessions;
    const listed = await list();
    expect(listed).toHaveLength(3);
    expect(listed.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const phone = listed.find(({ agent }: { agent: string }) => agent.startsWith('Phone'));
    expect(phone.agent.length).toBeLessThanOrEqual(300);
    expect(JSON.stringify(listed)).not.toContain(here.cookies.get('aroha.session_token')?.split('.')[0]);
    const ended = await here.call('DELETE', `/api/me/sessions/${phone._id}`);
    expect([ended.status, ended.json]).toEqual([200, { message: AUTH_COPY.sessionEnded }]);
    expect((await others[0]?.call('GET', '/api/me'))?.status).toBe(401);
    expect((await others[1]?.call('GET', '/api/me'))?.status).toBe(200);
    expect((await here.call('DELETE', '/api/me/sessions')).json).toEqual({ message: AUTH_COPY.sessionsEnded });
    expect((await others[1]?.call('GET', '/api/me'))?.status).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  it('exports all data as a file', async () => {
    const shopper = await openSignedIn(shop.app);
    await shopper.call('POST', '/api/me/addresses', ADDRESS);
    await shopper.call('PUT', '/api/me/wishlist', { items: [{ slug: 'vase' }] });
    await shopper.call('POST', '/api/newsletter', { email: shopper.email });
    const { json, headers } = await shopper.call('GET', '/api/me/export');
    expect(headers['content-disposition']).toBe('attachment; filename="account.json"');
    expect(json).toMatchObject({
      account: { _id: shopper.id, email: shopper.email, username: shopper.email.split('@')[0] },
      signsInWith: [{ provider: 'password' }],
      sessions: [{ current: true }],
      addresses: [{ city: 'Bengaluru' }],
      wishlist: [{ slug: 'vase' }],
      newsletter: null,
      waitingLists: [],
      priceAlerts: null,
      savedCarts: [],
    });
    expect(JSON.stringify(json)).not.toMatch(/scrypt|token/i);
    // Newsletter data is exported only for a verified address.
    await shop.database.db.execute(sql`update users set email_verified = true where id = ${shopper.id}`);
    expect((await shopper.call('GET', '/api/me/export')).json.newsletter).toMatchObject({ state: 'pending' });
  });

  it('the export covers every table with account data', () => {
    const held = Object.entries({ ...tables, ...lists }).flatMap(([name, table]) =>
      typeof table === 'object' && 'userId' in table ? [name] : [],
    );
    // accountTokens are hashes of links that expire within two days.
    expect(held.sort()).toEqual([
      'accountTokens',
      'accounts',
      'addresses',
      'priceAlerts',
      'priceNotes',
      'sessions',
      'wishlistItems',
    ]);
  });

  it('is deleted with the password, including all its data', async () => {
    const shopper = await openSignedIn(shop.app);
    await shopper.call('POST', '/api/me/addresses', ADDRESS);
    await shopper.call('PUT', '/api/me/wishlist', { items: [{ slug: 'vase' }] });
    const wrong = await shopper.call('DELETE', '/api/me', { password: 'a wrong one' });
    expect([wrong.status, wrong.json]).toEqual([403, { message: AUTH_COPY.wrongPassword }]);
    expect((await shopper.call('DELETE', '/api/me')).status).toBe(400);
    const { status, json } = await shopper.call('DELETE', '/api/me', { password: PASSWORD });
    expect([status, json]).toEqual([200, { message: AUTH_COPY.deleted }]);
    expect(shopper.cookies.has('aroha.session_token')).toBe(false);
    const { accounts, addresses, sessions, wishlistItems, accountTokens } = tables;
    for (const table of [accounts, addresses, sessions, wishlistItems, accountTokens])
      expect(await shop.database.db.select().from(table).where(sql`user_id = ${shopper.id}`)).toEqual([]);
    const login = { email: shopper.email, password: PASSWORD };
    expect((await openBrowser(shop.app).call('POST', '/api/auth/login', login)).status).toBe(401);
    expect(await shop.database.db.select().from(subscribers).where(sql`email_key = ${shopper.email}`)).toEqual([]);
  });

  it('has an address book with one default address', async () => {
    const shopper = await openSignedIn(shop.app);
    const add = (change: object = {}) => shopper.call('POST', '/api/me/addresses', { ...ADDRESS, ...change });
    const list = async () => (await shopper.call('GET', '/api/me/addresses')).json.addresses;
    const defaults = async () => (await list()).filter((one: { isDefault: boolean }) => one.isDefault);
    const home = (await add()).json;
    expect(home).toEqual({
      ...ADDRESS,
      _id: expect.any(String),
      pin: '560001',
      phone: '+919845012345',
      isDefault: true,
    });
    const office = (await add({ line1: '4 Market Street' })).json;
    expect(office.isDefault).toBe(false);
    const made = await Promise.all(Array.from({ length: 4 }, () => add({ isDefault: true })));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await defaults()).toHaveLength(1);
    const patch = (id: string, body: object) => shopper.call('PATCH', `/api/me/addresses/${id}`, body);
    const changed = await patch(office._id, { isDefault: true, line2: 'Second floor' });
    expect(changed.json).toEqual({ ...office, isDefault: true, line2: 'Second floor' });
    expect(await defaults()).toMatchObject([{ _id: office._id }]);
    expect((await list())[0]._id).toBe(office._id);
    // The default can be moved to another address, but not removed.
    expect((await patch(office._id, { isDefault: false })).json.isDefault).toBe(true);
    expect((await patch(office._id, { city: 'Mysuru' })).json).toMatchObject({ city: 'Mysuru', line2: 'Second floor' });
    const removed = await shopper.call('DELETE', `/api/me/addresses/${office._id}`);
    expect(removed.json).toEqual({ message: AUTH_COPY.addressRemoved });
    expect(await defaults()).toHaveLength(1);
  });

  it.each([
    [{ pin: '060001' }, AUTH_COPY.badPin],
    [{ pin: '56000' }, AUTH_COPY.badPin],
    [{ state: 'Kerala' }, stateFault({ pin: '560001', state: 'Kerala' })],
    [{ pin: '302001' }, stateFault({ pin: '302001', state: 'Karnataka' })],
    [{ phone: '12345 67890' }, AUTH_COPY.badMobile],
    [{ phone: '+1 212 555 0100' }, AUTH_COPY.badMobile],
    [{ name: '' }, AUTH_COPY.missingFields],
    [{ city: undefined }, AUTH_COPY.missingFields],
    [{ line1: 'x'.repeat(201) }, AUTH_COPY.tooLong],
    [{ line2: 'a\nb' }, AUTH_COPY.badText],
  ])('rejects an address with %o', async (change, message) => {
    const shopper = await openSignedIn(shop.app);
    const { status, json } = await shopper.call('POST', '/api/me/addresses', { ...ADDRESS, ...change });
    expect([status, json]).toEqual([400, { message }]);
  });

  it('validates state and PIN code together, also when only one of them changes', async () => {
    const shopper = await openSignedIn(shop.app);
    const { json: home } = await shopper.call('POST', '/api/me/addresses', ADDRESS);
    const patch = (body: object) => shopper.call('PATCH', `/api/me/addresses/${home._id}`, body);
    const refused = await patch({ state: 'Kerala' });
    expect([refused.status, refused.json.message]).toEqual([400, stateFault({ pin: '560001', state: 'Kerala' })]);
    expect((await patch({ pin: '682001' })).status).toBe(400);
    // An address stored before this rule can still become the default.
    await shop.database.db.update(tables.addresses).set({ state: 'Kerala' }).where(sql`id = ${home._id}`);
    expect((await patch({ isDefault: true })).status).toBe(200);
    expect((await patch({ pin: '682001' })).json).toMatchObject({ pin: '682001', state: 'Kerala' });
  });

  it('limits the number of addresses', async () => {
    const shopper = await openSignedIn(shop.app);
    const all = await Promise.all(Array.from({ length: 24 }, () => shopper.call('POST', '/api/me/addresses', ADDRESS)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(all.find(({ status }) => status === 409)?.json).toEqual({ message: AUTH_COPY.tooManyAddresses });
    expect((await shopper.call('GET', '/api/me/addresses')).json.addresses).toHaveLength(20);
  });

  it('stores the addresses of the registration form', async () => {
    const browser = openBrowser(shop.app);
    const shopper = { firstName: 'Asha', email: 'asha@example.in', password: PASSWORD, addresses: [ADDRESS] };
    expect((await browser.call('POST', '/api/auth/register', shopper)).status).toBe(200);
    expect((await browser.call('GET', '/api/me/addresses')).json.addresses).toMatchObject([{ pin: '560001' }]);
  });

  it('replaces or merges the wishlist, newest first', async () => {
    const shopper = await openSignedIn(shop.app);
    const put = (items: unknown) => shopper.call('PUT', '/api/me/wishlist', { items });
    const merge = (items: unknown) => shopper.call('POST', '/api/me/wishlist/merge', { items });
    const day = (n: number) => `2026-01-0${n}T10:00:00.000Z`;
    expect((await shopper.call('GET', '/api/me/wishlist')).json).toEqual({ items: [] });
    const first = [
      { slug: 'b', addedAt: day(2) },
      { slug: 'a', addedAt: day(1) },
    ];
    expect((await put(first)).json).toEqual({ items: first });
    const joined = [{ slug: 'c', addedAt: day(3) }, ...first];
    expect(
      (
        await merge([
          { slug: 'c', addedAt: day(3) },
          { slug: 'b', addedAt: day(4) },
        ])
      ).json,
    ).toEqual({ items: joined });
    expect((await shopper.call('GET', '/api/me/wishlist')).json).toEqual({ items: joined });
    const [ahead] = (await put([{ slug: 'z', addedAt: '2999-01-01T00:00:00Z' }])).json.items;
    expect(Date.parse(ahead.addedAt)).toBeLessThanOrEqual(Date.now());
    expect((await put([])).json).toEqual({ items: [] });
    expect((await put([{ slug: '' }])).json).toEqual({ message: AUTH_COPY.missingFields });
    expect((await put('all')).status).toBe(400);
  });

  it('limits the size of the wishlist', async () => {
    const shopper = await openSignedIn(shop.app);
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ slug: `piece-${from + i}` }));
    const put = await shopper.call('PUT', '/api/me/wishlist', { items: many(0, 201) });
    expect([put.status, put.json]).toEqual([400, { message: AUTH_COPY.tooManyPieces }]);
    await Promise.all(
      [0, 150, 300].map((from) => shopper.call('POST', '/api/me/wishlist/merge', { items: many(from, 150) })),
    );
    expect((await shopper.call('GET', '/api/me/wishlist')).json.items).toHaveLength(200);
  });
});
