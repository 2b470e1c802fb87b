import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REVIEW_LIST } from '../../../src/core/merchant/constants.ts';
import { REVIEW } from '../../../src/core/product/constants.ts';
import { readReviews } from '../../../src/core/product/review-reader.ts';
import { ignore } from '../../../src/core/shop/read.ts';
import { products } from '../../../src/db/schema/products.ts';
import { reviews } from '../../../src/db/schema/reviews.ts';
import { call } from '../../support/buyer.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
type Row = { id: string; state: string; product: string; reply?: { text: string } };

describe.each(ENGINES)("the merchant's reviews on %s", (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder, orders: { merchantKey: KEY } });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const { db } = shop.database;
    await db.delete(reviews);
    const [lamp] = await db.select({ id: products.id }).from(products).where(eq(products.slug, 'desk-lamp'));
    const states = ['held', 'held', 'shown', 'hidden'] as const;
    await db.insert(reviews).values(
      states.map((state, at) => ({
        id: `r${at}`,
        productId: lamp?.id as string,
        buyer: `b${at}@example.com`,
        number: 'AR-222222222',
        name: 'Meera N.',
        rating: 4,
        title: '',
        text: 'Good.',
        state,
        createdAt: new Date(Date.UTC(2026, 0, 10 - at)),
      })),
    );
  });
  const list = async (query = '') =>
    (await call(shop.app, `/api/merchant/reviews?${query}`, undefined, AS_MERCHANT)).json;
  const ids = async (query = '') => (await list(query)).reviews.map(({ id }: Row) => id);
  const post = (path: string, body: object) => call(shop.app, `/api/merchant/reviews/${path}`, body, AS_MERCHANT);
  const publicReviews = async () => (await call(shop.app, '/api/products/desk-lamp/reviews')).json;

  it('are listed by state, with the number in each', async () => {
    expect(await ids()).toEqual(['r1', 'r0']);
    expect(await ids('state=shown')).toEqual(['r2']);
    expect(await ids('state=hidden&page=2')).toEqual([]);
    expect(await list('state=hidden')).toMatchObject({
      counts: { held: 2, shown: 1, hidden: 1 },
      page: 1,
      pageSize: REVIEW_LIST.pageSize,
      reviews: [{ product: 'Heron desk lamp', slug: 'desk-lamp', state: 'hidden' }],
    });
  });

  it('are shown, hidden, and put back into any state', async () => {
    for (const [body, state] of [
      [{ shown: true }, 'shown'],
      [{ state: 'held' }, 'held'],
      [{ state: 'hidden' }, 'hidden'],
    ] as const) {
      expect((await post('r0', body)).status).toBe(200);
      const [row] = await shop.database.db.select().from(reviews).where(eq(reviews.id, 'r0'));
      expect(row?.state).toBe(state);
    }
    expect((await post('r0', {})).status).toBe(400);
    expect((await post('r0', { shown: true, state: 'held' })).status).toBe(400);
  });

  it('have a reply that the product shows as text, until it is emptied', async () => {
    const text = '  Thank you.\n<b>Bold</b> & kind  ';
    expect((await publicReviews()).reviews[0]).not.toHaveProperty('reply');
    expect((await post('r2/reply', { text })).status).toBe(200);
    expect((await post('r0/reply', { text: 'Not shown yet' })).status).toBe(200);
    const body = await publicReviews();
    expect(body.reviews).toMatchObject([{ id: 'r2', reply: { text: text.trim(), at: expect.any(String) } }]);
    expect(readReviews(body, ignore)?.reviews[0]?.reply).toBe(text.trim());
    expect((await post('r2/reply', { text: '' })).status).toBe(200);
    expect((await publicReviews()).reviews[0]).not.toHaveProperty('reply');
    const stored = await shop.database.db.select({ at: reviews.replyAt }).from(reviews).orderBy(asc(reviews.id));
    expect(stored.map(({ at }) => at !== null)).toEqual([true, false, false, false]);
  });

  it('refuse replies that are too long, hold null characters, or have no review', async () => {
    expect((await post('r2/reply', { text: 'x'.repeat(REVIEW.replyMax + 1) })).status).toBe(400);
    expect((await post('r2/reply', { text: 'a\0b' })).status).toBe(400);
    expect((await post('none/reply', { text: 'x' })).status).toBe(404);
    // Control: the longest one is stored.
    expect((await post('r2/reply', { text: 'x'.repeat(REVIEW.replyMax) })).status).toBe(200);
  });
});
