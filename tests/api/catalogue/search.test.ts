import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../../src/core/catalogue/search.ts';
import { ENDPOINTS } from '../../../src/core/shop/endpoints.ts';
import { anyText } from '../../support/arbitraries.ts';
import { ask } from '../../support/ask.ts';
import { forAllAsync } from '../../support/for-all.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';

describe.each(ENGINES)('search on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  const search = (q: string) => shop.client(ENDPOINTS.search, { query: { q } });
  const names = async (q: string) => (await search(q)).products.map(({ name }) => fold(name));

  it.each([
    ['sofa', 'sofa'],
    ['SOFA', 'sofa'],
    ['sof', 'sofa'],
    ['sofaa', 'sofa'],
    ['sfoa', 'sofa'],
    ['lmap', 'lamp'],
    ['lapm', 'lamp'],
    ['mirorr', 'mirror'],
    ['miror', 'mirror'],
    ['tabel', 'table'],
    ['chiar', 'chair'],
    ['boucle', 'boucle'],
    ['bouclé', 'boucle'],
    ['pendent', 'pendant'],
  ])('for "%s" finds a %s first', async (q, word) => {
    expect((await names(q))[0]).toContain(word);
  });

  it('ignores accents', async () => {
    const plain = await search('decor');
    expect(plain.products.length).toBeGreaterThan(0);
    expect(await search('décor')).toEqual(plain);
    expect(await search('DÉCOR')).toEqual(plain);
    expect(plain.categories[0]?.slug).toBe('decor');
  });

  it('ranks matches in names above matches in texts', async () => {
    const named = (await names('lamp')).map((name) => name.includes('lamp'));
    expect(named).toContain(true);
    expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('requires all words when some product has them all', async () => {
    expect((await names('desk lamp'))[0]).toBe('heron desk lamp');
    expect((await names('lamp desk'))[0]).toBe('heron desk lamp');
    expect((await names('linen sofa'))[0]).toContain('sofa');
  });

  it('falls back to some of the words', async () => {
    expect((await search('sofa helicopter')).products.length).toBeGreaterThan(0);
  });

  it('returns nothing for empty and unmatched queries', async () => {
    for (const q of ['', '   ', '%', '_', '"', "'", '🛋️', '---', '&', 'xqzwvkjhgf']) {
      expect(await search(q), q).toEqual({ products: [], categories: [] });
    }
    expect((await ask(shop.app, '/api/search')).json).toEqual({ products: [], categories: [] });
  });

  it.each([
    "sofa'",
    '"sofa"',
    'sofa%',
    "'; drop table products; --",
    "sofa' or '1'='1",
    'sofa & !bed',
    '!sofa',
    'sofa | lamp',
    'sofa:*',
    'sofa:A',
    '(sofa',
    'sofa)',
    'sofa <-> bed',
    '<2>',
    '\\',
    'sofa\\',
    "sofa'' ''",
    '$1',
    `$\u007bsofa}`,
    'sofa\0bed',
    '🛋️ sofa 🛋️',
    'x'.repeat(10_000),
    'sofa '.repeat(2000),
    "a'b:c&d|e!f(g)h",
    'the',
    'and or not',
    'फर्नीचर',
    '家具',
  ])('treats %j as ordinary words', async (q) => {
    const { status, json } = await ask(shop.app, `/api/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['products', 'categories']);
    expect((await ask(shop.app, `/api/products?page=1&q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  it('handles arbitrary input', async () => {
    await forAllAsync([anyText], async (text) => {
      const { status } = await ask(shop.app, `/api/search?q=${encodeURIComponent(text)}`);
      expect(status).toBe(200);
    });
  });

  it('rejects a query that is too long, naming the field', async () => {
    const { status, json } = await ask(shop.app, `/api/search?q=${'x'.repeat(20_001)}`);
    expect(status).toBe(400);
    expect(json.message).toMatch(/^q: /);
  });

  it('returns a few products and categories, while the catalogue returns all', async () => {
    const { products, categories } = await search('oak');
    expect(products.length).toBeLessThanOrEqual(8);
    expect(categories.length).toBeLessThanOrEqual(4);
    const { json } = await ask(shop.app, '/api/products?q=oak&pageSize=96');
    expect(json.data.total).toBeGreaterThanOrEqual(products.length);
    expect(json.data.items.slice(0, products.length).map((item: { _id: string }) => item._id)).toEqual(
      products.map(({ id }) => id),
    );
  });

  it('did not modify the shop', async () => {
    expect((await ask(shop.app, '/api/products?page=1')).json.data.total).toBe(64);
  });
});
