/** Categories, collections and slides in the back office: in the shop at once, never over what was not seen, kept by seeds. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRY_CONTRACT } from '../../../src/core/merchant/entry-contract.ts';
import { ENTRY_MESSAGES as SAY } from '../../../src/core/merchant/entry-copy.ts';
import type { Entry } from '../../../src/core/merchant/entry-shapes.ts';
import { categories } from '../../../src/db/schema/entries.ts';
import { products } from '../../../src/db/schema/products.ts';
import { staffLog } from '../../../src/db/schema/staff.ts';
import { seed } from '../../../src/ingest/seed.ts';
import { openMedia } from '../../../src/media/media.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { entry as file, productFile, smallContent } from '../../support/small-content.ts';
import { openStaff } from '../../support/staff.ts';

const BASE = '/api/merchant/entries';

describe.each(ENGINES)('categories, collections and slides on %s', (engine) => {
  const content = smallContent();
  let shop: OpenShop;
  let manager: Awaited<ReturnType<typeof openStaff>>;
  let editor: Awaited<ReturnType<typeof openStaff>>;
  let calls = 0;
  const post = async () => {
    calls += 1;
    return 200;
  };
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: content.folder,
      orders: {
        media: openMedia(join(content.folder, 'media')),
        rebuild: { url: 'https://build.example/hook', waitMs: 1, mostMs: 1 },
      },
      events: { sender: { refusal: () => null, post } },
    });
    manager = await openStaff(shop.app, shop.database.db, 'manager');
    editor = await openStaff(shop.app, shop.database.db, 'editor');
  });
  afterAll(() => shop.close());

  const list = async (kind: string): Promise<Entry[]> => {
    const { json } = await manager.call('GET', `${BASE}/${kind}`);
    return ENTRY_CONTRACT.entries.response.parse(json).rows;
  };
  const one = async (kind: string, slug: string) => (await list(kind)).find((row) => row.slug === slug) as Entry;
  const put = async (kind: string, slug: string, changes: object, as = manager) => {
    const { version, fields } = await one(kind, slug);
    return as.call('PUT', `${BASE}/${kind}/${slug}`, { version, fields: { ...fields, ...changes } });
  };
  const again = () => seed(shop.database.db, content.folder);
  const lastLog = async (call: string) =>
    (await shop.database.db.select().from(staffLog).where(eq(staffLog.call, call)).orderBy(staffLog.id)).at(-1);

  it('shows a change in the shop at once, asks for a build and logs before and after', async () => {
    const asked = calls;
    const { status, json } = await put('categories', 'lighting', { short: 'Every lamp' });
    expect(status).toBe(200);
    expect(ENTRY_CONTRACT.changeEntry.response.parse(json)).toEqual(json);
    expect(json).toMatchObject({ edited: ['short'], hasFile: true, products: 2 });
    const { json: shown } = await manager.call('GET', '/api/categories');
    expect(JSON.stringify(shown)).toContain('Every lamp');
    expect(await lastLog('changeEntry')).toMatchObject({
      subject: 'categories/lighting',
      before: { short: 'Lamps' },
      after: { short: 'Every lamp' },
      status: 200,
    });
    await expect.poll(() => calls).toBeGreaterThan(asked);
  });

  it('keeps that field in a seed, and takes the others from the file (control)', async () => {
    content.write('categories/lighting.md', file({ name: 'Light', short: 'From the file', order: '1' }));
    await again();
    expect((await one('categories', 'lighting')).fields).toMatchObject({ name: 'Light', short: 'Every lamp' });
  });

  it('lets the file lead again once it says the same', async () => {
    content.write('categories/lighting.md', file({ name: 'Light', short: 'Every lamp', order: '1' }));
    await again();
    expect((await one('categories', 'lighting')).edited).toEqual([]);
    content.write('categories/lighting.md', file({ name: 'Light', short: 'Other', order: '1' }));
    await again();
    expect((await one('categories', 'lighting')).fields).toMatchObject({ short: 'Other' });
  });

  it('overwrites nothing that was not seen', async () => {
    const { version, fields } = await one('categories', 'decor');
    await put('categories', 'decor', { headline: 'First' });
    const late = await manager.call('PUT', `${BASE}/categories/decor`, {
      version,
      fields: { ...fields, headline: 'Second' },
    });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ message: SAY.moved, entry: { fields: { headline: 'First' } } });
    expect(ENTRY_CONTRACT.changeEntry.refusals[409].parse(late.json)).toEqual(late.json);
    expect((await one('categories', 'decor')).fields).toMatchObject({ headline: 'First' });
  });

  it('accepts one of two changes at the same moment', async () => {
    const { version, fields } = await one('categories', 'decor');
    const send = (headline: string) =>
      manager.call('PUT', `${BASE}/categories/decor`, { version, fields: { ...fields, headline } });
    const both = await Promise.all(['Mine', 'Yours'].map(send));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('names every field that needs a correction', async () => {
    const { fields } = await one('slides', 'one');
    const picture = { ...fields.picture, alt: '' };
    const { status, json } = await put('slides', 'one', {
      subText: '',
      picture,
      pieces: ['no-piece'],
      category: 'none',
    });
    expect(status).toBe(422);
    expect(json.faults).toEqual(
      expect.arrayContaining([
        { field: 'subText', message: SAY.empty },
        { field: 'picture.alt', message: SAY.noAlt },
        { field: 'pieces', message: SAY.noProduct('no-piece') },
        { field: 'category', message: SAY.noCategory },
      ]),
    );
    expect((await put('slides', 'one', { picture: null })).json.faults).toEqual([
      { field: 'picture', message: SAY.noPicture },
    ]);
    const unknown = { ...fields.picture, hash: '0'.repeat(64) };
    expect((await put('slides', 'one', { picture: unknown })).json.faults[0].field).toBe('picture');
    expect((await put('slides', 'one', { active: 'yes' })).json.faults[0].field).toBe('active');
  });

  it('lets editors change texts of categories, and no more of them', async () => {
    expect((await put('categories', 'decor', { headline: 'Quiet shapes' }, editor)).status).toBe(200);
    expect((await put('categories', 'decor', { topSelling: true }, editor)).status).toBe(403);
    const { fields } = await one('categories', 'decor');
    expect((await editor.call('POST', `${BASE}/categories`, { fields: { ...fields, name: 'More' } })).status).toBe(403);
    expect((await editor.call('DELETE', `${BASE}/categories/decor`)).status).toBe(403);
    expect((await editor.call('POST', '/api/merchant/entry-orders/categories', { slugs: [] })).status).toBe(403);
    expect((await put('collections', 'calm', { line: 'Quieter things.' }, editor)).status).toBe(200);
  });

  it('deletes a category only when no product uses it', async () => {
    const used = await manager.call('DELETE', `${BASE}/categories/lighting`);
    expect(used).toMatchObject({ status: 409, json: { message: SAY.used(2) } });
    const fields = { ...(await one('categories', 'decor')).fields, name: 'Rugs', picture: null };
    const made = await manager.call('POST', `${BASE}/categories`, { fields });
    expect(made.json).toMatchObject({ slug: 'rugs', hasFile: false, products: 0 });
    await again();
    expect(await one('categories', 'rugs')).toMatchObject({ title: 'Rugs' });
    expect((await manager.call('DELETE', `${BASE}/categories/rugs`)).status).toBe(200);
    expect(await one('categories', 'rugs')).toBeUndefined();
  });

  it('renames a category for the search as well', async () => {
    await put('categories', 'lighting', { name: 'Luminaires' });
    const { json } = await manager.call('GET', '/api/products?q=luminaires');
    expect(JSON.stringify(json).match(/"slug":"(desk|floor)-lamp"/g)).toHaveLength(2);
  });

  it('arranges a collection: its page follows, a seed keeps it, and other changes leave it unset', async () => {
    const page = async (query = '') => {
      const { json } = await manager.call('GET', `/api/products?pageSize=24&collection=calm${query}`);
      return json.data.items.map(({ slug }: { slug: string }) => slug);
    };
    const all = ['vase', 'desk-lamp', 'floor-lamp'];
    await put('collections', 'calm', { pieces: all });
    expect(await page()).toEqual(all);
    const byPrice = await page('&sort=price-low');
    const moved = ['floor-lamp', 'vase', 'desk-lamp'];
    expect((await put('collections', 'calm', { pieces: moved })).json).toMatchObject({ fields: { pieces: moved } });
    // PostgreSQL tells caches of a change after its writer is answered.
    await expect.poll(() => page()).toEqual(moved);
    expect(await page('&sort=price-low')).toEqual(byPrice);
    content.write('collections/calm.md', file({ name: 'Calm', order: '1', line: 'Quieter things.', pieces: '[vase]' }));
    await again();
    expect(await one('collections', 'calm')).toMatchObject({ fields: { pieces: moved, line: 'Quieter things.' } });
    // The file leads again once it says the same.
    content.write('collections/calm.md', file({ name: 'Calm', order: '1', line: 'Quiet.', pieces: `[${moved}]` }));
    await again();
    expect((await one('collections', 'calm')).edited).toEqual([]);
    // Saving another field does not set the order.
    await put('collections', 'calm', { line: 'Quiet things.' });
    expect((await one('collections', 'calm')).edited).toEqual(['line']);
    await put('collections', 'calm', { pieces: [] });
    content.write('collections/calm.md', file({ name: 'Calm', order: '1', line: 'Quiet things.' }));
    await again();
  });

  it('adds and removes products of a collection, and a seed keeps them', async () => {
    await put('collections', 'calm', { pieces: ['desk-lamp', 'vase'] });
    expect(await one('collections', 'calm')).toMatchObject({
      fields: { pieces: ['desk-lamp', 'vase'] },
      names: { vase: 'Sahel vase' },
    });
    content.write(
      'products/vase.md',
      productFile({ name: 'Sahel vase', sku: 'SHL-1', category: 'decor', type: 'Jars' }),
    );
    await again();
    const [vase] = await shop.database.db.select().from(products).where(eq(products.slug, 'vase'));
    expect(vase).toMatchObject({ type: 'Jars', collections: ['calm'], edited: ['collections'] });
  });

  it('brings a deleted collection back with its products; until then a seed does not', async () => {
    const before = await one('collections', 'calm');
    expect((await manager.call('DELETE', `${BASE}/collections/calm`)).json).toEqual({ message: SAY.removed });
    content.write('collections/calm.md', file({ name: 'Calm', order: '1', line: 'New line.' }));
    await again();
    expect(await list('collections')).toEqual([]);
    const { json } = await manager.call('POST', `${BASE}/collections/calm/restore`);
    expect(json).toMatchObject({ slug: 'calm', fields: before.fields });
    expect((await manager.call('POST', `${BASE}/collections/calm/restore`)).status).toBe(404);
  });

  it('keeps a category that a product needs although it was deleted', async () => {
    content.write('categories/rooms.md', file({ name: 'Rooms', short: 'R.', order: '9' }));
    await again();
    await manager.call('DELETE', `${BASE}/categories/rooms`);
    await again();
    expect(await one('categories', 'rooms')).toBeUndefined();
    content.write('products/chair.md', productFile({ name: 'Chair', sku: 'CHR-1', category: 'rooms' }));
    await again();
    expect(await one('categories', 'rooms')).toMatchObject({ products: 1 });
  });

  it('orders slides, and refuses an order of a list that has changed', async () => {
    const { fields } = await one('slides', 'one');
    const made = await manager.call('POST', `${BASE}/slides`, { fields: { ...fields, headline: 'Two' } });
    expect(made.json).toMatchObject({ slug: 'two' });
    const url = '/api/merchant/entry-orders/slides';
    const { json } = await manager.call('POST', url, { slugs: ['two', 'one'] });
    expect(json).toHaveProperty('rows');
    expect(json.rows.map(({ slug }: Entry) => slug)).toEqual(['two', 'one']);
    expect((await manager.call('POST', url, { slugs: ['one'] })).json.message).toBe(SAY.listMoved);
    expect((await lastLog('orderEntries'))?.subject).toBe('slides');
    await again();
    expect((await list('slides')).map(({ slug }) => slug)).toEqual(['two', 'one']);
    await put('slides', 'one', { active: false });
    const { json: shown } = await manager.call('GET', '/api/slides');
    expect(shown.data).toHaveLength(1);
  });

  it('keeps a category whose file was deleted when a person changed it', async () => {
    content.write('categories/gone.md', file({ name: 'Gone', short: 'G.', order: '8' }));
    content.write('categories/lost.md', file({ name: 'Lost', short: 'L.', order: '8' }));
    await again();
    await put('categories', 'gone', { short: 'Mine' });
    content.remove('categories/gone.md');
    content.remove('categories/lost.md');
    await again();
    const kept = await shop.database.db.select().from(categories).where(eq(categories.slug, 'gone'));
    expect(kept[0]).toMatchObject({ short: 'Mine', hasFile: false });
    expect(await one('categories', 'lost')).toBeUndefined();
  });
});
