/**
 * Entry pages render without a stylesheet request and run few scripts; later pages find the stylesheet in the cache.
 */
import type { Page } from '@playwright/test';
import { CART_COPY } from '../../src/core/cart/copy.ts';
import { FIRST_PAINT, INLINED_STYLES, READING_FONT } from '../../src/core/shop/constants.ts';
import { articlePath, ROUTES } from '../../src/core/shop/routes.ts';
import { confirmList } from '../support/change-response.ts';
import { engage } from '../support/engage.ts';
import { holdRequests } from '../support/hold.ts';
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

test('entry pages are rendered from their own HTML', async ({ page, request }) => {
  await page.route('**/*.css', (asked) => asked.fulfill({ contentType: 'text/css', body: '' }));
  for (const path of FIRST) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('banner'), path).toHaveCSS('position', 'fixed');
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('<link rel="stylesheet"');
    // Browsers make a document of each SVG in styles before the first paint.
    expect(html, path).not.toMatch(/url\(["']?data:image\/svg/);
    expect(html, path).toMatch(/<style data-sheet="\/_astro\/Page\.[^"]+\.css"( data-part)?>/);
  }
});

test('control: the cart links its stylesheets, and is unstyled without them', async ({ page }) => {
  await page.route('**/*.css', (asked) => asked.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(ROUTES.cart.path);
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed');
});

test('the cart finds the stylesheet prefetched by the previous page', async ({ page }) => {
  await page.goto(ROUTES.privacy.path, { waitUntil: 'networkidle' });
  const sheet = page.waitForResponse(/\/Page\.[^/]+\.css$/);
  await engage(page);
  await (await sheet).finished();
  await page.goto(ROUTES.cart.path, { waitUntil: 'networkidle' });
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/Page\.[^/]+\.css$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sent).toEqual([0]);
});

// With the 2.4 KB that hydrate islands, which pages had inline before.
for (const [path, mostKb, mostFiles] of [
  ['/product/elegant-lamp', 18, 12],
  [ROUTES.shop.path, 15, 12],
  [ROUTES.privacy.path, 12, 6],
] as const)
  test(`${path} runs at most ${mostKb} KB of scripts without interaction, in few files`, async ({ request }) => {
    const read = async (address: string) => (await request.get(address)).text();
    const { files, texts, bytes } = await pageScripts(await read(path), read);
    expect(bytes).toBeLessThanOrEqual(mostKb * 1024);
    expect(files.length, files.join()).toBeLessThanOrEqual(mostFiles);
    expect(files.length).toBeGreaterThan(1);
    expect(texts.join()).not.toContain('Minified React error');
  });

for (const path of [
  ROUTES.landing.path,
  ROUTES.shop.path,
  '/product/elegant-lamp',
  articlePath('interior-design-trends'),
])
  test(`${path} uses no Intl, which loads its data at its first use and blocks a phone for 50 ms`, async ({ page }) => {
    await page.addInitScript(() => {
      const used: string[] = [];
      const { toLocaleString: write } = Number.prototype;
      Number.prototype.toLocaleString = function (...args) {
        used.push('toLocaleString');
        return write.apply(this, args);
      };
      const noted = new Proxy(Intl, {
        get: (intl, name) => {
          used.push(String(name));
          return Reflect.get(intl, name);
        },
      });
      Object.assign(window, { used, Intl: noted });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    if (path.startsWith('/product/')) await expect(page.getByText(/leaves .+ by /).first()).toBeVisible();
    expect(await page.evaluate(() => (window as { used?: string[] }).used)).toEqual([]);
  });

test.describe('until its first screen is painted', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const FIRST_PICTURE = '**/img/**';

  /** Opens a page whose first picture is held back; returns its requests, and a function that releases the picture. */
  async function holdPicture(page: Page, path: string) {
    const asked: string[] = [];
    const release = await holdRequests(page, FIRST_PICTURE);
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(600);
    return { asked, release };
  }
  const pictures = (asked: readonly string[]) => asked.filter((url) => url.includes('/img/'));
  const scripts = (asked: readonly string[]) => asked.filter((url) => url.includes('/_astro/') && url.endsWith('.js'));

  for (const path of [ROUTES.shop.path, '/product/elegant-lamp', articlePath('interior-design-trends')])
    test(`${path} requests only its first picture and one font, and then the rest`, async ({ page }) => {
      const { asked, release } = await holdPicture(page, path);
      expect(pictures(asked)).toHaveLength(1);
      expect(scripts(asked)).toEqual([]);
      expect(asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
      await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
      release();
      await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
      await expect.poll(() => scripts(asked).length).toBeGreaterThan(2);
      await expect.poll(() => pictures(asked).length).toBeGreaterThan(2);
    });

  test('a click starts its scripts', async ({ page }) => {
    const { asked, release } = await holdPicture(page, ROUTES.shop.path);
    expect(scripts(asked)).toEqual([]);
    await page.locator('body').dispatchEvent('pointerdown');
    await expect.poll(() => scripts(asked).length).toBeGreaterThan(3);
    release();
  });

  test('a click before its script has loaded is held and replayed', async ({ page }) => {
    const { release } = await holdPicture(page, ROUTES.shop.path);
    const loadScripts = await holdRequests(page, '**/_astro/*.js');
    await page.locator('[data-panel="cart"]').first().click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    loadScripts();
    await expect(page.getByRole('dialog', { name: CART_COPY.title })).toBeVisible();
    await expect(page).toHaveURL(/\/shop$/);
    release();
  });

  test.describe('when scripts fail to load', () => {
    test.use({ allowed: /Failed to load resource/ });

    test('a click has its native effect', async ({ page }) => {
      const { release } = await holdPicture(page, ROUTES.shop.path);
      await page.route('**/_astro/*.js', (route) => route.abort());
      await page.locator('[data-panel="cart"]').first().click();
      await expect(page).toHaveURL(/\/cart$/);
      release();
    });
  });

  test('a picture that never loads does not delay the scripts for long', async ({ page }) => {
    const { asked, release } = await holdPicture(page, ROUTES.shop.path);
    await expect.poll(() => scripts(asked).length, { timeout: FIRST_PAINT.mostMs + 3000 }).toBeGreaterThan(3);
    release();
  });

  test('without scripts every picture is loaded', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(ROUTES.shop.path);
    await expect(page.locator('article').nth(3).locator('[data-picture] > img').first()).toBeVisible();
    await context.close();
  });
});

test.describe('the reading font', () => {
  const faces = (page: Page) =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  const reads = (names: readonly string[]) => names.some((name) => /Instrument Sans/.test(name));

  test('loads on a narrow screen with the second page, without layout shift', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
    expect(reads(await faces(page))).toBe(false);
    await engage(page);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), READING_FONT.key)).toContain('.woff2');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { moved: (entry as { value?: number }).value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/product/elegant-lamp', { waitUntil: 'networkidle' });
    expect(reads(await faces(page))).toBe(true);
    expect(await page.evaluate(() => (window as { moved?: number }).moved ?? 0)).toBeLessThan(0.01);
  });

  test('loads on a wide screen at once, and stays when the window becomes narrow', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
    expect(reads(await faces(page))).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(reads(await faces(page))).toBe(true);
    expect(await page.locator(`[${READING_FONT.attribute}]`).first().getAttribute('media')).toBe('all');
  });

  for (const { name, ...viewport } of SCREENS)
    test(`on a ${name} text names declared families and common ones alone`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(ROUTES.shop.path);
      const unknown = await page.evaluate(() => {
        const plain = (family: string) => family.trim().replaceAll('"', '');
        const declared = [...document.fonts].map(({ family }) => plain(family));
        return getComputedStyle(document.body)
          .fontFamily.split(',')
          .map(plain)
          .filter((family) => !declared.includes(family));
      });
      expect(unknown).toEqual(['Arial', 'sans-serif']);
    });

  test('loads with its italics on a wide screen, where there are pull quotes', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const preloaded = () =>
      page.evaluate((attribute) => {
        const files = [...document.querySelectorAll<HTMLLinkElement>(`link[${attribute}]`)].map(({ href }) => href);
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
        const slanted = rules.filter((rule) => rule.startsWith('@font-face') && rule.includes('font-style: italic'));
        const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return asked
          .filter(({ name }) => files.includes(name))
          .map(({ name, initiatorType }) => ({
            italic: slanted.some((rule) => rule.includes(new URL(name).pathname)),
            initiatorType,
          }));
      }, READING_FONT.attribute);
    await page.goto(articlePath('interior-design-trends'), { waitUntil: 'networkidle' });
    expect(await preloaded()).toContainEqual({ italic: true, initiatorType: 'link' });
    await page.goto(ROUTES.faq.path, { waitUntil: 'networkidle' });
    expect((await preloaded()).map(({ italic }) => italic)).not.toContain(true);
  });

  test('is not loaded for visitors who save data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && sent.push(request.url()));
    await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
    await engage(page);
    await page.waitForLoadState('networkidle');
    expect(sent).toHaveLength(1);
  });
});

