/** Prerendered lists show what the API sends, without a touch: prices, badges, sold out, new and withdrawn pieces. */
import { markOf } from '../../src/core/catalogue/list-check.ts';
import { LOOKBOOK_COPY } from '../../src/core/catalogue/lookbook-copy.ts';
import { SEARCH_COPY } from '../../src/core/catalogue/search-copy.ts';
import { ROOM_COPY } from '../../src/core/editorial/room-copy.ts';
import { LANDING_COPY } from '../../src/core/landing/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { builtWithout } from '../support/built-without.ts';
import { type Body, changeResponse, confirmList } from '../support/change-response.ts';
import { cards, expect, type Page, test } from '../support/page.ts';

/** Time in milliseconds after the load event within which a page is right: 1 to 2 s, far longer on a busy machine. */
const WITHIN_MS = 20_000;
const LISTS: Readonly<Record<string, RegExp>> = {
  '/shop': /\/api\/products\?pageSize=/,
  '/category/lighting': /\/api\/products\?category=/,
  '/lookbook': /\/api\/products\?limit=/,
  '/search': /\/api\/categories$/,
};

/** Sums the layout shifts of the page; read it with shiftOf(). */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

for (const [path, url] of Object.entries(LISTS)) {
  test(`${path} is checked once, with the build's ETag, and its island stays asleep while nothing has changed`, async ({
    page,
  }) => {
    const asked = await confirmList(page, url);
    await page.goto(path);
    const built = await page.locator('[data-check]').first().getAttribute('data-etag');
    expect(built).toMatch(/^W\/".+"$/);
    await expect.poll(() => asked).toEqual([built]);
    await page.waitForTimeout(500);
    expect(asked).toEqual([built]);
    await expect(page.locator('[data-check] astro-island').first()).not.toHaveAttribute('data-awake', '');
  });
}

test('a list shows another price, badge, sold-out and new piece, and nothing shifts', async ({ page }) => {
  await recordShifts(page);
  await changeResponse(page, LISTS['/shop'] as RegExp, ({ data }) => {
    const [first, second, third] = data.items;
    first.price.amount = 123_456;
    Object.assign(second, { isNewProduct: true });
    second.stock.isInStock = false;
    for (const variant of second.variants) variant.stock = { isInStock: false, quantity: 0 };
    data.items.splice(2, 1, { ...third, _id: 'new', slug: 'new-piece', name: 'A piece made since' });
  });
  await page.goto('/shop', { waitUntil: 'load' });
  const within = { timeout: WITHIN_MS };
  await expect(cards(page).first()).toContainText('₹1,23,456', within);
  await expect(cards(page).nth(1)).toContainText('OUT OF STOCK');
  await expect(cards(page).nth(1)).toContainText(COPY.product.unavailable);
  await expect(cards(page).nth(2)).toContainText('A piece made since');
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('only another quantity in stock leaves the list asleep', async ({ page, request }) => {
  // Other tests sell pieces of the same shop: the page is given the mark of the list as it is now.
  const url = (await (await request.get('/shop')).text()).match(/data-check="([^"]+)"/)?.[1]?.replaceAll('&#38;', '&');
  const body = await (await request.get(url ?? '')).json();
  await page.route('/shop', async (route) => {
    const built = await (await route.fetch()).text();
    const html = built.replace(/data-mark="[^"]*"/, `data-mark="${markOf(JSON.stringify(body))}"`);
    await route.fulfill({ contentType: 'text/html', body: html });
  });
  const sold = structuredClone(body);
  for (const item of sold.data.items) item.stock.quantity += 1;
  await page.route(LISTS['/shop'] as RegExp, (route) => route.fulfill({ json: sold }));
  const checked = page.waitForResponse(LISTS['/shop'] as RegExp);
  await page.goto('/shop');
  await checked;
  await page.waitForTimeout(500);
  await expect(page.locator('[data-check] astro-island')).not.toHaveAttribute('data-awake', '');
});

test('a list does not change while a pointer is down', async ({ page }) => {
  let change = () => {};
  const released = new Promise<void>((resolve) => {
    change = resolve;
  });
  await page.route(LISTS['/shop'] as RegExp, async (route) => {
    await released;
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const json = await (await route.fetch({ headers })).json();
    json.data.items[0].name = 'A piece with another name';
    await route.fulfill({ json });
  });
  const asked = page.waitForRequest(LISTS['/shop'] as RegExp);
  await page.goto('/shop');
  await asked;
  await page.mouse.move(20, 400);
  await page.mouse.down();
  change();
  await page.waitForTimeout(800);
  await expect(cards(page).first()).not.toContainText('A piece with another name');
  await page.mouse.up();
  await expect(cards(page).first()).toContainText('A piece with another name');
});

test('the lookbook shows a new piece in place of a withdrawn one, and nothing shifts', async ({ page }) => {
  await recordShifts(page);
  await changeResponse(page, LISTS['/lookbook'] as RegExp, ({ products }) => {
    const [first] = products;
    products.splice(0, 1);
    products.push({ ...first, _id: 'new', slug: 'new-piece', name: 'A piece made since' });
  });
  const withdrawn = page.locator('[data-look]').first();
  await page.goto('/lookbook', { waitUntil: 'load' });
  const slug = (await withdrawn.getAttribute('data-look')) ?? '';
  await expect(page.locator('[data-look="new-piece"]')).toBeAttached({ timeout: WITHIN_MS });
  await expect(page.locator(`[data-look="${slug}"]`)).toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await page.locator('[data-look="new-piece"]').click();
  await expect(page.getByRole('dialog', { name: 'A piece made since' })).toBeVisible();
});

const ROWS = [
  { row: '#collection', url: /\/api\/products\/get\/new/, first: ({ data }: Body) => data[0], name: 'name' },
  {
    row: '#categories',
    url: /\/api\/categories\/products\//,
    first: ({ data }: Body) => data.products[0],
    name: 'name',
  },
  { row: 'main', url: /\/api\/categories\/get\/top-selling/, first: ({ data }: Body) => data[0], name: 'headline' },
] as const;

for (const { row, url, first, name } of ROWS) {
  test(`the landing page shows another ${name} in ${row} before it is on screen`, async ({ page }) => {
    await changeResponse(page, url, (body) => {
      first(body)[name] = 'Renamed since';
    });
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.locator(row)).toContainText('Renamed since', { timeout: WITHIN_MS });
  });
}

