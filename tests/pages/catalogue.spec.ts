/** The catalogue: its URL is its state, and it is prerendered. */
import type { Locator, Page } from '@playwright/test';
import { LISTING_COPY } from '../../src/core/catalogue/copy.ts';
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { PAINTED } from '../support/browser-args.ts';
import { readPage } from '../support/built-pages.ts';
import { engage } from '../support/engage.ts';
import { holdRequests } from '../support/hold.ts';
import { awake, cards, expect, prices, settled, test } from '../support/page.ts';

test.use(PAINTED);

const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('back and forward restore filters and scroll position', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('checkbox', { name: /^Hedvane/ }).click();
  await expect(page).toHaveURL(/brand=Hedvane/);
  await expect(page.getByRole('checkbox', { name: /^Hedvane/ })).toBeChecked();
  await settled(page);
  const filtered = await names(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await cards(page).nth(6).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);

  await page.goBack();
  await expect(page).toHaveURL(/brand=Hedvane/);
  await expect(page.getByRole('checkbox', { name: /^Hedvane/ })).toBeChecked();
  await settled(page);
  expect(await names(page)).toEqual(filtered);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(650);

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Hedvane/ })).not.toBeChecked();
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: /^Hedvane/ })).toBeChecked();
});

/** Opens a list on a phone, and leaves it at a scroll position for one of its products. */
async function leaveFrom(page: Page, path: string, top: number): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  // The chosen filters appear above the list when it hydrates.
  if (path.includes('?'))
    await expect(page.locator('astro-island', { has: page.locator('[data-results]') })).toHaveAttribute(
      'data-awake',
      '',
    );
  await settled(page);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  // A direct click: Playwright's own would scroll the link into view first.
  const link = cards(page).nth(3).getByRole('link').first();
  await link.evaluate((one: HTMLElement) => one.click());
  await expect(page).toHaveURL(/\/product\//);
}

for (const path of ['/shop', '/shop?brand=Hedvane&sort=price-low', '/search?q=oak'])
  test(`going back to ${path} restores the scroll position, however late the list`, async ({ page }) => {
    await leaveFrom(page, path, 2100);

    await page.route('**/api/products?*', async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    await page.goBack();
    await settled(page);
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 2100))).toBeLessThan(3);
  });

test('scrolling before the list is ready cancels the restoration', async ({ page }) => {
  await leaveFrom(page, '/shop?sort=price-low', 2100);
  const go = await holdRequests(page, '**/api/products?*');
  const requested = page.waitForRequest('**/api/products?*');
  await page.goBack();
  await requested;
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2900);
  go();
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2900);
});

test('a link with filters, sort and page shows exactly that', async ({ page }) => {
  await page.goto('/shop?category=lighting&category=textiles&sort=price-low&maxPrice=20000');
  await expect(page.getByRole('checkbox', { name: /^Lighting/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Textiles/ })).toBeChecked();
  await settled(page);
  const found = await prices(page);
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(Math.max(...found)).toBeLessThanOrEqual(20_000);
});

test('pages are numbered links, and the last one holds the rest', async ({ page }) => {
  await page.goto('/shop');
  const first = await names(page);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/page=3/);
  await settled(page);
  await expect(cards(page)).toHaveCount(64 - 48);
  const last = await names(page);
  expect(last.filter((name) => first.includes(name))).toEqual([]);
});

test('an empty result has a message, and a button removes the filters', async ({ page }) => {
  await page.goto('/shop?minPrice=900000');
  await expect(page.getByText(COPY.catalogue.empty)).toBeVisible();
  await expect(page.getByText(COPY.catalogue.emptyHint)).toBeVisible();
  await page.getByRole('button', { name: COPY.catalogue.clear }).first().click();
  await settled(page);
  await expect(cards(page)).toHaveCount(24);
});

test('grid and list view are remembered', async ({ page }) => {
  await page.goto('/shop');
  const list = page.getByRole('button', { name: COPY.catalogue.list });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
  const box = await cards(page).first().boundingBox();
  expect(box?.width).toBeGreaterThan(800);
});

