/** Pages where visits begin wait for no sheet, and run little by themselves; those that come later find the sheet in the cache. */
import type { Page } from '@playwright/test';
import { CARRIED, LATER_FACE, WAITING } from '../../src/core/shop/constants.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { articlePath, ROUTES } from '../../src/core/shop/routes.ts';
import { hold } from '../support/hold.ts';
import { expect, SCREENS, test } from '../support/page.ts';
import { pageScripts } from '../support/page-scripts.ts';

const FIRST = [
  ROUTES.landing.path,
  ROUTES.shop.path,
  '/category/lighting',
  '/collections/small-rooms',
  '/product/elegant-lamp',
  articlePath('interior-design-trends'),
  ROUTES.journal.path,
  ROUTES.faq.path,
  ROUTES.privacy.path,
];

for (const path of FIRST)
  test(`${path} is drawn from its own HTML`, async ({ page, request }) => {
    await page.route('**/*.css', (asked) => asked.fulfill({ contentType: 'text/css', body: '' }));
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(html).toMatch(/<style data-sheet="\/_astro\/Page\.[^"]+\.css"( data-part)?>/);
  });

test('control: the cart links its sheets, and is not drawn without', async ({ page }) => {
  await page.route('**/*.css', (asked) => asked.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(ROUTES.cart.path);
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
});

test('the cart finds the sheet that the page before it fetched', async ({ page }) => {
  await page.goto(ROUTES.privacy.path, { waitUntil: 'networkidle' });
  await page.goto(ROUTES.cart.path, { waitUntil: 'networkidle' });
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/Page\.[^/]+\.css$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sent).toEqual([0]);
});

for (const [path, mostKb, mostFiles] of [
  ['/product/elegant-lamp', 15, 12],
  [ROUTES.shop.path, 15, 12],
  [ROUTES.privacy.path, 12, 6],
] as const)
  test(`${path} runs at most ${mostKb} KB of scripts by itself, in few files`, async ({ request }) => {
    const read = async (address: string) => (await request.get(address)).text();
    const { files, texts, bytes } = await pageScripts(await read(path), read);
    expect(bytes).toBeLessThanOrEqual(mostKb * 1024);
    expect(files.length, files.join()).toBeLessThanOrEqual(mostFiles);
    expect(files.length).toBeGreaterThan(1);
    expect(texts.join()).not.toContain('Minified React error');
  });

test.describe('until its first screen is painted', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const FIRST_PICTURE = '**/img/**';

  /** Opens a page whose first picture is held back; answers what it asked for meanwhile, and how to let go. */
  async function holdPicture(page: Page, path: string) {
    const asked: string[] = [];
    const release = await hold(page, FIRST_PICTURE);
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(600);
    return { asked, release };
  }
  const pictures = (asked: readonly string[]) => asked.filter((url) => url.includes('/img/'));
  const scripts = (asked: readonly string[]) => asked.filter((url) => url.includes('/_astro/') && url.endsWith('.js'));

  for (const path of [ROUTES.shop.path, '/product/elegant-lamp'])
    test(`${path} asks for its first picture and one face alone, and then for the rest`, async ({ page }) => {
      const { asked, release } = await holdPicture(page, path);
      expect(pictures(asked)).toHaveLength(1);
      expect(scripts(asked)).toEqual([]);
      expect(asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
      await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
      release();
      await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
      await expect.poll(() => scripts(asked).length).toBeGreaterThan(3);
      await expect.poll(() => pictures(asked).length).toBeGreaterThan(3);
    });

  test('a press starts its scripts, whatever it waits for', async ({ page }) => {
    const { asked, release } = await holdPicture(page, ROUTES.shop.path);
    expect(scripts(asked)).toEqual([]);
    await page.locator('body').dispatchEvent('pointerdown');
    await expect.poll(() => scripts(asked).length).toBeGreaterThan(3);
    release();
  });

  test('a press that comes before its script is kept, and done with it', async ({ page }) => {
    const { release } = await holdPicture(page, ROUTES.shop.path);
    const bring = await hold(page, '**/_astro/*.js');
    await page.locator('[data-panel="cart"]').first().click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    bring();
    await expect(page.getByRole('dialog', { name: COPY.cart.title })).toBeVisible();
    await expect(page).toHaveURL(/\/shop$/);
    release();
  });

  test.describe('whose scripts cannot be had', () => {
    test.use({ allowed: /Failed to load resource/ });

    test('a press does what it does without them', async ({ page }) => {
      const { release } = await holdPicture(page, ROUTES.shop.path);
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.locator('[data-panel="cart"]').first().click();
      await expect(page).toHaveURL(/\/cart$/);
      release();
    });
  });

  test('a picture that does not come holds nothing up for long', async ({ page }) => {
    const { asked, release } = await holdPicture(page, ROUTES.shop.path);
    await expect.poll(() => scripts(asked).length, { timeout: WAITING.mostMs + 3000 }).toBeGreaterThan(3);
    release();
  });

  test('without scripts every picture is there', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(ROUTES.shop.path);
    await expect(page.locator('article').nth(3).locator('[data-picture] > img').first()).toBeVisible();
    await context.close();
  });
});

