/** The product page: options, stock, live price, structured data. */

import { DELIVERY_COPY } from '../../src/core/delivery/copy.ts';
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { FIT_COPY } from '../../src/core/product/fit-copy.ts';
import { RECENTLY_VIEWED } from '../../src/core/shop/constants.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { awake, expect, SCREENS, test } from '../support/page.ts';

const buy = COPY.product.addToCart;

test('a sold-out fabric is labelled and cannot be bought', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  await page.getByRole('radio', { name: /^Rust velvet/ }).click();
  await expect(page.getByRole('button', { name: COPY.product.unavailable })).toBeDisabled();
});

test('an unavailable combination leads to an available one, or is disabled', async ({ page }) => {
  await page.goto('/product/halden-dining-table');
  await page.getByRole('radio', { name: '220 cm' }).click();
  const smoked = page.getByRole('radio', { name: /Smoked oak/ });
  await expect(smoked).toHaveAccessibleName(new RegExp(COPY.product.notMade));
  await expect(smoked).toBeDisabled();
});

test('a link to a variant opens with it', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa?variant=TAM-SOF-3-OAT');
  await expect(page.getByRole('radio', { name: 'Oat bouclé' })).toBeChecked();
  await expect(page.getByText('₹88,900').first()).toBeVisible();
});

test('the quantity is capped at the stock, with a message', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  const quantity = page.getByRole('textbox', { name: COPY.product.quantity });
  await awake(quantity);
  await quantity.fill('50');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('6');
  await expect(page.getByText(COPY.cart.onlyLeft(6))).toBeVisible();
  await quantity.fill('abc');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('6');
});

test('the first click on the button works, even before its code has loaded', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/product/elegant-lamp', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: buy }).click();
  await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
});

test('a price changed since the build is updated', async ({ page }) => {
  await page.route('**/api/v1/products/elegant-lamp', async (route) => {
    const body = await (await route.fetch()).json();
    body.data.price.amount = 4321;
    for (const variant of body.data.variants) variant.price.amount = 4321;
    await route.fulfill({ json: body });
  });
  await page.goto('/product/elegant-lamp');
  await expect(page.getByText('₹4,321').first()).toBeVisible();
});

test('structured data contains the product, its offer and its breadcrumb', async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = blocks.flatMap((text) => {
    const json = JSON.parse(text);
    return json['@graph'] ?? [json];
  });
  const product = graph.find((one) => one['@type'] === 'Product');
  expect(product).toMatchObject({ name: 'Elegant Lamp', sku: 'ELG-LMP-1' });
  const [offer] = [product.offers].flat();
  expect(offer).toMatchObject({ '@type': 'Offer', price: 5710, priceCurrency: 'INR' });
  expect(offer.availability).toContain('InStock');
  // Sample ratings must not be published as shoppers' ratings.
  expect(product.aggregateRating).toBeUndefined();
  expect(graph.map((one) => one['@type'])).toContain('BreadcrumbList');
});

test('a PIN code shows delivery dates and is stored, and an invalid one shows an error', async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  const pin = page.getByRole('textbox', { name: DELIVERY_COPY.label });
  await awake(pin);
  await pin.fill('1234');
  await pin.press('Enter');
  await expect(page.getByText(DELIVERY_COPY.needsSix)).toBeVisible();
  await pin.fill('560 001');
  await pin.press('Enter');
  await expect(page.getByText(/^Arrives between \w+day \d+ \w+ and \w+day \d+ \w+$/)).toBeVisible();
  await expect(page.getByText('To 560001, Bengaluru, Karnataka')).toBeVisible();
  await page.goto('/product/black-chair');
  await awake(page.getByRole('textbox', { name: DELIVERY_COPY.label }));
  await expect(page.getByText('To 560001, Bengaluru, Karnataka')).toBeVisible();
});

test("the drawing is to scale, and the shopper's door is checked", async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  await expect(page.getByRole('img', { name: FIT_COPY.drawing(220, 95, 80) })).toBeVisible();
  const width = page.getByRole('textbox', { name: FIT_COPY.inCentimetres('Room width') });
  await awake(width);
  await width.fill('216');
  await page.getByRole('textbox', { name: FIT_COPY.inCentimetres('Room depth') }).fill('200');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Too wide by 4 cm')).toBeVisible();
  await page.getByRole('button', { name: FIT_COPY.forget }).click();
  await expect(width).toHaveValue('');
});

test('pictures are enlarged by click and key, and zoomed', async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  await page.locator('[data-zoom]').first().focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: PRODUCT_COPY.enlarged });
  await expect(zoom).toBeVisible();
  await zoom.getByRole('button', { name: PRODUCT_COPY.closer }).click();
  await expect(zoom.getByRole('button', { name: PRODUCT_COPY.further })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test("recently viewed products are shown on the next product's page", async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), RECENTLY_VIEWED.key))
    .toContain('elegant-lamp');
  await page.goto('/product/black-chair');
  const seen = page.getByRole('region', { name: PRODUCT_COPY.seen });
  await expect(seen.getByRole('link')).toHaveText(['Elegant Lamp']);
});

test('on a phone the button stays visible once scrolled past', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/elegant-lamp');
  const bar = page.locator('.buy-bar');
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: FIT_COPY.title }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: buy }).click();
  await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
});

test('goes well with products of the same collections, not of its own category', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  const beside = page.getByRole('region', { name: PRODUCT_COPY.goesWith });
  await expect(beside.getByRole('article')).toHaveCount(4);
  await expect(beside).not.toContainText('Anaya');
});

for (const screen of SCREENS) {
  test(`nothing overflows on a product page on a ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto('/product/tamar-three-seater-sofa');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('picture, name, price, description and dimensions are shown', async ({ page }) => {
    await page.goto('/product/elegant-lamp');
    await expect(page.getByRole('heading', { level: 1, name: 'Elegant Lamp' })).toBeVisible();
    await expect(page.getByText('₹5,710').first()).toBeVisible();
    await expect(page.getByText(COPY.product.description).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  });
});