for (const screen of SCREENS)
  test(`on a ${screen.name} a page looks the same with its full stylesheet as with the inlined part`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    // Disables animation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Caches the fonts: optional ones that were late would appear when styles change.
    await page.goto(ROUTES.shop.path, { waitUntil: 'networkidle' });
    for (const path of [ROUTES.landing.path, ROUTES.shop.path, '/collections/small-rooms', '/product/elegant-lamp']) {
      await page.goto(path, { waitUntil: 'networkidle' });
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
      // Waits for the page's own requests and animations.
      await expect
        .poll(async () => (await boxes()).join() === (await page.waitForTimeout(300).then(boxes)).join())
        .toBe(true);
      const before = await boxes();
      await page.evaluate(async (part) => {
        const links = Array.from(document.querySelectorAll<HTMLElement>(`style[${part}]`), (style) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = style.dataset.sheet ?? '';
          document.body.append(link);
          return new Promise((loaded) => link.addEventListener('load', loaded));
        });
        await Promise.all(links);
      }, INLINED_STYLES.part);
      expect(before.length).toBeGreaterThan(200);
      const other = async () => (await boxes()).filter((one, index) => one !== before[index]).slice(0, 5);
      await expect.poll(other, path).toEqual([]);
    }
  });

test('a hydrated island has the full stylesheet, which a page in use has prefetched', async ({ page }) => {
  const prefetched: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('.css')) prefetched.push(request.url());
  });
  await confirmList(page, /\/api\/products\?pageSize=/);
  await page.goto(ROUTES.shop.path);
  const parts = await page.locator(`style[${INLINED_STYLES.part}]`).count();
  await engage(page);
  await expect.poll(() => prefetched.length).toBeGreaterThanOrEqual(parts);
  const whole = page.locator('body > link[rel="stylesheet"]');
  await expect(whole).toHaveCount(0);
  await page.locator('astro-island').first().dispatchEvent('pointerover');
  await expect(page.locator('astro-island[data-awake]').first()).toBeAttached();
  await expect(whole).toHaveCount(parts);
});
