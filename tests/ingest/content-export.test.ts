/** Products written back as Markdown, by the command line against a real shop. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFrom } from '../../src/api/http/in-process.ts';
import { PLAIN_RULES } from '../../src/core/delivery/rules.ts';
import type { EditedProduct } from '../../src/core/merchant/edited-product-shapes.ts';
import { ENTRY_KINDS } from '../../src/core/merchant/entry.ts';
import type { Entry } from '../../src/core/merchant/entry-shapes.ts';
import { PICTURE_UPLOADS } from '../../src/core/merchant/file-paths.ts';
import { readEntries } from '../../src/db/catalogue/entries.ts';
import { products } from '../../src/db/schema/products.ts';
import { readFields } from '../../src/ingest/content-fields.ts';
import { seed } from '../../src/ingest/seed.ts';
import { readSite } from '../../src/ingest/site-content.ts';
import { openMedia } from '../../src/media/media.ts';
import type { CliFetch } from '../../src/server/cli/api-client.ts';
import { runCommand } from '../../src/server/cli/commands.ts';
import { type OpenShop, openShop, openTestDatabase } from '../support/open-shop.ts';
import { aDraft, draftFrom } from '../support/product-draft.ts';
import { entry, smallContent } from '../support/small-content.ts';

const KEY = 'a key that only the merchant knows';

describe('export content', () => {
  const content = smallContent();
  let shop: OpenShop;
  let fetch: CliFetch;
  beforeAll(async () => {
    shop = await openShop('pglite', { contentDir: content.folder, orders: { merchantKey: KEY } });
    const inject = fetchFrom(shop.app);
    fetch = (path, init = {}) =>
      inject(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${KEY}` } });
  });
  afterAll(() => shop.close());

  const file = (slug: string) => join(content.folder, 'products', `${slug}.md`);
  const run = async () => {
    const lines: string[] = [];
    await runCommand(['export', 'content', content.folder], fetch, (line) => lines.push(line));
    return lines.at(-1);
  };
  const ask = async (method: string, path: string, body?: object): Promise<EditedProduct> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/merchant${path}`, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return (await answer.json()) as EditedProduct;
  };

  it('changes no file of a shop that was seeded from it', async () => {
    const before = readFileSync(file('desk-lamp'), 'utf8');
    expect(await run()).toContain('0 of 3 products');
    expect(readFileSync(file('desk-lamp'), 'utf8')).toBe(before);
  });

  it('writes changed fields into the file, and the file leads again after the next seed', async () => {
    const lamp = await ask('GET', '/products/desk-lamp');
    const [row] = draftFrom(lamp).variants;
    const changes = { name: "Heron's lamp: small", description: 'New *text*.', variants: [{ ...row, price: 550_000 }] };
    await ask('PUT', '/products/desk-lamp', { ...draftFrom(lamp), ...changes });
    expect(await run()).toContain('1 of 3 products');
    const text = readFileSync(file('desk-lamp'), 'utf8');
    expect(text).toContain('name: "Heron\'s lamp: small"');
    expect(text).toContain('price: 5500');
    // Untouched lines stay as they were written.
    expect(text).toContain('dimensions: { width: 20, depth: 20, height: 48 }');
    expect(text.trimEnd().endsWith('New *text*.')).toBe(true);
    await seed(shop.database.db, content.folder);
    expect(await ask('GET', '/products/desk-lamp')).toMatchObject({ edited: [], name: "Heron's lamp: small" });
    expect(await run()).toContain('0 of 3 products');
  });

  it('writes a new product with its uploaded pictures, which a new shop shows as they are', async () => {
    const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#59614a' } })
      .jpeg()
      .toBuffer();
    const sent = await shop.app.inject({
      method: 'POST',
      url: PICTURE_UPLOADS,
      payload: bytes,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'image/jpeg' },
    });
    const { hash } = sent.json();
    const picture = { hash, alt: 'A green lamp', focus: { x: 30, y: 40 } };
    const made = await ask('POST', '/products', aDraft({ state: 'shown', pictures: [picture] }));
    expect(await run()).toContain('1 of 4 products');
    expect(readFileSync(file(made.slug), 'utf8')).toContain(`file: uploads/${hash.slice(0, 16)}.webp`);
    const other = await openShop('pglite', { contentDir: content.folder, orders: { merchantKey: KEY } });
    const [row] = await other.database.db.select().from(products).where(eq(products.slug, made.slug));
    expect(row).toMatchObject({ name: made.name, state: 'shown', price: 499_000, pictures: [picture] });
    await other.close();
    // The first shop's product has a file now.
    await seed(shop.database.db, content.folder);
    expect(await ask('GET', `/products/${made.slug}`)).toMatchObject({ hasFile: true, edited: [] });
  });

  it('leaves drafts and hidden products out', async () => {
    const draft = await ask('POST', '/products', aDraft({ name: 'Secret', sku: 'SEC-1' }));
    await run();
    expect(existsSync(file(draft.slug))).toBe(false);
  });

  it('writes back lists and set fields so that a fresh seed makes the same, and a second export nothing', async () => {
    const fresh = smallContent();
    fresh.write('site.md', readFileSync('content/site.md', 'utf8'));
    fresh.write('stores/hamburg.md', readFileSync('content/stores/hamburg.md', 'utf8'));
    fresh.write('collections/loud.md', entry({ name: 'Loud', order: '2', line: 'Loud things.' }));
    const content = {
      folder: fresh.folder,
      refresh: async () => {},
      delivery: PLAIN_RULES,
      deliveryFault: () => null,
      onDeliveryFault: () => {},
      stores: [],
    };
    const own = await openShop('pglite', {
      contentDir: fresh.folder,
      orders: { merchantKey: KEY, content, media: openMedia(join(fresh.folder, 'media')) },
    });
    const inject = fetchFrom(own.app);
    const headers = { authorization: `Bearer ${KEY}` };
    const ask: CliFetch = (path, init = {}) => inject(path, { ...init, headers: { ...headers, ...init.headers } });
    const send = async (method: string, path: string, body?: object) => {
      const answer = await ask(path, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return answer.json();
    };
    const list = async (kind: string) => (await send('GET', `/api/merchant/entries/${kind}`)).rows as Entry[];
    const put = async (kind: string, slug: string, changes: object) => {
      const { version, fields } = (await list(kind)).find((one) => one.slug === slug) as Entry;
      await send('PUT', `/api/merchant/entries/${kind}/${slug}`, { version, fields: { ...fields, ...changes } });
    };
    const [slide] = await list('slides');
    const groups = [{ title: 'By room', types: ['Lamps', 'Desks'] }];
    await put('categories', 'lighting', { headline: 'Light: warm', topSelling: false, groups, text: 'Of **brass**.' });
    await put('collections', 'calm', { pieces: ['vase', 'desk-lamp'] });
    const picture = { ...slide?.fields.picture, focus: { x: 20, y: 70 } };
    await put('slides', 'one', { active: false, accent: 'warm', pieces: ['vase', 'desk-lamp'], picture });
    await send('POST', '/api/merchant/entries/slides', { fields: { ...slide?.fields, headline: 'Second' } });
    await send('POST', '/api/merchant/entry-orders/slides', { slugs: ['second', 'one'] });
    await send('DELETE', '/api/merchant/entries/collections/loud');
    const settings = await send('GET', '/api/merchant/settings');
    const values = { tagline: 'Plain: and simple', warranty: '', 'legal.grievanceOfficer.name': 'Asha Rao' };
    await send('PUT', '/api/merchant/settings', { version: settings.version, values });
    const { rows: stores } = await send('GET', '/api/merchant/stores');
    const { line, phone, email, hours, version } = stores[0];
    const shut = { ...hours, friday: null };
    await send('PUT', '/api/merchant/stores/hamburg', { line, phone, email, hours: shut, version });

    const said: string[] = [];
    await runCommand(['export', 'content', fresh.folder], ask, (text) => said.push(text));
    expect(existsSync(join(fresh.folder, 'collections/loud.md'))).toBe(false);
    expect(readFileSync(join(fresh.folder, 'collections/calm.md'), 'utf8')).toMatch(/pieces:\s+- vase\s+- desk-lamp/);
    expect(readSite(fresh.folder)).toMatchObject({ tagline: 'Plain: and simple' });
    expect(readSite(fresh.folder).warranty).toBeUndefined();
    // Comments of the file stay.
    expect(readFileSync(join(fresh.folder, 'site.md'), 'utf8')).toContain('# Where money goes');
    const again: string[] = [];
    await runCommand(['export', 'content', fresh.folder], ask, (text) => again.push(text));
    expect(again.filter((text) => !text.includes(' of ') && !/(site|hamburg)\.md$/.test(text))).toEqual([]);

    // The same database drops its marks, and an empty one becomes the same.
    const plain = (rows: readonly Entry[]) => rows.map(({ slug, fields, position }) => ({ slug, fields, position }));
    const before = await Promise.all(ENTRY_KINDS.map(async (kind) => plain(await list(kind))));
    await seed(own.database.db, fresh.folder);
    for (const kind of ENTRY_KINDS) for (const row of await list(kind)) expect(row.edited, row.slug).toEqual([]);
    expect(await readFields(own.database.db)).toEqual(new Map());
    const empty = await openTestDatabase('pglite');
    await seed(empty.db, fresh.folder);
    const after = await Promise.all(ENTRY_KINDS.map(async (kind) => plain(await readEntries(empty.db, kind))));
    expect(after).toEqual(before);
    await Promise.all([own.close(), empty.close()]);
  });
});
