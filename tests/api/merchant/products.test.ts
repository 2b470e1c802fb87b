/** Products in the back office: what is saved is in the shop at once, and nothing is overwritten that was not seen. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../src/api/http/cache.ts';
import { CLOCK_JOBS } from '../../../src/api/orders/clock.ts';
import { PICTURE_UPLOAD } from '../../../src/core/merchant/constants.ts';
import type { EditedProduct } from '../../../src/core/merchant/edited-product-shapes.ts';
import { PICTURE_UPLOADS } from '../../../src/core/merchant/file-paths.ts';
import { PRODUCT_MESSAGES as SAY } from '../../../src/core/merchant/product-copy.ts';
import { countWords } from '../../../src/db/catalogue/search-words.ts';
import { findUploadHash } from '../../../src/db/catalogue/uploads.ts';
import { products } from '../../../src/db/schema/products.ts';
import { uploads } from '../../../src/db/schema/uploads.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { searchWords } from '../../../src/db/schema/visits.ts';
import { seed } from '../../../src/ingest/seed.ts';
import { openImages } from '../../../src/media/images.ts';
import { folderStore } from '../../../src/media/store/folder.ts';
import { ENGINES, media, type OpenShop, openShop, openTestDatabase } from '../../support/open-shop.ts';
import { aDraft, aVariant, draftFrom } from '../../support/product-draft.ts';
import { productFile, smallContent } from '../../support/small-content.ts';
import { openStaff } from '../../support/staff.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const KEY = 'a key that only the merchant knows';
const AS = { authorization: `Bearer ${KEY}` };
const WOODS = [
  {
    name: 'Wood',
    values: [
      { name: 'Oak', swatch: '#aa8855' },
      { name: 'Ash', swatch: null },
    ],
  },
];
const photo = (width = 900, height = 700) =>
  sharp({ create: { width, height, channels: 3, background: '#a8502f' } }).withExif({ IFD0: { Artist: 'Meera' } });

describe.each(ENGINES)('products in the back office on %s', (engine) => {
  let shop: OpenShop;
  let hash: string;
  let clears = 0;
  const content = smallContent();
  beforeAll(async () => {
    const database = await openTestDatabase(engine);
    const store = folderStore(tempFolder());
    const images = openImages(media, tempFolder(), 50_000_000, {
      draft: true,
      uploads: { store, hashOf: (name) => findUploadHash(database.db, name) },
    });
    const cache = createCache();
    const clear = () => {
      clears += 1;
      cache.clear();
    };
    shop = await openShop(engine, {
      database,
      images,
      cache: { ...cache, clear },
      contentDir: content.folder,
      orders: { merchantKey: KEY, files: { store, stage: tempFolder() } },
    });
    hash = (await upload(await photo().jpeg().toBuffer())).json().hash;
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.db.execute(sql`delete from products where source is null`);
    await shop.database.db.execute(sql`update products set state = 'shown', edited = '{}'`);
    await shop.database.db.transaction((tx) => countWords(tx as never));
    await settled();
  });

  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const response = await shop.app.inject({
      method,
      url: `/api/merchant${path}`,
      headers: AS,
      ...(payload && { payload }),
    });
    if (method !== 'GET') await settled();
    return { status: response.statusCode, json: response.json() };
  };
  const upload = (payload: Buffer, headers: object = {}) =>
    shop.app.inject({
      method: 'POST',
      url: PICTURE_UPLOADS,
      payload,
      headers: { ...AS, 'content-type': 'image/jpeg', ...headers },
    });
  /** Notifications of changes have arrived: PostgreSQL sends them after the response. */
  const settled = async () => {
    const before = clears;
    await shop.database.db.execute(sql`notify catalogue`);
    await vi.waitFor(() => expect(clears).toBeGreaterThan(before));
  };
  const get = async (url: string) => (await shop.app.inject({ url })).json();
  const listed = async () => (await get('/api/products?pageSize=50')).data.items.map(({ slug }: EditedProduct) => slug);
  const shown = (changes = {}) =>
    aDraft({ state: 'shown', pictures: [{ hash, alt: 'A lamp', focus: { x: 20, y: 70 } }], ...changes });
  const add = async (draft = shown()): Promise<EditedProduct> => {
    const { status, json } = await ask('POST', '/products', draft);
    expect(status, JSON.stringify(json)).toBe(200);
    return json;
  };
  const change = (product: EditedProduct, changes: object) =>
    ask('PUT', `/products/${product.slug}`, { ...draftFrom(product), ...changes });

  it('a new one is in lists, facets, search and on its page at once', async () => {
    expect(await listed()).not.toContain('ibis-wall-lamp');
    const before = await get('/api/products?pageSize=50');
    await add(shown({ materials: ['Zinc'] }));
    expect(await listed()).toContain('ibis-wall-lamp');
    const after = await get('/api/products?pageSize=50');
    expect(after.data.total).toBe(before.data.total + 1);
    expect(after.data.facets.materials).toContainEqual({ value: 'Zinc', name: 'Zinc', count: 1 });
    expect(JSON.stringify(await get('/api/search?q=ibis'))).toContain('ibis-wall-lamp');
    // Its words correct typing mistakes.
    expect(JSON.stringify(await get('/api/search?q=ibbis'))).toContain('ibis-wall-lamp');
    const { data } = await get('/api/v1/products/ibis-wall-lamp');
    expect(data).toMatchObject({
      name: 'Ibis wall lamp',
      description: '<p>A lamp.</p>\n<p>It <strong>shines</strong>.</p>',
    });
    expect(data.images[0]).toMatchObject({ id: hash, alt: 'A lamp', focus: { x: 20, y: 70 } });
  });

  it('shows a variant by one of its pictures', async () => {
    const second = (await upload(await photo(700, 900).png().toBuffer())).json().hash;
    const pictures = [
      { hash, alt: 'Oak', focus: { x: 20, y: 70 } },
      { hash: second, alt: 'Ash', focus: null },
    ];
    const variants = [
      aVariant({ sku: 'IBS-O', values: ['Oak'] }),
      aVariant({ sku: 'IBS-A', values: ['Ash'], picture: second }),
    ];
    const made = await add(shown({ options: WOODS, variants, pictures }));
    const live = async () => (await get('/api/v1/products/ibis-wall-lamp')).data;
    expect((await live()).variants.map(({ image }: { image: { id: string } | null }) => image?.id ?? null)).toEqual([
      null,
      second,
    ]);
    const away = await change(made, {
      pictures: pictures.slice(0, 1),
      variants: draftFrom(made).variants.map((row) => ({ ...row, picture: null })),
    });
    expect(away.status).toBe(200);
    expect((await live()).variants[1].image).toBeNull();
    const other = await change(away.json, {
      variants: draftFrom(away.json).variants.map((row) => ({ ...row, picture: 'f'.repeat(64) })),
    });
    expect(other.json.faults).toContainEqual({ field: 'variants.0.picture', message: SAY.notOfProduct });
    // A copy has the pictures of its original.
    const copied = await ask('POST', `/products/${away.json.slug}/copy`);
    expect(copied.status).toBe(200);
  });

  it('its texts never run as code', async () => {
    await add(shown({ description: 'Hello <img src=x onerror=alert(1)> [x](javascript:alert(1))' }));
    const { data } = await get('/api/v1/products/ibis-wall-lamp');
    expect(data.description).not.toContain('<img');
    expect(data.description).not.toContain('javascript:');
  });

  it('a draft may lack what pages need, but a shown one may not', async () => {
    const bare = aDraft({
      short: '',
      care: '',
      weight: 0,
      brand: '',
      pictures: [],
      variants: [aVariant({ price: 0 })],
    });
    const draft = await add(bare);
    expect(await listed()).not.toContain(draft.slug);
    const refused = await ask('POST', `/products/${draft.slug}/state`, { state: 'shown' });
    expect(refused.status).toBe(422);
    const fields = refused.json.faults.map(({ field }: { field: string }) => field).sort();
    expect(fields).toEqual(['brand', 'care', 'pictures', 'short', 'variants.0.price', 'weight']);
  });

  it('names each field that must be corrected', async () => {
    const { status, json } = await ask('POST', '/products', {
      ...shown({ name: '', sku: 'HRN-1', category: 'nowhere', short: 'x'.repeat(170), collections: ['gone'] }),
      variants: [aVariant({ price: 500_050, originalPrice: 400_000 })],
      pictures: [{ hash: 'f'.repeat(64), alt: '' }],
    });
    expect(status).toBe(422);
    expect(json.message).toBe(SAY.faults(json.faults.length));
    const of = (field: string) => json.faults.find((one: { field: string }) => one.field === field)?.message;
    expect(of('name')).toBe(SAY.noName);
    expect(of('sku')).toBe(SAY.skuTaken('Heron desk lamp'));
    expect(of('category')).toBe(SAY.noCategory);
    expect(of('short')).toContain('160');
    expect(of('collections')).toBe(SAY.noCollection('gone'));
    expect(of('variants.0.price')).toContain('whole number');
    expect(of('pictures.0')).toBe(SAY.noPicture);
    expect(of('pictures.0.alt')).toBe(SAY.noAlt);
  });

  it('keeps fields from the next seed, and follows the file in the others', async () => {
    const lamp = (await ask('GET', '/products/desk-lamp')).json;
    const saved = await change(lamp, {
      short: 'Ours.',
      variants: [{ ...draftFrom(lamp).variants[0], price: 123_400 }],
    });
    expect(saved.json).toMatchObject({ edited: ['short'], hasFile: true });
    content.write('products/desk-lamp.md', productFile({ price: '77', short: 'File.', care: 'Dust.' }));
    await seed(shop.database.db, content.folder);
    expect((await ask('GET', '/products/desk-lamp')).json).toMatchObject({
      ...{ short: 'Ours.', care: 'Dust.' },
      variants: [{ price: 123_400 }],
    });
  });

  it('two people who change one product: the second gets it as it is now', async () => {
    const seen = await add();
    expect((await change(seen, { name: 'First' })).status).toBe(200);
    const second = await change(seen, { name: 'Second' });
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({ message: SAY.moved, product: { name: 'First' } });
    expect((await change(second.json.product, { name: 'Second' })).json).toMatchObject({ name: 'Second' });
  });

  it('of many changes at once from one version, one is saved', async () => {
    const seen = await add();
    const tries = await Promise.all(Array.from({ length: 12 }, (_, i) => change(seen, { name: `Name ${i}` })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
  });

  it('with the version read again each time, the last one wins (control)', async () => {
    const { slug } = await add();
    for (const name of ['First', 'Second']) {
      const now = (await ask('GET', `/products/${slug}`)).json;
      expect((await change({ ...now, name }, {})).status).toBe(200);
    }
    expect((await ask('GET', `/products/${slug}`)).json).toMatchObject({ name: 'Second' });
  });

  it('stock that was not touched stays what orders made of it; a change needs the number that was seen', async () => {
    const seen = await add();
    const row = { ...draftFrom(seen).variants[0] };
    await shop.database.db.update(variants).set({ stock: 2 }).where(eq(variants.sku, 'IBS-1'));
    const kept = await change(seen, { short: 'Another line.' });
    expect(kept.json).toMatchObject({ short: 'Another line.', variants: [{ stock: 2 }] });
    const stale = await change(kept.json, { variants: [{ ...row, stock: 9, seen: 3 }] });
    expect(stale.status).toBe(409);
    expect(stale.json.message).toBe(SAY.stockMoved('IBS-1', 3, 2));
    const set = await change(kept.json, { variants: [{ ...row, stock: 9, seen: 2 }] });
    expect(set.json).toMatchObject({ variants: [{ stock: 9 }] });
  });

  it('variants: added, swapped, hidden and removed', async () => {
    const rows = [
      aVariant({ sku: 'OAK-7', values: ['Oak'], price: 100_000, stock: 0 }),
      aVariant({ sku: 'ASH-7', values: ['Ash'], price: 120_000, stock: 4 }),
    ];
    const made = await add(shown({ options: WOODS, variants: rows }));
    const page = async () => (await get(`/api/v1/products/${made.slug}`)).data;
    expect((await page()).price.amount).toBe(1200);
    const [oak, ash] = draftFrom(made).variants;
    const swapped = await change(made, {
      variants: [
        { ...ash, sku: 'OAK-7' },
        { ...oak, sku: 'ASH-7', hidden: true },
      ],
    });
    expect(swapped.json.variants.map(({ sku, values }: { sku: string; values: string[] }) => [sku, ...values])).toEqual(
      [
        ['OAK-7', 'Ash'],
        ['ASH-7', 'Oak'],
      ],
    );
    expect((await page()).variants.map(({ sku }: { sku: string }) => sku)).toEqual(['OAK-7']);
    const quote = { lines: [{ sku: 'ASH-7', quantity: 1 }], pin: '560001' };
    const asked = await shop.app.inject({ method: 'POST', url: '/api/checkout/quote', payload: quote });
    expect(JSON.stringify(asked.json())).not.toContain('"price":100000');
    const fewer = await change(swapped.json, {
      options: [{ ...WOODS[0], values: [WOODS[0]?.values[1]] }],
      variants: [draftFrom(swapped.json).variants[0]],
    });
    expect(fewer.json.variants).toHaveLength(1);
  });

  it('hidden, shown, deleted and restored', async () => {
    const { slug } = await add();
    const set = (state: string) => ask('POST', `/products/${slug}/state`, { state });
    for (const state of ['hidden', 'shown', 'deleted', 'shown']) {
      expect((await set(state)).json).toMatchObject({ state });
      expect((await listed()).includes(slug), state).toBe(state === 'shown');
      expect((await shop.app.inject({ url: `/api/v1/products/${slug}` })).statusCode).toBe(
        state === 'shown' ? 200 : 404,
      );
      const rows = (await ask('GET', '/products')).json.rows.map((row: EditedProduct) => row.slug);
      expect(rows.includes(slug), state).toBe(state !== 'deleted');
    }
    expect((await set('deleted')).status).toBe(200);
    expect((await ask('GET', '/products?state=deleted')).json).toMatchObject({ total: 1, rows: [{ slug }] });
  });

  it('words of a hidden product suggest nothing', async () => {
    const { slug } = await add();
    const has = async () =>
      (await shop.database.db.select().from(searchWords).where(eq(searchWords.word, 'ibis'))).length === 1;
    expect(await has()).toBe(true);
    await ask('POST', `/products/${slug}/state`, { state: 'hidden' });
    expect(await has()).toBe(false);
  });

  it('scheduled: shown when its moment comes', async () => {
    const past = await ask('POST', '/products', shown({ state: 'scheduled', publishFrom: '2020-01-01T00:00:00.000Z' }));
    expect(past.json.faults).toEqual([{ field: 'publishFrom', message: SAY.past }]);
    const { slug } = await add(shown({ state: 'scheduled', publishFrom: '2090-01-01T00:00:00.000Z' }));
    const { db } = shop.database;
    await CLOCK_JOBS.publishProducts({ db, files: undefined });
    expect(await listed()).not.toContain(slug);
    await db.update(products).set({ publishFrom: sql`now() - interval '1 second'` }).where(eq(products.slug, slug));
    await CLOCK_JOBS.publishProducts({ db, files: undefined });
    await settled();
    expect(await listed()).toContain(slug);
  });

  it('copied: a draft without stock under SKUs of its own', async () => {
    const from = await add();
    const { json } = await ask('POST', `/products/${from.slug}/copy`);
    expect(json).toMatchObject({
      ...{ slug: 'ibis-wall-lamp-2', name: 'Ibis wall lamp (copy)', state: 'draft', sku: 'IBS-1-C2' },
      variants: [{ stock: 0, sku: 'IBS-1-C2' }],
    });
    expect(json.pictures).toEqual(from.pictures);
  });

  it('the list: by name, found by SKU, filtered and paged', async () => {
    // Its only variant has another SKU than the product: the list has the one that can be set.
    const only = aVariant({ sku: 'ZZZ-9', values: ['Oak'] });
    await add(aDraft({ name: 'Zebra', sku: 'ZZZ', options: WOODS, variants: [only] }));
    const all = (await ask('GET', '/products')).json;
    expect(all.rows.map(({ name }: EditedProduct) => name).at(-1)).toBe('Zebra');
    expect((await ask('GET', '/products?q=zzz-9')).json).toMatchObject({ total: 1, rows: [{ sku: 'ZZZ-9' }] });
    expect((await ask('GET', '/products?state=draft')).json).toMatchObject({
      total: 1,
      states: { draft: 1, shown: 3 },
    });
    expect((await ask('GET', '/products?category=decor')).json.rows).toHaveLength(1);
    expect((await ask('GET', '/products?pageSize=2&page=2')).json.rows).toHaveLength(2);
    expect((await ask('GET', '/products?q=%25')).json.rows).toEqual([]);
  });

  it('an editor changes texts, not prices', async () => {
    const { slug } = await add();
    const person = await openStaff(shop.app, shop.database.db, 'editor');
    const now = (await person.call('GET', `/api/merchant/products/${slug}`)).json as EditedProduct;
    const put = (changes: object) =>
      person
        .call('PUT', `/api/merchant/products/${slug}`, { ...draftFrom(now), ...changes })
        .then(({ status }) => status);
    expect(await put({ variants: [{ ...draftFrom(now).variants[0], price: 100 }] })).toBe(403);
    expect(await put({ state: 'hidden' })).toBe(403);
    expect(await put({ short: 'By an editor.' })).toBe(200);
  });

  it('are not changed from a page of another site', async () => {
    const { slug } = await add();
    const person = await openStaff(shop.app, shop.database.db, 'manager');
    const now = (await person.call('GET', `/api/merchant/products/${slug}`)).json as EditedProduct;
    const put = (headers: Record<string, string>) =>
      person.call('PUT', `/api/merchant/products/${slug}`, draftFrom(now), headers).then(({ status }) => status);
    expect(await put({ origin: 'https://evil.example' })).toBe(403);
    const cookie = { origin: 'https://evil.example', 'content-type': 'text/plain' };
    expect((await person.call('POST', PICTURE_UPLOADS, undefined, cookie)).status).toBe(403);
    expect(await put({})).toBe(200);
  });

  describe('pictures', () => {
    it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
      '%s: stored upright, without metadata, and served',
      async (type) => {
        const turned = await photo(1200, 600).withMetadata({ orientation: 6 })[type]().toBuffer();
        const response = await upload(turned, { 'content-type': 'application/octet-stream' });
        expect(response.statusCode, response.body).toBe(200);
        const { hash: own, width, height } = response.json();
        if (type !== 'avif') expect([width, height]).toEqual([600, 1200]);
        const served = await shop.app.inject({ url: `/img/${own}/480.webp` });
        expect(served.statusCode).toBe(200);
        const { exif, format } = await sharp(served.rawPayload).metadata();
        expect([exif, format]).toEqual([undefined, 'webp']);
      },
    );

    it('larger ones are stored at a useful size', async () => {
      const { width, height } = (await upload(await photo(5000, 2500).jpeg().toBuffer())).json();
      expect([width, height]).toEqual([PICTURE_UPLOAD.maxSide, PICTURE_UPLOAD.maxSide / 2]);
    });

    it('are decided by their bytes', async () => {
      const html = Buffer.from('<script>alert(1)</script>');
      expect((await upload(html)).statusCode).toBe(415);
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
      expect((await upload(svg)).statusCode).toBe(415);
      const gif = await photo().gif().toBuffer();
      expect((await upload(gif)).statusCode).toBe(415);
      const cut = (await photo().png().toBuffer()).subarray(0, 200);
      expect((await upload(cut)).statusCode).toBe(415);
    });

    it('have limits in bytes and pixels', async () => {
      expect((await upload(await photo(100, 100).jpeg().toBuffer())).statusCode).toBe(422);
      const bomb = await sharp({ create: { width: 16_000, height: 8_000, channels: 3, background: '#000' } })
        .png()
        .toBuffer();
      expect(bomb.length).toBeLessThan(PICTURE_UPLOAD.maxBytes);
      const refused = await upload(bomb);
      expect([refused.statusCode, refused.json().message]).toEqual([413, SAY.tooManyPixels(100)]);
      const large = await upload(Buffer.alloc(PICTURE_UPLOAD.maxBytes + 1));
      expect(large.statusCode).toBe(413);
    });

    it('twice the same is one', async () => {
      const bytes = await photo(640, 480).jpeg().toBuffer();
      const [a, b] = [(await upload(bytes)).json(), (await upload(bytes)).json()];
      expect(a).toEqual(b);
      expect(await shop.database.db.$count(uploads, eq(uploads.hash, a.hash))).toBe(1);
    });

    it('unknown hashes are not served', async () => {
      const unknown = createHash('sha256').update('nothing').digest('hex');
      expect((await shop.app.inject({ url: `/img/${unknown}/480.webp` })).statusCode).toBe(404);
    });

    it('are for those with the right', async () => {
      const shopper = await shop.app.inject({
        method: 'POST',
        url: PICTURE_UPLOADS,
        payload: await photo().jpeg().toBuffer(),
        headers: { 'content-type': 'image/jpeg' },
      });
      expect(shopper.statusCode).toBe(403);
    });
  });
});
