import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_LINKS } from '../../../src/api/lists/links.ts';
import { EMAIL_LIMITS } from '../../../src/core/account/constants.ts';
import { HONEYPOT } from '../../../src/core/contact/newsletter.ts';
import { WAITING_LIST } from '../../../src/core/lists/constants.ts';
import { LIST_ENDPOINTS } from '../../../src/core/lists/endpoints.ts';
import { LIST_PAGES } from '../../../src/core/lists/letters-copy.ts';
import { WATCH_COPY } from '../../../src/core/lists/watch-copy.ts';
import { hashToken } from '../../../src/db/accounts/token.ts';
import { openBrowser, openSignedIn } from '../../support/browser.ts';
import { LAMP, type ListShop, ORIGIN, openListShop } from '../../support/list-shop.ts';
import { ENGINES } from '../../support/open-shop.ts';

const { path: PATH } = LIST_ENDPOINTS.watchStock;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(ENGINES)('the waiting list on %s', (engine) => {
  let shop: ListShop;
  beforeAll(async () => {
    shop = await openListShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.setStock(0);
  });

  const ask = (email: string, more: object = {}) =>
    openBrowser(shop.app).call('POST', PATH, { sku: LAMP, email, ...more });
  const linkTo = (text: string, link: keyof typeof LIST_LINKS) =>
    new RegExp(`${ORIGIN}(${LIST_LINKS[link]}\\?token=[\\w-]{43})`).exec(text)?.[1] as string;
  const press = (link: string, more = '') => {
    const [path = '', query] = link.split('?');
    return openBrowser(shop.app).call('POST', path, `${query}${more}`, FORM);
  };
  const states = async () =>
    (await shop.run<{ state: string }>(sql`select state from stock_watchers order by asked_at`)).map(
      ({ state }) => state,
    );
  /** Adds confirmed people, the first of them the longest ago. */
  const wait = async (...emails: string[]) => {
    for (const [index, email] of emails.entries())
      await shop.db.execute(sql`insert into stock_watchers (id, email, sku, state, token_hash, asked_at, confirmed_at)
        values (${`id-${email}`}, ${email}, ${LAMP}, 'waiting', ${`hash-${email}`}, now() - interval '10 days'
          + make_interval(hours => ${index}), now())`);
  };
  const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.in`);
  const recipients = () => shop.outbox.emails.map(({ to }) => to).toSorted();
  const aDayLater = () => shop.db.execute(sql`update stock_watchers set told_at = told_at - interval '25 hours'`);

  it('asks a guest to confirm, puts them on the list when the button is pressed, and writes once', async () => {
    const answer = await ask('Guest@Example.in');
    expect(answer).toMatchObject({ status: 200, json: { state: 'sent' } });
    const { text, unsubscribe } = await shop.outbox.next('guest@example.in');
    expect(unsubscribe).toContain(LIST_LINKS.leave);
    const confirm = linkTo(text, 'confirm');
    const page = await openBrowser(shop.app).call('GET', confirm);
    expect(page.text).toContain(LIST_PAGES.confirm.button);
    expect(await states()).toEqual(['pending']);

    const pressed = await press(confirm);
    expect([pressed.status, pressed.text]).toEqual([200, expect.stringContaining(LIST_PAGES.confirm.done.title)]);
    expect(await states()).toEqual(['waiting']);
    expect((await openBrowser(shop.app).call('GET', confirm)).text).toContain(LIST_PAGES.confirm.done.title);

    await shop.setStock(1);
    await shop.settle();
    const letter = await shop.outbox.next('guest@example.in');
    expect(letter.subject).toContain('Heron desk lamp');
    expect(letter.text).toContain(`${ORIGIN}/product/`);
    expect(letter.text).toContain('4,990');
    await aDayLater();
    await shop.tick();
    expect(shop.outbox.emails).toEqual([]);
  });

  it('writes to no unconfirmed address, and expires the link', async () => {
    await ask('guest@example.in');
    const { text } = await shop.outbox.next('guest@example.in');
    await shop.setStock(5);
    await shop.settle();
    expect(shop.outbox.emails).toEqual([]);
    await shop.db.execute(
      sql`update stock_watchers set mailed_at = now() - make_interval(hours => ${WAITING_LIST.confirmHours + 1})`,
    );
    expect((await openBrowser(shop.app).call('GET', linkTo(text, 'confirm'))).status).toBe(410);
    expect((await press(linkTo(text, 'confirm'))).status).toBe(410);
    expect(await states()).toEqual(['pending']);
  });

  it('puts a verified shopper on the list with one press, and an unverified one only after confirming', async () => {
    const shopper = await shop.verified();
    const answers = [];
    for (let times = 0; times < 2; times++) answers.push((await shopper.call('POST', PATH, { sku: LAMP })).json.state);
    expect(answers).toEqual(['waiting', 'already']);
    expect(shop.outbox.emails).toEqual([]);

    const fresh = await openSignedIn(shop.app);
    expect((await fresh.call('POST', PATH, { sku: LAMP })).status).toBe(400);
    expect((await fresh.call('POST', PATH, { sku: LAMP, email: fresh.email })).json.state).toBe('sent');
    // Another person's address is not proven by a session.
    const other = await shopper.call('POST', PATH, { sku: LAMP, email: 'other@example.in' });
    expect(other.json.state).toBe('sent');
    await shop.outbox.next('other@example.in');
    await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(['pending', 'pending', 'waiting']));
  });

  it('gives the same response for addresses on the list, unknown ones and robots', async () => {
    await wait('known@example.in');
    const answers = [
      await ask('known@example.in'),
      await ask('unknown@example.in'),
      await ask('robot@example.in', { [HONEYPOT]: 'x' }),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const already = await shop.outbox.next('known@example.in');
    expect(already.subject).toContain('on the list');
    await shop.outbox.next('unknown@example.in');
    expect((await states()).length).toBe(2);
  });

  it('says that a variant is in stock or unknown, without writing', async () => {
    await shop.setStock(2);
    expect((await ask('a@example.in')).json.state).toBe('inStock');
    expect((await openBrowser(shop.app).call('POST', PATH, { sku: 'NONE', email: 'a@example.in' })).status).toBe(404);
    expect((await ask('not an address')).status).toBe(400);
    expect(await states()).toEqual([]);
  });

  it('limits letters to one mailbox, and requests of one network', async () => {
    const spellings = (index: number) => `g.u.e.s.t+${index}@gmail.com`;
    for (let index = 0; index < EMAIL_LIMITS.watch.times + 3; index++) await ask(spellings(index));
    await vi.waitFor(() => expect(shop.outbox.emails).toHaveLength(EMAIL_LIMITS.watch.times));
    const one = openBrowser(shop.app);
    const statuses = [];
    for (let index = 0; index <= WAITING_LIST.perClient.times; index++)
      statuses.push((await one.call('POST', PATH, { sku: LAMP, email: 'robot@example.in', [HONEYPOT]: 'x' })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(shop.outbox.emails).toHaveLength(EMAIL_LIMITS.watch.times);
  });

  it('sends one letter that asks for confirmation in ten minutes', async () => {
    await ask('guest@example.in');
    await shop.outbox.next('guest@example.in');
    await ask('guest@example.in');
    await shop.db.execute(sql`update stock_watchers set mailed_at = mailed_at - interval '11 minutes'`);
    await ask('guest@example.in');
    await shop.outbox.next('guest@example.in');
    expect(shop.outbox.emails).toEqual([]);
  });

  it('works as a plain form', async () => {
    const form = (body: string) => openBrowser(shop.app).call('POST', PATH, body, FORM);
    const good = await form(`sku=${LAMP}&email=guest%40example.in&note=`);
    expect([good.status, good.headers.location]).toEqual([303, '/api/waiting-list/result/sent']);
    await shop.outbox.next('guest@example.in');
    const bad = await form(`sku=${LAMP}&email=guest`);
    expect(bad.headers.location).toBe('/api/waiting-list/result/invalid');
    const page = await openBrowser(shop.app).call('GET', String(good.headers.location));
    expect(page.text).toContain(WATCH_COPY.states.sent.title);
  });

  it('tells as many people as there are pieces, oldest first, and the next after a day', async () => {
    await wait(...people(10));
    await shop.setStock(3);
    await shop.settle();
    expect(recipients()).toEqual(['p0@example.in', 'p1@example.in', 'p2@example.in']);
    // Within the day the clock adds no recipients.
    await shop.tick();
    expect(recipients()).toHaveLength(3);
    await aDayLater();
    await shop.setStock(2);
    await shop.tick();
    expect(recipients()).toEqual(people(5));
    // Each once, however often stock returns.
    await aDayLater();
    await shop.setStock(0);
    await shop.settle();
    await shop.tick();
    expect(recipients()).toHaveLength(5);
    await shop.setStock(50);
    await shop.settle();
    expect(recipients()).toEqual(people(10));
  });

  it('writes to more people when stock grows within the day, and to none when it shrinks', async () => {
    await wait(...people(10));
    await shop.setStock(2);
    await shop.settle();
    await shop.setStock(1);
    await shop.tick();
    expect(recipients()).toHaveLength(2);
    await shop.setStock(5);
    await shop.tick();
    expect(recipients()).toEqual(people(5));
  });

  it('writes to each person once with two workers', async () => {
    await wait(...people(10));
    await shop.setStock(3);
    await Promise.all([shop.tick(2), shop.tick(2), shop.settle(2)]);
    expect(recipients()).toEqual(people(3));
    await aDayLater();
    await Promise.all([shop.tick(2), shop.tick(2)]);
    expect(recipients()).toEqual(people(6));
  });

  it('would tell everybody without the limit (control)', async () => {
    await wait(...people(10));
    await shop.db.execute(sql`update variants set stock = 3 where sku = ${LAMP}`);
    await shop.settle();
    for (let times = 0; times < 3; times++) {
      await shop.db.execute(sql`update stock_watchers set told_at = null`);
      await shop.tick();
    }
    expect(recipients()).toEqual(people(10));
  });

  it('takes people off with the link of a letter, also in one click, and writes no more', async () => {
    await ask('guest@example.in');
    const { text } = await shop.outbox.next('guest@example.in');
    await press(linkTo(text, 'confirm'));
    const leave = linkTo(text, 'leave');
    expect((await openBrowser(shop.app).call('GET', leave)).text).toContain(LIST_PAGES.leave.button);
    expect(await states()).toEqual(['waiting']);
    const once = await openBrowser(shop.app).call('POST', leave, 'List-Unsubscribe=One-Click', FORM);
    expect([once.status, once.json]).toEqual([200, { state: 'done' }]);
    expect(await states()).toEqual([]);
    expect((await press(leave)).text).toContain(LIST_PAGES.leave.done.title);
    await shop.setStock(5);
    await shop.settle();
    expect(shop.outbox.emails).toEqual([]);
  });

  it('forgets the address of a person who leaves after a letter was sent, and writes to no other in their place', async () => {
    await wait(...people(3));
    await shop.setStock(1);
    await shop.settle();
    const [first] = shop.outbox.emails;
    const leave = linkTo(first?.text ?? '', 'leave');
    const hash = hashToken(leave.split('=')[1] as string);
    await shop.db.execute(sql`update stock_watchers set token_hash = ${hash} where state = 'told'`);
    await press(leave);
    await shop.tick();
    expect(recipients()).toEqual(['p0@example.in']);
    expect(await shop.run(sql`select email from stock_watchers where email = 'p0@example.in'`)).toEqual([]);
  });

  it('puts a person back in the queue when the pieces are gone before the letter', async () => {
    await wait('p0@example.in');
    await shop.setStock(1);
    await shop.setStock(0);
    await shop.settle();
    expect([recipients(), await states()]).toEqual([[], ['waiting']]);
  });

  it('deletes ended requests', async () => {
    await wait('p0@example.in', 'p1@example.in');
    await shop.db.execute(sql`update stock_watchers set state = 'told', told_at = now() - interval '31 days'
      where email = 'p0@example.in'`);
    await shop.tick();
    expect(await states()).toEqual(['waiting']);
  });
});
