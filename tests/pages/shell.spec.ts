/** Every page: title, status, one h1, working links, no console output, and no React without an island. */

import { RETURNS } from '../../src/core/order/constants.ts';
import { CLIENT } from '../../src/core/shop/constants.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { HYDRATE } from '../../src/stores/hydrate.ts';
import { found, readPage, titleOf } from '../support/built-pages.ts';
import { type APIRequestContext, expect, type Page, SCREENS, test } from '../support/page.ts';
import { namedScripts } from '../support/page-scripts.ts';
import { sideways } from '../support/reading-order.ts';

const TITLES = {
  '/': 'Aroha — Home',
  '/home': 'Aroha — Home',
  '/shop': 'Shop',
  '/account': 'Your Account',
  '/product/elegant-lamp': 'Aroha — Elegant Lamp',
  '/category/lighting': 'Aroha — Lighting',
  '/product': 'Aroha',
};

for (const [path, title] of Object.entries(TITLES)) {
  test(`${path} is titled '${title}'`, () => {
    const page = readPage(path);
    expect(titleOf(page)).toBe(title);
    expect(found(page, /<meta name="description" content="([^"]*)"/)).toMatch(/.{20,}/);
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
  });
}

for (const path of ['/shop', '/room-single1', '/journal/measure-before-the-sofa', '/cart'])
  test(`${path} names delivery and returns beside prices, one press from their policies`, async ({ page }) => {
    if (path === '/cart') {
      await page.goto('/product/elegant-lamp');
      await page.getByRole('button', { name: COPY.product.addToCart }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    await page.goto(path);
    const main = page.getByRole('main');
    const delivery = main.getByRole('link', { name: COPY.service.delivery }).first();
    await expect(delivery).toHaveAttribute('href', ROUTES.shipping.path);
    await expect(delivery).toBeVisible();
    const returns = main.getByRole('link', { name: COPY.service.returns(RETURNS.windowDays) }).first();
    await expect(returns).toHaveAttribute('href', ROUTES.returns.path);
    await expect(returns).toBeVisible();
  });

test('a sample shop says so on every page until dismissed, and in the footer', async ({ page }) => {
  const bar = page.getByText(COPY.sample.bar);
  await page.goto('/checkout');
  await expect(bar).toBeVisible();
  await page.goto('/shop');
  await expect(bar).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(COPY.sample.footer);
  const heading = page.getByRole('heading', { level: 1 });
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  const before = await top();
  await page.getByRole('button', { name: COPY.sample.dismiss }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  expect(await top()).toBeLessThan(before);
  await page.goto('/checkout');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar).toBeHidden();
});

test('without JavaScript a sample shop says so, without a button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/shop');
  await expect(page.getByText(COPY.sample.bar)).toBeVisible();
  await expect(page.getByRole('button', { name: COPY.sample.dismiss })).toBeHidden();
  await context.close();
});

test("an unknown path shows the shop's 404 page, with status 404", async ({ request }) => {
  const answer = await request.get('/no-such-page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(COPY.notFound.title);
  expect((await request.get('/api/nothing')).status()).toBe(404);
  expect((await (await request.get('/api/nothing')).json()).message).toBe(COPY.error.noRoute);
});

test('old and short paths redirect', async ({ request }) => {
  for (const [from, to] of [
    ['/catalog', '/shop'],
    ['/new', '/new-arrivals'],
    ['/category', '/categories'],
  ] as const) {
    const answer = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`${to}?a=1`);
  }
});

test("a category's id redirects to its slug", async ({ request }) => {
  const { categories } = await (await request.get('/api/categories')).json();
  const [first] = categories;
  const answer = await request.get(`/category/${first._id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/category/${first.slug}`);
});

