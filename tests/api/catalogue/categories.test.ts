import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../src/core/shop/endpoints.ts';
import { slides } from '../../../src/db/schema/entries.ts';
import { products as table } from '../../../src/db/schema/products.ts';
import { readContent } from '../../../src/ingest/read-content.ts';
import { ask } from '../../support/ask.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';

const EDITORS_ORDER = readContent('content')
  .categories.sort((a, b) => a.data.order - b.data.order)
  .map(({ slug }) => slug);

describe.each(ENGINES)('categories on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  it('are eight, in editorial order, with product counts', async () => {
    const categories = await shop.client(ENDPOINTS.categories);
    expect(categories.map(({ slug }) => slug)).toEqual(EDITORS_ORDER);
    expect(categories.map(({ productCount }) => productCount)).toEqual(Array(8).fill(8));
  });

  it('top-selling ones include their best products, best first', async () => {
    const categories = await shop.client(ENDPOINTS.topSelling);
    const rows = await shop.database.db.select().from(table);
    const popularity = new Map(rows.map((row) => [row.id, (row.isFeatured ? 1000 : 0) + row.popularity]));
    for (const { slug, topProducts } of categories) {
      expect(topProducts).toHaveLength(8);
      expect(new Set(topProducts.map(({ category }) => category?.slug))).toEqual(new Set([slug]));
      const figures = topProducts.map(({ id }) => popularity.get(id) ?? 0);
      expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    }
  });

  it('featured ones equal the top-selling ones', async () => {
    const featured = await shop.client(ENDPOINTS.featuredCategories);
    const top = await shop.client(ENDPOINTS.topSelling);
    expect(featured.map(({ id }) => id)).toEqual(top.map(({ id }) => id));
  });

  it('return their products by id and slug, up to the limit', async () => {
    const [furniture] = await shop.client(ENDPOINTS.categories);
    const products = (categoryId: string, query = {}) =>
      shop.client(ENDPOINTS.categoryProducts, { params: { categoryId }, query });
    const bySlug = await products('furniture');
    expect(bySlug).toHaveLength(8);
    expect(await products(furniture?.id ?? '')).toEqual(bySlug);
    expect(await products('furniture', { limit: '3' })).toEqual(bySlug.slice(0, 3));
  });

  it('return 404 for an unknown name', async () => {
    const { status, json } = await ask(shop.app, '/api/categories/products/rings');
    expect([status, json]).toEqual([404, { message: 'Category not found' }]);
    expect((await ask(shop.app, '/api/categories/products/%00')).status).toBe(400);
    expect((await ask(shop.app, '/api/categories/products/furniture?limit=none')).json.message).toMatch(/^limit: /);
  });

  it('make up the menu, whose links all have products', async () => {
    const menu = await shop.client(ENDPOINTS.menu);
    expect(menu.items.map(({ href }) => href)).toEqual(EDITORS_ORDER.map((slug) => `/category/${slug}`));
    for (const { href } of menu.items) {
      const { columns, showcase, featured } = menu.content[href] ?? { columns: [], showcase: [], featured: null };
      expect(showcase).toHaveLength(6);
      expect(featured?.href).toBe(href);
      for (const link of columns.flatMap(({ links }) => links)) {
        const { pathname, searchParams } = new URL(link.href, 'https://shop.example');
        expect(pathname).toBe(href);
        searchParams.set('category', href.split('/')[2] ?? '');
        searchParams.set('pageSize', '1');
        expect((await ask(shop.app, `/api/products?${searchParams}`)).json.data.total, link.href).toBeGreaterThan(0);
      }
    }
  });

  it('slides are returned in order', async () => {
    const slides = await shop.client(ENDPOINTS.slides);
    expect(slides.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it("slides name a product in the picture with its variants' lowest price", async () => {
    const { db } = shop.database;
    const piece = async () => (await shop.client(ENDPOINTS.slides))[0]?.piece;
    expect(await piece()).toMatchObject({ name: 'Alba round coffee table', price: { amount: 3_290_000 } });
    const slide = eq(slides.position, 0);
    const [before] = await db.select({ pieces: slides.pieces }).from(slides).where(slide);
    await db
      .update(slides)
      .set({ pieces: ['no-longer-sold', 'tamar-three-seater-sofa'] })
      .where(slide);
    // The response is cached until the database reports the change.
    await expect.poll(piece).toMatchObject({ slug: 'tamar-three-seater-sofa', price: { amount: 8_490_000 } });
    await db
      .update(slides)
      .set({ pieces: before?.pieces ?? [] })
      .where(slide);
  });
});