test.describe('the face for reading', () => {
  const faces = (page: Page) =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  const reads = (names: readonly string[]) => names.some((name) => /Instrument Sans/.test(name));

  test('comes to a narrow screen with its second page, and moves nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
    expect(reads(await faces(page))).toBe(false);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LATER_FACE.key)).toContain('.woff2');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { moved: (entry as { value?: number }).value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/product/elegant-lamp', { waitUntil: 'networkidle' });
    expect(reads(await faces(page))).toBe(true);
    expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBeLessThan(0.01);
  });

  test('comes to a wide screen at once, and stays when its window becomes narrow', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
    expect(reads(await faces(page))).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(reads(await faces(page))).toBe(true);
    expect(await page.locator(`[${LATER_FACE.attribute}]`).first().getAttribute('media')).toBe('all');
  });

  test('is not sent to whoever saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && sent.push(request.url()));
    await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
    expect(sent).toHaveLength(1);
  });
});

for (const screen of SCREENS)
  test(`on a ${screen.name} a page with its whole styles looks as it did with a part of them`, async ({ page }) => {
    await page.setViewportSize(screen);
    // What moves by itself stands still.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [ROUTES.landing.path, ROUTES.shop.path, '/collections/small-rooms', '/product/elegant-lamp']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // With its faces in the cache: one that lost its race is looked for again when styles change.
      await page.reload({ waitUntil: 'networkidle' });
      const boxes = () =>
        page.evaluate(() =>
          [...document.body.querySelectorAll('*')]
            .filter((element) => element.checkVisibility())
            .map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const { color, fontFamily, fontSize, display } = getComputedStyle(element);
              const place = [x, y + window.scrollY, width, height].map((side) => Math.round(side));
              return `${element.tagName} ${element.className} ${[...place, color, fontFamily, fontSize, display].join(' ')}`;
            }),
        );
      // What a page at rest still does by itself (who is signed in, a spinner that ends) is done.
      await expect
        .poll(async () => (await boxes()).join() === (await page.waitForTimeout(300).then(boxes)).join())
        .toBe(true);
      const before = await boxes();
      await page.evaluate(async (part) => {
        const links = Array.from(document.querySelectorAll<HTMLElement>(`style[${part}]`), (style) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = style.dataset.sheet ?? '';
          style.after(link);
          return new Promise((loaded) => link.addEventListener('load', loaded));
        });
        await Promise.all(links);
      }, CARRIED.part);
      expect(before.length).toBeGreaterThan(200);
      const other = async () => (await boxes()).filter((one, index) => one !== before[index]).slice(0, 5);
      await expect.poll(other, path).toEqual([]);
    }
  });

test('an island that wakes has the whole styles, and a page at rest has them in its cache', async ({ page }) => {
  await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
  const whole = page.locator(`style[${CARRIED.part}] + link[rel="stylesheet"]`);
  await expect(page.locator(`link[rel="prefetch"][as="style"]`)).not.toHaveCount(0);
  await expect(whole).toHaveCount(0);
  await page.locator('astro-island').first().dispatchEvent('pointerover');
  await expect(page.locator('astro-island[data-awake]').first()).toBeAttached();
  await expect(whole).toHaveCount(await page.locator(`style[${CARRIED.part}]`).count());
});
