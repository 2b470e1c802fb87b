/** Validity and renewal of order links. */
import { eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseOrderToken, renewedToken, tokenOf } from '../../../src/api/orders/link.ts';
import { EMAIL_LIMITS } from '../../../src/core/account/constants.ts';
import { ORDER, ORDER_LINK_DAYS } from '../../../src/core/order/constants.ts';
import { ORDER_COPY as SAY } from '../../../src/core/order/copy.ts';
import { ORDER_LETTERS } from '../../../src/core/order/letters-copy.ts';
import { attempts } from '../../../src/db/schema/accounts.ts';
import { deliveries } from '../../../src/db/schema/events.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { openSignedIn } from '../../support/browser.ts';
import { buy, CONTACT, call, newKey, orderOf, priceOf, withEmail, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openOutbox, says } from '../../support/outbox.ts';
import { smallContent } from '../../support/small-content.ts';

const SITE = 'https://shop.example';
const LINES = [{ sku: 'HRN-1', quantity: 1 }];
const days = (count: number) => sql`now() - make_interval(days => ${sql.raw(String(count))})`;

describe.each(ENGINES)('order link on %s', (engine) => {
  const { mail, next, emails } = openOutbox(SITE);
  let shop: OpenShop;
  let one: { number: string; token: string };
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      mail,
      siteOrigin: SITE,
      orders: { limits: null },
    });
    await shop.database.db.execute(sql`update variants set stock = 900`);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys');
    await shop.database.db.delete(attempts);
    one = (await buy(shop.app, LINES)).json;
    await next(CONTACT.email, ORDER_LETTERS.placed.subject(one.number));
    await shop.database.db.delete(attempts);
  });
  const look = (headers: Record<string, string>) => call(shop.app, `/api/orders/${one.number}`, undefined, headers);
  const opens = async (headers: Record<string, string> = withToken(one.token)) => (await look(headers)).status;
  const end = (set: object) => shop.database.db.update(orders).set(set).where(eq(orders.number, one.number));
  const renew = (number = one.number, email = CONTACT.email) => call(shop.app, '/api/orders/link', { number, email });
  const tokenIn = ({ text }: { text: string }) => /order\?number=[\w-]+#([\w.-]+)/.exec(text)?.[1] as string;

  it('is accepted in a header only, not in the URL or a body', async () => {
    expect(await opens()).toBe(200);
    for (const query of [`token=${one.token}`, `email=${CONTACT.email}`]) {
      expect((await call(shop.app, `/api/orders/${one.number}?${query}`)).status, query).toBe(404);
      expect((await call(shop.app, `/api/orders/${one.number}/invoice.pdf?${query}`)).status, query).toBe(404);
    }
    expect((await call(shop.app, `/api/orders/${one.number}/cancel`, { token: one.token })).status).toBe(404);
  });

  it('opens an unfinished order of any age', async () => {
    await end({ placedAt: days(900), state: 'shipped' });
    expect(await opens()).toBe(200);
  });

  it.each([
    ['delivery', (at: unknown) => ({ state: 'delivered', deliveredAt: at })],
    ['cancellation', (at: unknown) => ({ state: 'cancelled', cancelledAt: at })],
  ])(`expires ${ORDER_LINK_DAYS} days after %s, as access by number and email address does`, async (_, set) => {
    await end(set(days(ORDER_LINK_DAYS - 1)));
    expect([await opens(), await opens(withEmail(CONTACT.email))]).toEqual([200, 200]);
    await end(set(days(ORDER_LINK_DAYS + 1)));
    expect([await opens(), await opens(withEmail(CONTACT.email))]).toEqual([404, 404]);
    const missing = await call(shop.app, '/api/orders/AR-222222222', undefined, withToken(one.token));
    expect((await look(withToken(one.token))).json).toEqual(missing.json);
  });

  it("would never expire without the order's end date (control)", async () => {
    await end({ state: 'delivered', deliveredAt: days(ORDER_LINK_DAYS + 1) });
    await end({ deliveredAt: null });
    expect(await opens()).toBe(200);
  });

  it('gets its end date when the order is cancelled', async () => {
    await call(shop.app, `/api/orders/${one.number}/cancel`, {}, withToken(one.token));
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.number, one.number));
    expect(row?.cancelledAt).toBeInstanceOf(Date);
  });

  it('is renewed by email, opens the order again, and the old one stays expired', async () => {
    await end({ state: 'delivered', deliveredAt: days(ORDER_LINK_DAYS + 1) });
    expect(await renew()).toMatchObject({ status: 200, json: { message: SAY.linkSent } });
    const fresh = tokenIn(await next(CONTACT.email, ORDER_LETTERS.link.subject(one.number)));
    expect([await opens(withToken(fresh)), await opens()]).toEqual([200, 404]);
    // API responses contain no expired link.
    expect((await look(withToken(fresh))).json.token).toBeNull();
    const [day = '', signature = ''] = fresh.split('.');
    expect(await opens(withToken(`${Number(day) + 1}.${signature}`))).toBe(404);
  });

  it('a renewed one expires too', () => {
    const issued = new Date('2026-01-10T08:00:00Z');
    const token = renewedToken('secret', 'AR-222222222', issued);
    expect(parseOrderToken('secret', 'ar-222222222', token)).toEqual({ issuedAt: new Date('2026-01-10T00:00:00Z') });
    expect(parseOrderToken('secret', 'AR-333333333', token)).toBeNull();
    expect(parseOrderToken('secret', 'AR-222222222', tokenOf('secret', 'AR-222222222'))).toEqual({ issuedAt: null });
  });

  it('of an unfinished order is sent again unchanged', async () => {
    await renew();
    expect(tokenIn(await next(CONTACT.email, ORDER_LETTERS.link.subject(one.number)))).toBe(one.token);
  });

  it('renewal responds the same for unknown orders, and is limited', async () => {
    const known = await renew();
    await next(CONTACT.email, ORDER_LETTERS.link.subject(one.number));
    for (const answer of [await renew('AR-222222222'), await renew(one.number, 'other@example.com')])
      expect([answer.status, answer.text]).toEqual([known.status, known.text]);
    expect(emails.filter((email) => says(email, ORDER_LETTERS.link.subject('')))).toEqual([]);
    const statuses = [];
    for (let time = 0; time < ORDER.lookupsPerClient; time++) statuses.push((await renew('AR-222222222')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not needed by the signed-in owner', async () => {
    const person = await openSignedIn(shop.app);
    const body = orderOf(LINES, await priceOf(shop.app, LINES));
    const { json } = await person.call('POST', '/api/orders', body, { 'idempotency-key': newKey() });
    await shop.database.db.update(orders).set({ state: 'delivered', deliveredAt: days(400) });
    const answer = await person.call('GET', `/api/orders/${json.number}`);
    expect([answer.status, answer.json.token]).toEqual([200, null]);
  });
});

