import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIST_LINKS } from '../../../src/api/lists/links.ts';
import { LIST_ENDPOINTS } from '../../../src/core/lists/endpoints.ts';
import { LIST_PAGES } from '../../../src/core/lists/letters-copy.ts';
import { openBrowser, openSignedIn } from '../../support/browser.ts';
import { type ListShop, ORIGIN, openListShop } from '../../support/list-shop.ts';
import { ENGINES } from '../../support/open-shop.ts';

const { path: PATH } = LIST_ENDPOINTS.priceAlerts;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(ENGINES)('price alerts on %s', (engine) => {
  let shop: ListShop;
  let slug = '';
  beforeAll(async () => {
    shop = await openListShop(engine);
    const rows = await shop.run<{ slug: string }>(
      sql`select p.slug from products p join variants v on v.product_id = p.id where v.sku = 'HRN-1'`,
    );
    slug = rows[0]?.slug ?? '';
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.reset());

  type Shopper = Awaited<ReturnType<ListShop['verified']>>;
  const wish = (shopper: Shopper, ...slugs: string[]) =>
    shopper.call('PUT', '/api/me/wishlist', { items: slugs.map((slug) => ({ slug })) });
  const turn = (shopper: Pick<Shopper, 'call'>, on: boolean) => shopper.call('PUT', PATH, { on });
  const letters = async () => {
    await shop.settle();
    return shop.outbox.emails.map(({ to, subject }) => `${to} ${subject}`);
  };
  const aDayLater = () => shop.db.execute(sql`update price_notes set told_at = told_at - interval '25 hours'`);

  /** A shopper with alerts and the lamp on the wishlist. */
  async function watcher() {
    const shopper = await shop.verified();
    await wish(shopper, slug);
    expect((await turn(shopper, true)).json).toEqual({ on: true, verified: true });
    return shopper;
  }

  it('are off at first, and send nothing then', async () => {
    const shopper = await shop.verified();
    await wish(shopper, slug);
    expect((await shopper.call('GET', PATH)).json).toEqual({ on: false, verified: true });
    await shop.setPrice(100_000);
    expect(await letters()).toEqual([]);
  });

  it('need a verified address', async () => {
    const fresh = await openSignedIn(shop.app);
    await shop.outbox.next(fresh.email);
    expect((await turn(fresh, true)).status).toBe(403);
    expect((await fresh.call('GET', PATH)).json).toEqual({ on: false, verified: false });
  });

  it('send one letter for a drop, and one a day', async () => {
    const { email } = await watcher();
    await shop.setPrice(400_000);
    await shop.setPrice(390_000);
    const [first, ...more] = await letters();
    expect([first, more]).toEqual([`${email} Heron desk lamp is now ₹3,900`, []]);
    expect(shop.outbox.emails[0]?.text).toContain('4,990');
    await shop.setPrice(350_000);
    expect(await letters()).toHaveLength(1);
    await aDayLater();
    // Not below what the letter said, then below it.
    await shop.setPrice(395_000);
    await shop.setPrice(390_000);
    expect(await letters()).toHaveLength(1);
    await shop.setPrice(300_000);
    expect((await letters())[1]).toBe(`${email} Heron desk lamp is now ₹3,000`);
  });

  it('send nothing when the price rose again before the letter', async () => {
    await watcher();
    await shop.setPrice(400_000);
    await shop.db.execute(sql`update variants set price = 499000 where sku = 'HRN-1'`);
    expect(await letters()).toEqual([]);
  });

  it('note the price of products that join the list, and forget those that leave it', async () => {
    const shopper = await shop.verified();
    await turn(shopper, true);
    await shop.setPrice(300_000);
    await shop.settle();
    await wish(shopper, slug);
    await shop.setPrice(310_000);
    await shop.setPrice(305_000);
    expect(await letters()).toEqual([]);
    await wish(shopper);
    await shop.setPrice(100_000);
    expect(await letters()).toEqual([]);
    expect(await shop.run(sql`select * from price_notes`)).toEqual([]);
  });

  it('end with one press on the wishlist', async () => {
    const shopper = await watcher();
    expect((await turn(shopper, false)).json).toEqual({ on: false, verified: true });
    await shop.setPrice(100_000);
    expect(await letters()).toEqual([]);
  });

  it('end with the link of a letter, whose page changes nothing by itself', async () => {
    const shopper = await watcher();
    await shop.setPrice(400_000);
    await letters();
    const stop = shop.outbox.emails[0]?.unsubscribe?.replace(ORIGIN, '') ?? '';
    expect(stop).toContain(LIST_LINKS.stopAlerts);
    expect((await openBrowser(shop.app).call('GET', stop)).text).toContain(LIST_PAGES.stopAlerts.button);
    expect((await shopper.call('GET', PATH)).json.on).toBe(true);
    const once = await openBrowser(shop.app).call('POST', stop, 'List-Unsubscribe=One-Click', FORM);
    expect(once.json).toEqual({ state: 'done' });
    expect((await shopper.call('GET', PATH)).json.on).toBe(false);
  });

  it('end with the account', async () => {
    const shopper = await watcher();
    await shop.db.execute(sql`delete from users where id = ${shopper.id}`);
    await shop.setPrice(100_000);
    expect(await letters()).toEqual([]);
    expect(await shop.run(sql`select user_id from price_alerts union select user_id from price_notes`)).toEqual([]);
  });
});
