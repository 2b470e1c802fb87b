import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LETTERS_PATH, letterPage, samplePieces } from '../../../src/build/letters/preview.ts';
import { sampleLetters } from '../../../src/build/letters/samples.ts';
import { BRAND } from '../../support/brand.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { code, importsOf, readSources } from '../../support/source.ts';

const ORIGIN = 'http://localhost:4321';

describe('the preview of letters', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop('postgres');
  });
  afterAll(() => shop.close());
  const page = (path: string) => letterPage({ db: shop.database.db, brand: BRAND, origin: ORIGIN }, path);
  const samples = async () =>
    sampleLetters(BRAND, { pages: ORIGIN, images: ORIGIN, pieces: await samplePieces(shop.database.db) });

  it('lists every letter and shows each as HTML, as text, wide, narrow, light and dark', async () => {
    const index = await page(LETTERS_PATH);
    for (const { id } of await samples()) expect(index).toContain(`href="${LETTERS_PATH}/${id}"`);
    const one = await page(`${LETTERS_PATH}/shopper-order.shipped`);
    expect(one?.match(/<iframe [^>]*>/g)?.map((frame) => /title="([^"]+)"/.exec(frame)?.[1])).toEqual([
      'light, 700 px',
      'light, 360 px',
      'dark, 700 px',
      'dark, 360 px',
    ]);
    expect(one).toContain('<pre>Order AR-7K3M9Q2WX');
    for (const [scheme, media] of [
      ['light', '@media not all{'],
      ['dark', '@media all{'],
    ])
      expect(await page(`${LETTERS_PATH}/shopper-order.shipped.${scheme}.html`)).toContain(media);
    expect(await page(`${LETTERS_PATH}/unknown`)).toBeNull();
  });

  it('has pictures and API pages that this shop serves', async () => {
    const letters = (await samples()).map(({ letter }) => letter);
    const pictures = letters.flatMap(({ lines = [] }) => lines.map(({ picture }) => picture?.url ?? 'none'));
    const pages = letters.flatMap(({ action, unsubscribe = '' }) => [action?.url ?? '', unsubscribe]);
    const urls = new Set([...pictures, ...pages.filter((url) => url.includes('/api/'))]);
    expect(urls.size).toBeGreaterThan(4);
    for (const url of urls) {
      const { statusCode, headers } = await shop.app.inject(url.replace(ORIGIN, ''));
      // Sample tokens are expired; an unknown address would be 404.
      expect([url, statusCode]).toEqual([url, url.endsWith('.jpg') ? 200 : expect.not.toSatisfy((is) => is === 404)]);
      if (url.endsWith('.jpg')) expect(headers['content-type']).toBe('image/jpeg');
    }
  });

  it('is not part of the API that production serves, while development serves it (control)', async () => {
    expect(await page(LETTERS_PATH)).toContain('<h1>Letters</h1>');
    for (const path of [LETTERS_PATH, `${LETTERS_PATH}/shopper-order.shipped`])
      expect((await shop.app.inject(path)).statusCode).toBe(404);
  });

  it('is imported by the development server alone, and is no page of the build', () => {
    const sources = readSources();
    const importersOf = (name: string) =>
      sources.filter((file) => importsOf(file).some(({ from }) => from.endsWith(name))).map(({ path }) => path);
    expect(importersOf('letters/preview.ts')).toEqual(['src/build/dev-server.ts']);
    expect(importersOf('/dev-server.ts')).toEqual(['src/build/integration.ts']);
    const integration = sources.find(({ path }) => path === 'src/build/integration.ts');
    const [before = '', ...after] = code(integration as (typeof sources)[number]).split(
      "await import('./dev-server.ts')",
    );
    expect(after).toHaveLength(1);
    expect(before).toContain("if (command !== 'dev') return");
    expect(sources.filter(({ path }) => path.startsWith('src/pages/dev'))).toEqual([]);
  });
});
