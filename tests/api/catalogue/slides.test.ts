/** Hero slides: the views and wishes of their pieces are counted from what visitors did. */
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createViewCounter } from '../../../src/api/catalogue/view-counter.ts';
import { PRODUCT_VIEWS } from '../../../src/core/product/constants.ts';
import { VITALS } from '../../../src/core/shop/constants.ts';
import { VITALS_PATH } from '../../../src/core/shop/vitals.ts';
import { readActiveSlides } from '../../../src/db/catalogue/slides.ts';
import { slides } from '../../../src/db/schema/entries.ts';
import { productViews, viewDays } from '../../../src/db/schema/visits.ts';
import { openSignedIn } from '../../support/browser.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const EACH = 1 / VITALS.share;
const viewOf = (product: string) => ({ page: 'product', product }) as const;

describe.each(ENGINES)('slides on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
    await shop.database.db.update(slides).set({ pieces: ['desk-lamp', 'none-such'], views: null, likes: null });
  });
  afterEach(() => shop.database.db.delete(productViews));
  afterAll(() => shop.close());
  const db = () => shop.database.db;
  const pieceOf = async () => (await readActiveSlides(db())).flatMap(({ pieces }) => pieces)[0];

  it('have no views or wishes at first', async () => {
    expect(await pieceOf()).toMatchObject({ slug: 'desk-lamp', views: 0, wishes: 0 });
  });

  it('count an account that wishes for a piece', async () => {
    const shopper = await openSignedIn(shop.app);
    await shopper.call('PUT', '/api/me/wishlist', { items: [{ slug: 'desk-lamp' }] });
    expect((await pieceOf())?.wishes).toBe(1);
    const { data } = (await shop.app.inject('/api/slides')).json();
    expect(data[0]).toMatchObject({ likes: 1, views: 0 });
  });

  it('count a reported view for all that do not report, when it is stored', async () => {
    const counter = createViewCounter(Fastify(), db());
    for (const slug of ['desk-lamp', 'desk-lamp', 'no-such-piece', '__proto__', "'; --"]) counter.count(viewOf(slug));
    expect((await pieceOf())?.views).toBe(0);
    await counter.store();
    await counter.store();
    expect((await pieceOf())?.views).toBe(2 * EACH);
    expect(await db().$count(productViews)).toBe(1);
    counter.count(viewOf('desk-lamp'));
    await counter.store();
    expect((await pieceOf())?.views).toBe(3 * EACH);
  });

  it('keep the views while the database is away', async () => {
    const away = new Error('away');
    const failing = { execute: () => Promise.reject(away) } as unknown as ReturnType<typeof db>;
    let reachable = false;
    const sometimes = new Proxy(db(), { get: (real, name) => Reflect.get(reachable ? real : failing, name) });
    const counter = createViewCounter(Fastify(), sometimes);
    counter.count(viewOf('desk-lamp'));
    counter.count({ page: 'checkout' });
    await counter.store();
    reachable = true;
    await counter.store();
    expect((await pieceOf())?.views).toBe(EACH);
    expect(await db().select().from(viewDays)).toMatchObject([{ checkouts: EACH }]);
  });

  it('count a bounded number of names', async () => {
    const app = Fastify();
    const counter = createViewCounter(app, db());
    for (let i = 0; i < PRODUCT_VIEWS.most; i++) counter.count(viewOf(`name-${i}`));
    counter.count(viewOf('desk-lamp'));
    await app.close();
    expect((await pieceOf())?.views).toBe(0);
  });
});

it('are stored when a shop that received reports closes', async () => {
  const shop = await openShop('postgres', { contentDir: smallContent().folder });
  const report = (body: object) => shop.app.inject({ method: 'POST', url: VITALS_PATH, payload: body });
  expect((await report({ page: 'product', product: 'desk-lamp', lcp: 900 })).statusCode).toBe(200);
  expect((await report({ page: 'home', lcp: 900 })).statusCode).toBe(200);
  expect((await report({ page: 'product', product: 'a\0b' })).statusCode).toBe(400);
  await shop.app.close();
  expect(await shop.database.db.select().from(productViews)).toEqual([{ slug: 'desk-lamp', views: EACH }]);
  await shop.close();
});
