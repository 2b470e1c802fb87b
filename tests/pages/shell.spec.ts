/** What every page owes: title, status, one h1, working links, silence, and no React where there is no island. */
import { CLIENT } from '../../src/core/shop/constants.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { type APIRequestContext, expect, type Page, SCREENS, test } from '../support/page.ts';
import { namedScripts } from '../support/page-scripts.ts';

const TITLES = {
  '/': 'Aroha — Home',
  '/home': 'Aroha — Home',
  '/shop': 'Shop',
  '/account': 'Your Account',
  '/product/elegant-lamp': 'Aroha — Elegant Lamp',
  '/category/lighting': 'Aroha — Lighting',
};

for (const [path, title] of Object.entries(TITLES)) {
  test(`${path} is titled '${title}'`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('the footer stands on every page; on the landing page it is the last section', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('an address that leads nowhere is a page of the shop, with status 404', async ({ page, request }) => {
  test.info().annotations.push({ type: 'note', description: 'the browser logs the 404 itself' });
  const answer = await request.get('/no-such-page');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(COPY.notFound.title);
  expect((await request.get('/api/nothing')).status()).toBe(404);
  expect((await (await request.get('/api/nothing')).json()).message).toBe(COPY.error.noRoute);
  await page.goto('/shop');
});

test('old and short addresses lead to the page that is meant', async ({ request }) => {
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

test('a category addressed by its id leads to its slug', async ({ request }) => {
  const { categories } = await (await request.get('/api/categories')).json();
  const [first] = categories;
  const answer = await request.get(`/category/${first._id}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(`/category/${first.slug}`);
});

test('every link of every page leads somewhere', async ({ page, request }) => {
  test.setTimeout(120_000);
  const seen = new Set<string>(['/']);
  const queue = ['/'];
  const broken: string[] = [];
  const visit = async (path: string) => {
    const answer = await request.get(path);
    if (!answer.ok()) broken.push(`${path}: ${answer.status()}`);
    if (!answer.headers()['content-type']?.includes('html')) return;
    const html = await answer.text();
    for (const [, href] of html.matchAll(/<(?:a|link)\b[^>]*?\shref="(\/[^"#]*)/g)) {
      const target = (href as string).replaceAll('&amp;', '&');
      const [address = ''] = target.split('?');
      if (seen.has(address)) continue;
      seen.add(address);
      queue.push(address);
    }
  };
  // As many at once as a browser would ask for: the image service refuses when too many wait.
  while (queue.length > 0) await Promise.all(queue.splice(0, 4).map(visit));
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(80);
  await page.goto('/');
});

/** Scripts that a page loads by itself: those of its HTML, and all that they import. */
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

test('a page runs no React until somebody uses an island', async ({ page, request }) => {
  for (const path of ['/', '/categories', '/newsletter', '/404.html', '/shop', '/product/elegant-lamp']) {
    const scripts = await scriptsOf(request, path);
    expect(scripts.size, path).toBeGreaterThan(0);
    expect([...scripts].filter(([, text]) => isReact(text)).map(([src]) => src)).toEqual([]);
  }
  await page.goto('/newsletter', { waitUntil: 'networkidle' });
  expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
});

test('control: the cart page, whose island wakes at once, does run it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/cart', { waitUntil: 'networkidle' });
  expect((await Promise.all(scripts)).some(isReact)).toBe(true);
});

/** Sums up what moved on a page without its visitor's doing; asks with window.shift. */
const WATCH_SHIFTS = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** How far the page moved when its fonts came late to a device that has none like them; `edit` alters its HTML. */
async function shiftWithLateFonts(page: Page, path: string, edit = (html: string) => html): Promise<number> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(/local\("[^"]+"\)/g, 'local("No such face")');
    // What is altered here has another hash than the page's policy knows.
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body: edit(html) });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(WATCH_SHIFTS);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => (window as { shift?: number }).shift ?? 0);
}

for (const path of ['/', '/search', '/account/payment-methods', '/categories']) {
  test(`fonts that come late move nothing on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    expect(await shiftWithLateFonts(page, path)).toBeLessThan(0.01);
  });
}

test('control: fonts that swap in do move the page', async ({ page }) => {
  const swapping = (html: string) => html.replaceAll('font-display:optional', 'font-display:swap');
  expect(await shiftWithLateFonts(page, '/search', swapping)).toBeGreaterThan(0.01);
});

for (const screen of SCREENS) {
  test.describe(`on a ${screen.name}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test('nothing overflows sideways and hydration moves nothing', async ({ page }) => {
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
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const { overflow, shift } = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          shift: (window as { shift?: number }).shift ?? 0,
        }));
        expect(overflow, `${path} is no wider than the screen`).toBeLessThanOrEqual(0);
        // A filtered address is answered by the API: its list may differ from the built one.
        if (!path.includes('?')) expect(shift, `${path} stays where it is`).toBeLessThan(0.01);
      }
    });
  });
}

test('the shop at 320 px has no sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/shop', '/product/tamar-three-seater-sofa', '/cart', '/wishlist', '/account/settings']) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('the client gives up before a shopper does', () => {
  expect(CLIENT.readMs).toBeLessThan(5000);
  expect(CLIENT.timeoutMs).toBeLessThanOrEqual(10_000);
});
