import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIST_LINKS } from '../../../src/api/lists/links.ts';
import { SAVED_CART } from '../../../src/core/lists/constants.ts';
import { LIST_ENDPOINTS } from '../../../src/core/lists/endpoints.ts';
import { LIST_PAGES } from '../../../src/core/lists/letters-copy.ts';
import { restoreTokenOf } from '../../../src/core/lists/saved-cart.ts';
import { openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { newKey, orderOf } from '../../support/buyer.ts';
import { LAMP, type ListShop, ORIGIN, openListShop } from '../../support/list-shop.ts';
import { ENGINES } from '../../support/open-shop.ts';

const { saveCart: SAVE, restoreCart: RESTORE, forgetCart: FORGET } = LIST_ENDPOINTS;
const LINES = [{ sku: LAMP, quantity: 2 }];
const EMAIL = 'meera@example.com';

describe.each(ENGINES)('saved carts on %s', (engine) => {
  let shop: ListShop;
  beforeAll(async () => {
    shop = await openListShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());

  const post = (path: string, body: object) => openBrowser(shop.app).call('POST', path, body);
  const save = async (email = EMAIL, more: object = {}): Promise<string> =>
    (await post(SAVE.path, { email, lines: LINES, ...more })).json.token;
  const later = (hours: number) =>
    shop.db.execute(sql`update saved_carts set saved_at = saved_at - make_interval(hours => ${hours})`);
  const count = async () => (await shop.run<{ n: number }>(sql`select count(*)::int as n from saved_carts`))[0]?.n;

  async function order(email: string, more: object = {}) {
    const lines = [{ sku: LAMP, quantity: 1 }];
    const quote = await post('/api/cart/quote', { lines, pin: '560038' });
    const { contact, ...body } = orderOf(lines, quote.json.total, more) as { contact: object };
    const headers = { 'idempotency-key': newKey() };
    return openBrowser(shop.app).call('POST', '/api/orders', { ...body, contact: { ...contact, email } }, headers);
  }

  it('cause exactly one letter a day after they were left, with two clocks and workers', async () => {
    await save();
    await shop.tick();
    await later(SAVED_CART.letterHours - 1);
    await shop.tick();
    expect(shop.outbox.emails).toEqual([]);
    await later(2);
    await Promise.all([shop.tick(2), shop.tick(2)]);
    await later(48);
    await shop.tick();
    expect(shop.outbox.emails.map(({ to }) => to)).toEqual([EMAIL]);
    expect(shop.outbox.emails[0]?.text).toContain('2 × Heron desk lamp');
  });

  it('are restored with the link of the letter on any device, as often as it is opened', async () => {
    await save();
    await later(25);
    await shop.tick();
    const [link = ''] = new RegExp(`${ORIGIN}/cart#restore=\\S+`).exec(shop.outbox.emails[0]?.text ?? '') ?? [];
    const token = restoreTokenOf(new URL(link).hash);
    for (let times = 0; times < 2; times++)
      expect((await post(RESTORE.path, { token })).json).toEqual({ lines: LINES });
    expect((await openBrowser(shop.app).call('GET', RESTORE.path)).status).toBe(404);
    expect((await post(RESTORE.path, { token: `${token?.slice(0, -1)}?` })).status).toBe(404);
    await later(24 * SAVED_CART.keepDays);
    expect((await post(RESTORE.path, { token })).status).toBe(404);
  });

  it('are replaced with their token, and wait a day from then', async () => {
    const token = await save();
    await later(23);
    const other = [{ sku: LAMP, quantity: 1 }];
    expect(await save('new@example.com', { token, lines: other })).toBe(token);
    await later(2);
    await shop.tick();
    expect([await count(), shop.outbox.emails]).toEqual([1, []]);
    expect((await post(RESTORE.path, { token })).json).toEqual({ lines: other });
    // An unknown token makes a cart of its own.
    expect(await save(EMAIL, { token: 'a'.repeat(43) })).not.toBe('a'.repeat(43));
  });

  it('end with an order of the same address, in its transaction', async () => {
    await save('Meera@Example.com');
    await save('other@example.com');
    expect((await order(EMAIL)).status).toBe(200);
    await later(25);
    await shop.tick();
    expect(shop.outbox.emails.map(({ to }) => to).filter((to) => to !== EMAIL)).toEqual(['other@example.com']);
    expect(shop.outbox.emails.filter(({ text }) => text.includes('#restore'))).toHaveLength(1);
  });

  it('end with an order that carries their token', async () => {
    const savedCart = await save('first@example.com');
    expect((await order('second@example.com', { savedCart })).status).toBe(200);
    expect(await count()).toBe(0);
  });

  it('stay when an order fails (control)', async () => {
    await save();
    await shop.setStock(0);
    expect((await order(EMAIL)).status).not.toBe(200);
    expect(await count()).toBe(1);
  });

  it('are deleted on demand, and by the link of the letter after a press', async () => {
    const token = await save();
    expect((await post(FORGET.path, { token })).status).toBe(200);
    expect(await count()).toBe(0);
    expect((await post(FORGET.path, { token })).status).toBe(200);

    await save();
    await later(25);
    await shop.tick();
    const link = shop.outbox.emails[0]?.unsubscribe?.replace(ORIGIN, '') ?? '';
    expect(link).toContain(LIST_LINKS.forgetCart);
    expect((await openBrowser(shop.app).call('GET', link)).text).toContain(LIST_PAGES.forgetCart.button);
    expect(await count()).toBe(1);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await openBrowser(shop.app).call('POST', link, 'List-Unsubscribe=One-Click', form);
    expect(await count()).toBe(0);
  });

  it('send one letter a day to a mailbox, and limit a network', async () => {
    for (const email of ['meera+1@example.com', 'meera+2@example.com', EMAIL]) await save(email);
    await later(25);
    await shop.tick();
    expect(shop.outbox.emails).toHaveLength(1);
    const one = openBrowser(shop.app);
    const statuses = [];
    for (let index = 0; index <= SAVED_CART.perClient.times; index++)
      statuses.push((await one.call('POST', SAVE.path, { email: `p${index}@example.com`, lines: LINES })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('are deleted after thirty days', async () => {
    await save();
    await later(24 * SAVED_CART.keepDays + 1);
    await shop.tick();
    expect([await count(), shop.outbox.emails]).toEqual([0, []]);
  });

  it('are in the export of their verified owner, with waiting lists, and end with the account', async () => {
    const shopper = await shop.verified();
    await save(shopper.email);
    await shop.setStock(0);
    await shopper.call('POST', LIST_ENDPOINTS.watchStock.path, { sku: LAMP });
    await shopper.call('PUT', LIST_ENDPOINTS.setPriceAlerts.path, { on: true });
    const exported = (await shopper.call('GET', '/api/me/export')).json;
    expect(exported).toMatchObject({
      waitingLists: [{ sku: LAMP, state: 'waiting', toldAt: null }],
      savedCarts: [{ lines: LINES, sentAt: null }],
      priceAlerts: { since: expect.any(String), prices: [] },
    });
    const stranger = await openSignedIn(shop.app);
    await save(stranger.email);
    expect((await stranger.call('GET', '/api/me/export')).json).toMatchObject({ waitingLists: [], savedCarts: [] });

    expect((await shopper.call('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200);
    expect(await shop.run(sql`select email from saved_carts union select email from stock_watchers`)).toEqual([
      { email: stranger.email },
    ]);
  });
});
