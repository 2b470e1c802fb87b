/** Products written back as Markdown, by the command line against a real shop. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFrom } from '../../src/api/http/in-process.ts';
import { PICTURE_UPLOADS } from '../../src/core/merchant/endpoints.ts';
import type { EditedProduct } from '../../src/core/merchant/product-shapes.ts';
import { products } from '../../src/db/schema/shop.ts';
import { seed } from '../../src/ingest/seed.ts';
import type { CliFetch } from '../../src/server/cli/api-client.ts';
import { runCommand } from '../../src/server/cli/commands.ts';
import { type OpenShop, openShop } from '../support/open-shop.ts';
import { aDraft, draftFrom } from '../support/product-draft.ts';
import { smallContent } from '../support/small-content.ts';

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
});
