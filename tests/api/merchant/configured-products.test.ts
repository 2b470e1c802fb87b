/** The back office never loses the options of a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchFrom } from '../../../src/api/http/in-process.ts';
import type { EditedProduct } from '../../../src/core/merchant/edited-product-shapes.ts';
import { products } from '../../../src/db/schema/products.ts';
import { seed } from '../../../src/ingest/seed.ts';
import type { CliFetch } from '../../../src/server/cli/api-client.ts';
import { runCommand } from '../../../src/server/cli/commands.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { draftFrom } from '../../support/product-draft.ts';
import { productFile, smallContent } from '../../support/small-content.ts';

const KEY = 'a key that only the merchant knows';
const FRONT = `
  lead: 6 weeks
  options:
    - { name: Fabric, ranges: [{ name: Linen, rubs: 25000, choices: [{ name: Flax, swatch: '#c9b99c' }] }, { name: Velvet, price: '+6.5 %', choices: [{ name: Rust }] }] }
    - { name: Width, size: { from: 180, to: 240, step: 5, at: 200, price: '+₹45 per cm', side: width } }
  exclusions: [{ when: { fabric: [rust], width: { above: 220 } }, because: No. }]`;
const content = smallContent();
content.write('products/sofa.md', productFile({ name: 'Sofa', sku: 'SOF-1', configuration: FRONT }));

let shop: OpenShop;
let fetch: CliFetch;
let stored: unknown;
const modelOf = async (slug: string) => {
  const [row] = await shop.database.db.select().from(products).where(eq(products.slug, slug));
  return row?.configuration;
};
const ask = async (method: string, path: string, body?: object): Promise<EditedProduct> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/api/merchant${path}`, { method, ...(body && { headers, body: JSON.stringify(body) }) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as EditedProduct;
};

beforeAll(async () => {
  shop = await openShop('postgres', { contentDir: content.folder, orders: { merchantKey: KEY } });
  const inject = fetchFrom(shop.app);
  fetch = (path, init = {}) => inject(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${KEY}` } });
  stored = await modelOf('sofa');
});
afterAll(() => shop.close());

it('shows them, and keeps them when other fields are saved and when the file is seeded again', async () => {
  const sofa = await ask('GET', '/products/sofa');
  expect(sofa.configuration).toEqual(stored);
  const changed = await ask('PUT', '/products/sofa', { ...draftFrom(sofa), name: 'Deep sofa' });
  expect(changed).toMatchObject({ name: 'Deep sofa', configuration: sofa.configuration, edited: ['name'] });
  expect(await modelOf('sofa')).toEqual(stored);
  // The file leads for the options, the person for the name.
  content.write(
    'products/sofa.md',
    productFile({ name: 'Sofa', sku: 'SOF-1', configuration: FRONT.replace('6 weeks', '7 weeks') }),
  );
  await seed(shop.database.db, content.folder);
  expect(await ask('GET', '/products/sofa')).toMatchObject({ name: 'Deep sofa', configuration: { days: 49 } });
});

it('takes them along into a copy, whose new file is read as the same', async () => {
  const { slug } = await ask('POST', '/products/sofa/copy', {});
  const model = await modelOf('sofa');
  expect(await modelOf(slug)).toEqual(model);
  const made = await ask('GET', `/products/${slug}`);
  await ask('PUT', `/products/${slug}`, { ...draftFrom(made), state: 'shown' });
  await runCommand(['export', 'content', content.folder], fetch, () => {});
  const text = readFileSync(join(content.folder, 'products', `${slug}.md`), 'utf8');
  expect(text).toContain('configuration:');
  expect(readFileSync(join(content.folder, 'products', 'sofa.md'), 'utf8')).toContain("price: '+6.5 %'");
  await seed(shop.database.db, content.folder);
  expect(await modelOf(slug)).toEqual(model);
});
