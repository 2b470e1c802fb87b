import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REVIEW_COPY as SAY } from '../../../src/core/product/review-copy.ts';
import { reviewsShape } from '../../../src/core/product/review-shapes.ts';
import { users } from '../../../src/db/schema/accounts.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { products } from '../../../src/db/schema/products.ts';
import { reviews } from '../../../src/db/schema/reviews.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { seed } from '../../../src/ingest/seed.ts';
import { openSignedIn } from '../../support/browser.ts';
import { buy, CONTACT, call } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, media, type OpenShop, openShop } from '../../support/open-shop.ts';
import { productFile, type SmallContent, smallContent } from '../../support/small-content.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const URL = '/api/products/desk-lamp/reviews';
const SAMPLE = { rating: '4.9', reviewCount: '321', sampleRatings: 'true' };

describe.each(ENGINES)('reviews on %s', (engine) => {
  let shop: OpenShop;
  let content: SmallContent;
  beforeAll(async () => {
    content = smallContent();
    content.write('products/desk-lamp.md', productFile(SAMPLE));
    shop = await openShop(engine, { contentDir: content.folder, orders: { merchantKey: KEY } });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys', 'reviews');
    await shop.database.db.update(variants).set({ stock: 50 });
    await shop.database.db
      .update(products)
      .set({ rating: 4.9, reviewCount: 321, sampleRatings: true })
      .where(eq(products.slug, 'desk-lamp'));
  });
  /** A buyer of the lamp, with or without delivery. */
  async function buyer(email: string, delivered = true) {
    const { json } = await buy(shop.app, [{ sku: 'HRN-1', quantity: 1 }], { contact: { ...CONTACT, email } });
    if (delivered)
      await shop.database.db
        .update(orders)
        .set({ state: 'delivered', deliveredAt: sql`now()` })
        .where(eq(orders.number, json.number));
    return { number: json.number as string, token: json.token as string };
  }
  const say = (order: object, more: object = {}, url = URL) =>
    call(shop.app, url, { rating: 5, text: 'Warm light.', order, ...more });
  const fetchReviews = async () => (await call(shop.app, URL)).json;
  const product = async () => (await call(shop.app, '/api/v1/products/desk-lamp')).json.data;

  it('start with none: sample ratings are not reviews', async () => {
    const json = await fetchReviews();
    expect(reviewsShape.parse(json)).toEqual(json);
    expect(json).toMatchObject({ average: null, count: 0, spread: [0, 0, 0, 0, 0], reviews: [] });
    expect((await call(shop.app, '/api/products/nothing/reviews')).status).toBe(404);
  });

  it('are accepted only from buyers with a delivered order', async () => {
    const waiting = await buyer('waiting@example.com', false);
    for (const order of [
      undefined,
      waiting,
      { ...waiting, token: 'x' },
      { number: 'AR-222222222', token: waiting.token },
    ]) {
      const { status, json } = await say(order as object);
      expect([status, json.message]).toEqual([403, SAY.notBought]);
    }
    const has = await buyer('has@example.com');
    expect((await say(has, {}, '/api/products/vase/reviews')).status).toBe(403);
    expect((await say(has)).json.message).toBe(SAY.shown);
    expect((await fetchReviews()).reviews).toMatchObject([{ name: 'Meera R.', rating: 5, verified: 'Verified buyer' }]);
  });

  it('are limited to one per buyer, across orders and concurrent requests', async () => {
    const [one, two] = [await buyer('once@example.com'), await buyer('ONCE@example.com')];
    const answers = await Promise.all([say(one), say(two), say(one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await fetchReviews()).count).toBe(1);
  });

  it("update a product's rating and permanently replace its sample figures", async () => {
    const before = await product();
    expect(before).toMatchObject({ rating: 4.9, reviewCount: 321, sampleRatings: true });
    await say(await buyer('a@example.com'), { rating: 2 });
    await say(await buyer('b@example.com'), { rating: 5 });
    await say(await buyer('c@example.com'), { rating: 4 });
    expect(await fetchReviews()).toMatchObject({ average: 3.67, count: 3, spread: [0, 1, 0, 1, 1] });
    const soon = (figures: object) => expect.poll(product, { timeout: 5000 }).toMatchObject(figures);
    await soon({ rating: 3.67, reviewCount: 3, sampleRatings: false });
    // Reseeding a changed file does not restore them.
    content.write('products/desk-lamp.md', productFile({ ...SAMPLE, care: `Dust it. ${Math.random()}` }));
    await seed(shop.database.db, content.folder, media);
    await soon({ rating: 3.67, reviewCount: 3, sampleRatings: false });
  });

  it('with links or addresses wait for moderation; the merchant can hide any', async () => {
    const order = await buyer('d@example.com');
    expect((await say(order, { text: 'Buy at www.elsewhere.example' })).json.message).toBe(SAY.held);
    expect((await fetchReviews()).count).toBe(0);
    const held = (await call(shop.app, '/api/merchant/reviews', undefined, AS_MERCHANT)).json.reviews;
    expect(held).toMatchObject([{ slug: 'desk-lamp', state: 'held' }]);
    const moderate = (shown: boolean) => call(shop.app, `/api/merchant/reviews/${held[0].id}`, { shown }, AS_MERCHANT);
    await moderate(true);
    expect(await fetchReviews()).toMatchObject({ count: 1, average: 5 });
    await moderate(false);
    expect(await fetchReviews()).toMatchObject({ count: 0, average: null });
    const [row] = await shop.database.db.select().from(products).where(eq(products.slug, 'desk-lamp'));
    expect(row).toMatchObject({ rating: null, reviewCount: 0, sampleRatings: false });
    expect((await call(shop.app, '/api/merchant/reviews/none', { shown: true }, AS_MERCHANT)).status).toBe(404);
  });

  it('are accepted from a signed-in user for the verified address', async () => {
    const person = await openSignedIn(shop.app);
    await buyer(person.email);
    const write = () => person.call('POST', URL, { rating: 4, text: 'Good.' });
    // Registration does not prove an address.
    await shop.database.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id));
    expect((await write()).status).toBe(403);
    await shop.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    expect((await write()).status).toBe(200);
  });

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: undefined },
    { text: ' ' },
    { text: 'a'.repeat(4001) },
    { text: 'null \0' },
    { title: 'a\nb' },
  ])('with %j are rejected', async (more) => {
    expect((await say({ number: 'AR-1', token: 'x' }, more)).status).toBe(400);
    expect(await shop.database.db.$count(reviews)).toBe(0);
  });
});