test('a phone shows two columns in grid view and one in list view', async ({ page }) => {
  const widths = [360, 390];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop');
  const columns = () =>
    page.locator('[data-results]').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await columns(), `${width} px`).toBe(2);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`)
      .toBeLessThanOrEqual(0);
    for (const card of (await cards(page).all()).slice(0, 6)) {
      const name = card.getByRole('heading').getByRole('link');
      const lines = await name.evaluate(
        (link) => link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      const heart = await card.locator('.heart').boundingBox();
      expect(Math.min(heart?.width ?? 0, heart?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect(card.getByText('₹').first()).toBeVisible();
    }
  }
  const list = page.getByRole('button', { name: COPY.catalogue.list });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(1);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await columns(), `${width} px`).toBe(1);
  }
});

test('while a list loads on a phone its skeletons have two columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const go = await holdRequests(page, '**/api/products?*');
  await page.goto('/search?q=oak');
  const skeletons = page.getByRole('list', { name: COPY.catalogue.loading });
  await expect(skeletons).toBeVisible();
  expect(await skeletons.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(2);
  go();
});

test('on a phone the filters are in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop');
  await page.getByRole('button', { name: COPY.catalogue.filters }).click();
  const drawer = page.getByRole('dialog', { name: COPY.catalogue.filters });
  await drawer.getByRole('checkbox', { name: /^Bathroom/ }).click();
  await drawer.getByRole('button', { name: /^Show 8 pieces/ }).click();
  await expect(drawer).toBeHidden();
  await expect(cards(page)).toHaveCount(8);
});

test('a malformed URL still shows a catalogue', async ({ page }) => {
  await page.goto('/shop?page=-3&minPrice=abc&sort=%3Cscript%3E&rating=9&category=&pageSize=1e9');
  await settled(page);
  await expect(cards(page).first()).toBeVisible();
});

test('a category page is restricted to its category', async ({ page }) => {
  await page.goto('/category/lighting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting');
  await expect(cards(page)).toHaveCount(8);
  const sort = page.getByRole('combobox', { name: COPY.catalogue.sort });
  await awake(sort);
  await sort.selectOption('price-high');
  await expect(page).toHaveURL('/category/lighting?sort=price-high');
  await settled(page);
  await expect(cards(page)).toHaveCount(8);
});

test('every filter is in the URL, and the URL sets every filter', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('checkbox', { name: /^Linen/ }).click();
  await expect(page).toHaveURL(/material=Linen/);
  await settled(page);
  await page.getByRole('textbox', { name: LISTING_COPY.sideLabel('Width') }).fill('120');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?material=Linen&maxWidth=120');
  await page.getByRole('checkbox', { name: /^Can be ordered/ }).click();
  await expect(page).toHaveURL('/shop?material=Linen&maxWidth=120&inStock=true');
  await settled(page);
  const found = await names(page);
  expect(found.length).toBeGreaterThan(0);
  await page.goto('/shop?inStock=1&maxWidth=120&material=Linen');
  await expect(page.getByRole('button', { name: COPY.catalogue.without('Linen') }).first()).toBeVisible();
  await settled(page);
  expect(await names(page)).toEqual(found);
  await page
    .getByRole('button', { name: COPY.catalogue.without(LISTING_COPY.upTo('Width', 120)) })
    .first()
    .click();
  await expect(page).toHaveURL('/shop?material=Linen&inStock=true');
});

test('the price has a slider with two handles, usable by keyboard', async ({ page }) => {
  await page.goto('/shop');
  const dearest = page.getByRole('slider', { name: LISTING_COPY.dearest });
  await awake(page.getByRole('textbox', { name: COPY.catalogue.maxPrice }));
  await dearest.focus();
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/maxPrice=\d+/);
  await settled(page);
  const limit = Number(new URL(page.url()).searchParams.get('maxPrice'));
  expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(limit);
});

test('the price fields have Indian separators while they are not edited', async ({ page }) => {
  await page.goto('/shop');
  const most = page.getByRole('textbox', { name: COPY.catalogue.maxPrice });
  await expect(most).toHaveAttribute('placeholder', '1,89,000');
  await awake(most);
  await most.fill('150000');
  await expect(most).toHaveValue('150000');
  await most.blur();
  await expect(page).toHaveURL(/maxPrice=150000/);
  await expect(most).toHaveValue('1,50,000');
  await most.focus();
  await expect(most).toHaveValue('150000');
});

test('no card is labelled as featured where the list is sorted by it', async ({ page }) => {
  expect(readPage('/shop').html).not.toMatch(/>\s*FEATURED\s*</);
  await page.goto('/shop?sort=newest');
  await settled(page);
  const featured = await cards(page).getByText('FEATURED', { exact: true }).count();
  expect(featured).toBeLessThanOrEqual((await cards(page).count()) / 3);
});

test('cards name size and lead time, and which variant the lowest price is for', async ({ page }) => {
  const sofa = cards(page).filter({ has: page.getByRole('link', { name: 'Tamar three-seater sofa' }) });
  for (const open of ['/shop', '/shop?sort=price-high']) {
    await page.goto(open);
    await expect(sofa.getByText('220 × 95 × 80 cm · leaves in 1–3 days')).toBeVisible();
    await expect(sofa.getByText(PRODUCT_COPY.inVariant('Olive linen'), { exact: true })).toBeAttached();
  }
  await awake(page.getByRole('button', { name: COPY.catalogue.list }));
  await page.getByRole('button', { name: COPY.catalogue.list }).click();
  const variant = sofa.getByText(PRODUCT_COPY.inVariant('Olive linen'), { exact: true });
  await expect.poll(() => variant.evaluate((text) => text.getBoundingClientRect().width)).toBeGreaterThan(20);
});

test('material, colour and size stand above brand, and types of one piece each are folded at the end', async ({
  page,
}) => {
  await page.goto('/shop');
  const filters = page.getByRole('complementary', { name: COPY.catalogue.filterTitle });
  const titles = await filters.locator('legend, summary:not(.link)').allTextContents();
  const order = [
    LISTING_COPY.material,
    LISTING_COPY.colour,
    LISTING_COPY.size,
    COPY.catalogue.brand,
    COPY.catalogue.type,
  ];
  expect(titles.filter((title, at) => order.includes(title as never) && titles.indexOf(title) === at)).toEqual(order);
  const sofas = filters.getByRole('checkbox', { name: /^Armchairs/ });
  await expect(sofas).toBeHidden();
  const fold = filters.locator('summary', { hasText: COPY.catalogue.type });
  await awake(fold);
  await fold.click();
  await sofas.click();
  await expect(page).toHaveURL(/type=Armchairs/);
  await page.reload();
  await expect(sofas).toBeChecked();
  await expect(sofas).toBeVisible();
});

test('a room stands among the products of a page, and is not counted as one', async ({ page }) => {
  await page.goto('/shop');
  const tile = page.locator('[data-results]').getByRole('link', { name: /^See the .+ room$/ });
  await expect(tile).toHaveCount(1);
  const first = await tile.textContent();
  await expect(page.getByRole('main').locator('[data-results]').getByRole('listitem')).toHaveCount(24);
  // As high as the picture of a product beside it.
  const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0);
  const picture = page.locator('.room-tile');
  expect(await heightOf(picture)).toBe(await heightOf(cards(page).first().locator('[data-picture]').first()));
  await awake(page.getByRole('button', { name: COPY.catalogue.list }));
  await page.getByRole('link', { name: COPY.catalogue.page(2) }).click();
  await expect(page).toHaveURL(/page=2/);
  await settled(page);
  await expect(tile).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: COPY.catalogue.list }).click();
  await expect(tile).toBeHidden();
  await page.getByRole('button', { name: COPY.catalogue.grid }).click();
  await tile.click();
  await expect(page).toHaveURL(/\/room-single/);
});

test('a short list has no room among its products', async ({ page }) => {
  await page.goto('/category/lighting');
  await expect(cards(page)).toHaveCount(8);
  await expect(page.locator('.room-tile')).toHaveCount(0);
});

for (const { width, height } of [
  { width: 820, height: 1180 },
  { width: 1100, height: 800 },
])
  test(`the filters of a screen of ${width} px fold into a bar above the list`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/shop');
    await expect(page.getByRole('complementary', { name: COPY.catalogue.filterTitle })).toBeHidden();
    const button = page.getByRole('button', { name: COPY.catalogue.filterTitle });
    await awake(button);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: COPY.catalogue.show('64 pieces') })).toBeInViewport();
    await page.getByRole('checkbox', { name: /^Lighting/ }).click();
    await expect(page).toHaveURL(/category=lighting/);
    await settled(page);
    await page.getByRole('button', { name: COPY.catalogue.show('8 pieces') }).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(cards(page)).toHaveCount(8);
    await button.click();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

test('the next page is prefetched on hover, once', async ({ page }) => {
  await page.goto('/shop');
  const second = page.getByRole('link', { name: 'Page 2' });
  await awake(second);
  let requested = 0;
  page.on('request', (request) => {
    if (/\/api\/products\?.*page=2/.test(request.url())) requested += 1;
  });
  await page.mouse.move(0, 0);
  await second.hover();
  await expect.poll(() => requested).toBe(1);
  await second.click();
  await expect(page).toHaveURL(/page=2/);
  await settled(page);
  expect(requested).toBe(1);
});

test.describe('offline', () => {
  test.use({ allowed: /Failed to load resource|ERR_FAILED|dynamically imported module|Failed to fetch props/ });

  test('a product without options is added to the cart from its card', async ({ page }) => {
    await page.goto('/shop');
    const card = cards(page)
      .filter({ has: page.locator('[data-quick-add]') })
      .first();
    await page.route('**/*', (route) => route.abort());
    await card.hover();
    await card.locator('[data-quick-add]').click();
    await expect(card.locator('[data-quick-add]')).toHaveAttribute('data-state', 'added');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1 item/);
  });
});

test.describe('with a network that fails during prefetching', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('nothing is thrown, and the listing still hydrates when used', async ({ page }) => {
    let broken = 0;
    await page.route('**/_astro/**', (route) => {
      const ahead = route.request().resourceType() === 'fetch' && !/Catalogue|\/props\./.test(route.request().url());
      if (!ahead) return route.continue();
      broken += 1;
      return route.abort();
    });
    await page.goto('/shop');
    await engage(page);
    await expect.poll(() => broken).toBeGreaterThan(1);
    await awake(page.getByRole('link', { name: 'Page 2' }));
  });
});

test('cards show the fit once the shopper has entered measurements', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('aroha:space', '{"roomWidth":200,"roomDepth":200}'));
  await page.goto('/category/furniture');
  const sofa = cards(page).filter({ hasText: 'Tamar three-seater sofa' }).locator('fit-note');
  await expect(sofa).toHaveText('Too wide by 20 cm');
  const chair = cards(page).filter({ hasText: 'Black Chair' }).locator('fit-note');
  await expect(chair).toHaveText('Fits your space');
});

test.describe('collections', () => {
  test('have an overview, and a listing each', async ({ page }) => {
    await page.goto('/collection');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Small rooms' })).toBeVisible();
    await page.getByRole('link', { name: 'Small rooms' }).first().click();
    await expect(page).toHaveURL('/collections/small-rooms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small rooms');
    await expect(cards(page)).toHaveCount(10);
  });

  test('and categories are listed under Explore', async ({ page }) => {
    await page.goto('/explore');
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="/category/"]')).toHaveCount(8);
    await expect(main.locator('a[href^="/collections/"]')).toHaveCount(5);
  });
});

test('a tab of the home page links to its list with its title', async ({ page }) => {
  await page.goto('/shop?onsale=true&title=Sale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sale');
  await expect(page.getByRole('checkbox', { name: /^On sale/ })).toBeChecked();
  await page.goto('/shop?title=Buy+elsewhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COPY.catalogue.title);
});

test("a category's id leads to its slug, on any host", async ({ page, request }) => {
  const { categories } = await (await request.get('/api/categories')).json();
  const { _id, slug } = categories[0];
  await page.goto(`/category/${_id}`);
  await expect(page).toHaveURL(`/category/${slug}`);
  // A static host can only respond with its 404 page.
  const notFound = await (await request.get('/404')).text();
  await page.route(`**/category/${_id}`, (route) => route.fulfill({ body: notFound, contentType: 'text/html' }));
  await page.goto(`/category/${_id}?name=x`).catch(() => {});
  await expect(page).toHaveURL(`/category/${slug}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page of the catalogue is shown, and links lead to products', async ({ page }) => {
    await page.goto('/shop');
    await expect(cards(page)).toHaveCount(24);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/₹/).first()).toBeVisible();
  });
});