test('every link of every page works', async ({ request }) => {
  test.setTimeout(120_000);
  const seen = new Set<string>(['/']);
  const queue = ['/'];
  const broken: string[] = [];
  const visit = async (path: string) => {
    // The server would compress each page on its first use.
    const answer = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    if (!answer.ok()) broken.push(`${path}: ${answer.status()}`);
    if (!answer.headers()['content-type']?.includes('html')) return;
    const html = await answer.text();
    for (const [, href] of html.matchAll(/<(?:a|link)\b[^>]*?\shref="(\/[^"#]*)/g)) {
      const target = (href as string).replaceAll('&amp;', '&');
      const [address = ''] = target.split('?');
      // Pictures are rendered on request, which takes most of a minute: pictures.spec.ts checks that each can be.
      if (seen.has(address) || address.startsWith('/img/')) continue;
      seen.add(address);
      queue.push(address);
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, 4).map(visit));
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(80);
});

/** Scripts that a page loads without interaction: those of its HTML and all imports. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text();
  const queue = namedScripts(html);
  const texts = new Map<string, string>();
  for (let src = queue.pop(); src !== undefined; src = queue.pop()) {
    if (texts.has(src)) continue;
    const text = await (await request.get(src)).text();
    texts.set(src, text);
    for (const [, name] of text.matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      queue.push(new URL(name as string, `http://localhost${src}`).pathname);
    }
  }
  return texts;
}

const isReact = (text: string) => /react\.(transitional\.)?element|Minified React error/.test(text);

test('a page runs no React until an island is used', async ({ page, request }) => {
  for (const path of ['/', '/categories', '/newsletter', '/404.html', '/shop', '/product/elegant-lamp']) {
    const scripts = await scriptsOf(request, path);
    expect(scripts.size, path).toBeGreaterThan(0);
    expect([...scripts].filter(([, text]) => isReact(text)).map(([src]) => src)).toEqual([]);
  }
  await page.goto('/newsletter', { waitUntil: 'networkidle' });
  expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
});

test('control: the cart page, whose island hydrates at once, runs React', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/cart', { waitUntil: 'networkidle' });
  expect((await Promise.all(scripts)).some(isReact)).toBe(true);
});

/** Sums up layout shifts without user input, in window.shift. */
const WATCH_SHIFTS = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const shiftOf = (page: Page) => page.evaluate(() => (window as { shift?: number }).shift ?? 0);

/** Layout shift when fonts arrive late on a device without similar ones; `edit` alters the HTML. */
async function shiftWithLateFonts(page: Page, path: string, edit = (html: string) => html): Promise<number> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(/local\("[^"]+"\)/g, 'local("No such face")');
    // Altered HTML has hashes that its policy lacks.
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body: edit(html) });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(WATCH_SHIFTS);
  await page.goto(path, { waitUntil: 'networkidle' });
  return shiftOf(page);
}

for (const path of ['/', '/search', '/account/payment-methods', '/categories']) {
  test(`late fonts cause no layout shift on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    expect(await shiftWithLateFonts(page, path)).toBeLessThan(0.01);
  });
}

test('text keeps its face when the first island loads the rest of the styles', async ({ page }) => {
  await shiftWithLateFonts(page, '/shop');
  const island = page.locator('[data-check] astro-island').first();
  const width = () =>
    page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
  const before = await width();
  await island.dispatchEvent(HYDRATE);
  await expect(island).toHaveAttribute('data-awake', '');
  // A browser that replaced the fonts would do so with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  expect(await width()).toBe(before);
});

test('control: swapped fonts do cause one', async ({ page }) => {
  const swapping = (html: string) => html.replaceAll('font-display:optional', 'font-display:swap');
  expect(await shiftWithLateFonts(page, '/search', swapping)).toBeGreaterThan(0.01);
});

for (const screen of SCREENS) {
  test.describe(`on a ${screen.name}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test('nothing overflows horizontally and hydration causes no layout shift', async ({ page }) => {
      test.setTimeout(90_000);
      await page.addInitScript(WATCH_SHIFTS);
      for (const path of [
        '/',
        '/shop',
        '/product/tamar-three-seater-sofa',
        '/cart',
        '/checkout',
        '/wishlist',
        '/categories',
        '/search',
        '/account/payment-methods',
        '/shop?category=lighting',
        '/account/settings',
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const { overflow, shift } = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          shift: (window as { shift?: number }).shift ?? 0,
        }));
        expect(overflow, `${path} is no wider than the screen`).toBeLessThanOrEqual(0);
        // A filtered URL is loaded from the API: its list may differ from the prerendered one.
        if (!path.includes('?')) expect(shift, `${path} stays where it is`).toBeLessThan(0.01);
        if (screen.name !== 'phone') continue;
        await page.setViewportSize({ width: 320, height: 640 });
        // After resizing, a scroll bar may take a moment to disappear.
        await expect.poll(() => sideways(page), { message: `${path} at 320 px` }).toBeLessThanOrEqual(0);
        await page.setViewportSize(screen);
      }
    });
  });
}

test('the client times out before a shopper gives up', () => {
  expect(CLIENT.readMs).toBeLessThan(5000);
  expect(CLIENT.timeoutMs).toBeLessThanOrEqual(10_000);
});