test('the search page shows a new category', async ({ page }) => {
  await changeResponse(page, LISTS['/search'] as RegExp, (body) => {
    body.categories.push({ ...body.categories[0], _id: 'new', slug: 'new', name: 'A category made since' });
  });
  await page.goto('/search', { waitUntil: 'load' });
  const browse = page.getByRole('navigation', { name: SEARCH_COPY.browse });
  await expect(browse).toContainText('A category made since', { timeout: WITHIN_MS });
});

test("a room's basket shows another price, and what is sold out, in its total, by one request", async ({ page }) => {
  let requests = 0;
  await changeResponse(page, /\/api\/products\?slug=/, ({ products }) => {
    requests += 1;
    for (const product of products)
      for (const variant of product.variants) {
        if (product.slug === 'elegant-lamp') variant.price.amount = 123_456;
        else variant.stock = { isInStock: false, quantity: 0 };
      }
  });
  await page.goto('/room', { waitUntil: 'load' });
  const basket = page.locator('[data-basket]');
  await expect(basket).toContainText('₹1,23,456', { timeout: WITHIN_MS });
  await expect(basket).toContainText(ROOM_COPY.unavailable);
  await expect(basket.locator('[data-total]')).toHaveText('₹1,23,456');
  expect(requests).toBe(1);
});

test.describe('built without an API', () => {
  // The tests' fallback is not what the island renders: React renders it anew.
  test.use({ allowed: /Failed to load resource|500|error #418/ });

  test('the lookbook fills in', async ({ page }) => {
    await builtWithout(page, 'Lookbook', `<h1>${LOOKBOOK_COPY.title}</h1>`, /\/lookbook$/);
    await page.goto('/lookbook');
    await page.getByRole('heading', { name: LOOKBOOK_COPY.title }).hover();
    await expect(page.locator('[data-look]')).toHaveCount(24);
  });

  test('the lookbook says so while the API is away, and a button loads it', async ({ page }) => {
    let down = true;
    await page.route(LISTS['/lookbook'] as RegExp, (route) =>
      down ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
    );
    await builtWithout(page, 'Lookbook', `<h1>${LOOKBOOK_COPY.title}</h1>`, /\/lookbook$/);
    await page.goto('/lookbook');
    await page.getByRole('heading', { name: LOOKBOOK_COPY.title }).hover();
    await expect(page.getByText(COPY.catalogue.failed)).toBeVisible({ timeout: 20_000 });
    down = false;
    await page.getByRole('button', { name: COPY.error.retry }).click();
    await expect(page.locator('[data-look]')).toHaveCount(24);
  });

  test('the search page fills in its categories', async ({ page }) => {
    await builtWithout(page, 'SearchPage', `<h1>${SEARCH_COPY.title}</h1>`, /\/search$/);
    await page.goto('/search');
    await page.getByRole('heading', { name: SEARCH_COPY.title }).hover();
    await expect(page.getByRole('navigation', { name: SEARCH_COPY.browse }).getByRole('link').first()).toBeVisible();
  });

  test("the landing page's rows fill in", async ({ page }) => {
    await builtWithout(page, 'HomeTabs', `<p>${LANDING_COPY.collection.loading}</p>`);
    await page.goto('/#collection');
    await expect(page.locator('#collection .slider-card').first()).toBeVisible();
  });
});
