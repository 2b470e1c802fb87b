/** Pictures of the built site: each exists in the image service, and refused ones are retried. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { referencesIn } from '../../src/build/renditions.ts';
import { pictureName } from '../../src/core/images/picture.ts';
import { SHELL_COPY } from '../../src/core/shop/shell-copy.ts';
import { readContent } from '../../src/ingest/read-content.ts';
import { PICTURE_WAITS_MS } from '../../src/islands/shell/picture-retry.ts';
import { sizeOf } from '../../src/media/encode-image.ts';
import { openMedia } from '../../src/media/media.ts';
import { parseRendition, placeOf, type Rendition } from '../../src/media/rendition.ts';
import { expect, test } from '../support/page.ts';

const media = openMedia('content/media');
const slides = new Set(['scenes/hero-lighting.webp', 'scenes/hero-furniture.webp', 'scenes/hero-decor.webp']);
/** Replaces a missing film. */
const STILL = 'scenes/about-us.webp';

/** Every picture URL in the build's text files. Those that it keeps of earlier builds may name pictures now removed. */
function picturesNamed(): Set<string> {
  const [built] = JSON.parse(readFileSync('dist/.releases.json', 'utf8')) as { readonly names: readonly string[] }[];
  const own = new Set(built?.names.map((name) => join('dist/_astro', name)));
  const texts = readdirSync('dist', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(html|json|css|xml|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => own.has(file) || !file.startsWith(join('dist/_astro', '/')));
  return new Set(texts.flatMap((file) => referencesIn(readFileSync(file, 'utf8'), 'all')));
}

/** Files that only the API names: samples and pictures of the choices of configurations. */
function filesOfChoices(): Set<string> {
  const options = readContent('content').products.flatMap(({ data }) => data.configuration?.options ?? []);
  const choices = options.flatMap((option) => [option, ...(option.ranges ?? [])].flatMap((one) => one.choices ?? []));
  return new Set(
    choices.flatMap(({ texture, picture }) => [texture, picture?.file].filter((file) => file !== undefined)),
  );
}

/** URLs that the image service would refuse. */
async function refused(addresses: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const rendition = parseRendition(address);
    const original = rendition && media.byName(rendition.original);
    const place = original ? placeOf(rendition as Rendition, await sizeOf(original.path)) : 'nowhere';
    if (place === 'anywhere' || (place === 'hero' && slides.has(original?.file ?? ''))) continue;
    found.push(address);
  }
  return found;
}

test('every picture named by the build is one that the image service renders', async () => {
  const addresses = picturesNamed();
  expect(addresses.size).toBeGreaterThan(1000);
  expect(await refused(addresses)).toEqual([]);
});

test('an unknown rendition is detected (control)', async () => {
  const { hash } = media.all()[0] as { hash: string };
  const planted = [`/${hash}/2560-tall75.webp`, `/${hash}/64.webp`, `/${'0'.repeat(64)}/320.webp`];
  expect(await refused(planted)).toEqual(planted);
});

test('every original is used on a page or by a choice', () => {
  const used = new Set([...picturesNamed()].map((address) => parseRendition(address)?.original));
  const others = filesOfChoices().add(STILL);
  expect(media.all().filter(({ hash, file }) => !used.has(pictureName(hash)) && !others.has(file))).toEqual([]);
});

test.describe('a picture refused because the image service is busy', () => {
  test.use({ allowed: /503/ });
  const waitsMs = PICTURE_WAITS_MS;

  /**
   * Opens a page whose pictures are each refused this many times; count returns the number of requests for the first
   * one.
   */
  async function open(page: Page, times: number) {
    const requested = new Map<string, number>();
    await page.clock.install();
    await page.route('**/img/**', (route) => {
      const url = route.request().url();
      requested.set(url, (requested.get(url) ?? 0) + 1);
      if ((requested.get(url) ?? 0) > times) return route.fallback();
      return route.fulfill({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
    });
    await page.goto('/product/elegant-lamp');
    const plate = page.locator('[data-gallery-strip] [data-picture]').first();
    await expect(plate).toHaveAttribute('data-failed', SHELL_COPY.pictureFailed);
    const address = await plate.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    return { plate, count: () => requested.get(address) };
  }

  /** The count after the delay, which begins when the browser reports the failure. */
  const afterDelay = (page: Page, wait: number, count: () => number | undefined) =>
    expect.poll(async () => {
      await page.clock.runFor(wait);
      return count();
    });

  test('is retried after a delay, and shown', async ({ page }) => {
    const { plate, count } = await open(page, 2);
    expect(count()).toBe(1);
    for (const [at, wait] of waitsMs.slice(0, 2).entries()) {
      await afterDelay(page, wait, count).toBe(at + 2);
    }
    await expect(plate).not.toHaveAttribute('data-failed');
    await expect(plate).toHaveAttribute('data-loaded');
    expect(await plate.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('shows a placeholder, and is not requested again, when the last retry is refused (control)', async ({
    page,
  }) => {
    const { plate, count } = await open(page, 100);
    for (const [at, wait] of waitsMs.entries()) {
      await afterDelay(page, wait, count).toBe(at + 2);
    }
    await page.clock.runFor(600_000);
    await expect(plate).toHaveAttribute('data-failed', SHELL_COPY.pictureFailed);
    expect(count()).toBe(waitsMs.length + 1);
  });
});

test.describe('a picture that the browser cannot read', () => {
  /** Serves no AVIF that can be read; `knows` says whether the browser reads AVIF at all. Returns a picture of a list. */
  async function open(page: Page, knows: boolean): Promise<Locator> {
    await page.addInitScript((reads) => {
      if (!reads) HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'));
    }, knows);
    await page.route('**/*.avif', (route) => route.fulfill({ contentType: 'image/avif', body: 'not a picture' }));
    await page.goto('/shop');
    return page.locator('article [data-picture] img').first();
  }
  const fileOf = (image: Locator) => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);

  test('is shown as JPEG by one that knows no AVIF', async ({ page }) => {
    const image = await open(page, false);
    await expect.poll(() => fileOf(image)).toMatch(/\/828\.jpg$/);
    await expect(page.locator('article [data-picture][data-loaded]').first()).toBeVisible();
    expect(await image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  });

  test('stays AVIF, to be retried, in others (control)', async ({ page }) => {
    const image = await open(page, true);
    await expect(page.locator('article [data-picture][data-failed]').first()).toBeVisible();
    expect(await fileOf(image)).toMatch(/\.avif$/);
  });
});