describe('emails that strangers can trigger', () => {
  const { mail, emails } = openOutbox(SITE);
  let shop: OpenShop;
  beforeAll(async () => {
    const options = {
      contentDir: smallContent().folder,
      mail,
      inbox: { to: [], messages: ['hello@shop.example'], digest: false },
      siteOrigin: SITE,
    };
    shop = await openShop('postgres', { ...options, orders: { limits: null } });
    await shop.database.db.execute(sql`update variants set stock = 900`);
  });
  afterAll(() => shop.close());
  const VICTIM = 'victim@example.com';
  const isCancelled = (subject: string) => subject.startsWith('Cancelled');
  const toVictim = (cancelled = false) =>
    emails.filter(({ to, subject }) => to.replace(/\+\w+@/, '@') === VICTIM && isCancelled(subject) === cancelled)
      .length;
  /** Places and cancels orders with different spellings of one mailbox; waits until all emails were handled. */
  async function triggerEmails(times: number, before: () => PromiseLike<unknown> = async () => {}) {
    emails.length = 0;
    for (let time = 0; time < times; time++) {
      await before();
      const contact = { ...CONTACT, email: VICTIM.replace('@', `+${time}@`) };
      const { json } = await buy(shop.app, LINES, { contact });
      const unfinished = () => shop.database.db.$count(deliveries, inArray(deliveries.state, ['waiting', 'sending']));
      const planned = () => shop.database.db.$count(deliveries, like(deliveries.lane, `%${json.number}`));
      await expect.poll(planned, { timeout: 5000 }).toBe(1);
      await expect.poll(unfinished, { timeout: 5000 }).toBe(0);
      await call(shop.app, `/api/orders/${json.number}/cancel`, {}, withToken(json.token));
    }
  }
  const forget = () => shop.database.db.delete(attempts);

  it(`are ${EMAIL_LIMITS.order.times} a day per mailbox for orders; other kinds are counted separately`, async () => {
    await forget();
    await triggerEmails(EMAIL_LIMITS.order.times + 3);
    expect(toVictim()).toBe(EMAIL_LIMITS.order.times);
    emails.length = 0;
    const { json } = await buy(shop.app, LINES, { contact: { ...CONTACT, email: VICTIM } });
    const renew = () => call(shop.app, '/api/orders/link', { number: json.number, email: VICTIM });
    await renew();
    await expect.poll(() => toVictim()).toBe(1);
    for (let time = 0; time < EMAIL_LIMITS.orderLink.times + 2; time++) await renew();
    await call(shop.app, '/api/newsletter', { email: VICTIM });
    await expect.poll(() => toVictim()).toBe(EMAIL_LIMITS.orderLink.times + 1);
    await triggerEmails(1);
    expect(toVictim()).toBe(0);
  });

  it(`are ${EMAIL_LIMITS.orderStep.times} a day per mailbox for what shoppers do with their orders`, async () => {
    await forget();
    await triggerEmails(EMAIL_LIMITS.orderStep.times + 3);
    const unfinished = () => shop.database.db.$count(deliveries, inArray(deliveries.state, ['waiting', 'sending']));
    await expect.poll(unfinished, { timeout: 5000 }).toBe(0);
    expect(toVictim(true)).toBe(EMAIL_LIMITS.orderStep.times);
  });

  it('are unlimited without the counter (control)', async () => {
    await triggerEmails(EMAIL_LIMITS.order.times + 3, forget);
    expect(toVictim()).toBe(EMAIL_LIMITS.order.times + 3);
  });
});
